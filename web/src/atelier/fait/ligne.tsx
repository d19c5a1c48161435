import { useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Sign } from '../../components/sign.tsx'
import styles from './fait.module.css'
import { ANNULER_MS, COURRIEL_MS, type Ligne, oublier, partirAvecLaPage, useLignes } from './gestes.ts'
import { dansTexte, FAIT_TEXTS } from './texts.ts'

/** Long enough to read it and to go where it leads, in milliseconds; it waits while somebody points at it. */
const DIT_MS = 12_000

const SECONDE_MS = 1_000

/** Counts down for the eye alone: a screen reader hears the sentence once. */
const Depart = ({ texte, fin }: { readonly texte: string; readonly fin: number }) => {
  const [maintenant, setMaintenant] = useState(() => Date.now())
  useEffect(() => {
    const battement = setInterval(() => setMaintenant(Date.now()), SECONDE_MS)
    return () => clearInterval(battement)
  }, [])
  return (
    <>
      <span className="visually-hidden">{dansTexte(texte, COURRIEL_MS / SECONDE_MS)}</span>
      <span aria-hidden="true">{dansTexte(texte, Math.max(0, Math.ceil((fin - maintenant) / SECONDE_MS)))}</span>
    </>
  )
}

/** Whether `ms` have passed since it was drawn, the time that somebody holds it apart. */
const usePasse = (ms: number, retenu: boolean): boolean => {
  const [passe, setPasse] = useState(false)
  useEffect(() => {
    if (retenu) return
    const reveil = setTimeout(() => setPasse(true), ms)
    return () => clearTimeout(reveil)
  }, [ms, retenu])
  return passe
}

const Rang = ({ clef, etat, texte, suite, annuler, fin }: Ligne) => {
  const [retenue, setRetenue] = useState(false)
  const passee = usePasse(DIT_MS, retenue) && etat === 'fait'
  const annulable = !usePasse(ANNULER_MS, retenue) || etat === 'attend'
  useEffect(() => {
    if (passee) oublier(clef)
  }, [passee, clef])
  const puis = (faire: () => void) => (): void => {
    oublier(clef)
    faire()
  }
  return (
    <div
      data-etat={etat}
      onPointerEnter={() => setRetenue(true)}
      onPointerLeave={() => setRetenue(false)}
      onFocus={() => setRetenue(true)}
      onBlur={() => setRetenue(false)}
    >
      <Sign kind={etat === 'refus' ? 'warning' : etat === 'attend' ? 'info' : 'success'} />
      <p>{fin === null ? texte : <Depart texte={texte} fin={fin} />}</p>
      {annuler === undefined || !annulable ? null : (
        <Button variant="quiet" data-annuler onClick={puis(annuler)}>
          {FAIT_TEXTS.annuler}
        </Button>
      )}
      {suite === undefined ? null : 'to' in suite ? (
        <ButtonLink variant="quiet" to={suite.to} onClick={() => oublier(clef)}>
          {suite.texte}
        </ButtonLink>
      ) : (
        <Button variant="quiet" onClick={puis(suite.faire)}>
          {suite.texte}
        </Button>
      )}
      {etat === 'attend' ? null : (
        <Button variant="quiet" onClick={() => oublier(clef)}>
          {FAIT_TEXTS.fermer}
        </Button>
      )}
    </div>
  )
}

/** The focus that a press here leaves behind goes back to where it came from. */
const useRetourDuFocus = () => {
  const liste = useRef<HTMLDivElement>(null)
  const venuDe = useRef<Element | null>(null)
  const dedans = useRef(false)
  useEffect(() => {
    if (!dedans.current || liste.current?.contains(document.activeElement) === true) return
    dedans.current = false
    if (document.activeElement !== document.body) return
    const avant = venuDe.current
    const retour = avant?.isConnected === true ? avant : document.querySelector('#contenu h1')
    if (retour instanceof HTMLElement) retour.focus({ preventScroll: true })
  })
  return {
    ref: liste,
    onFocusCapture: ({ relatedTarget }: { readonly relatedTarget: EventTarget | null }): void => {
      dedans.current = true
      if (relatedTarget instanceof Element && liste.current?.contains(relatedTarget) !== true)
        venuDe.current = relatedTarget
    },
  }
}

/** What was done last, what waits to leave and what was refused, at the foot of the screen. */
export const Faits = () => {
  const lignes = useLignes()
  const liste = useRetourDuFocus()
  useEffect(partirAvecLaPage, [])
  return (
    <section aria-label={FAIT_TEXTS.titre} className={styles['place']}>
      <output>
        <div {...liste} className={styles['lines']}>
          {lignes.map((ligne) => (
            <Rang key={`${ligne.clef} ${ligne.etat} ${ligne.texte}`} {...ligne} />
          ))}
        </div>
      </output>
    </section>
  )
}
