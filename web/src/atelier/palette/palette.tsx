import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from '../../app/router.ts'
import { Dialog } from '../../components/dialog.tsx'
import { optionId, SuggestionList } from '../../components/suggestion-list.tsx'
import { lireDemande } from './demande.ts'
import styles from './palette.module.css'
import { type Trouve, useTrouve } from './queries.ts'
import type { NomDeGroupe, Resultat } from './resultats.ts'
import { combienTexte, GROUPES, PALETTE_TEXTS } from './texts.ts'

/** Somebody is still typing, in milliseconds: what is known here does not wait for it. */
const PAUSE_MS = 120

const usePause = (texte: string): string => {
  const [pose, setPose] = useState(texte)
  useEffect(() => {
    const reveil = setTimeout(() => setPose(texte), PAUSE_MS)
    return () => clearTimeout(reveil)
  }, [texte])
  return pose
}

const PAS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** The first is chosen until an arrow chooses another, which answers that come later do not move. */
const useChoix = (resultats: readonly Resultat[], texte: string) => {
  const [choisi, setChoisi] = useState({ texte, to: '' })
  const trouve = choisi.texte === texte ? resultats.findIndex(({ to }) => to === choisi.to) : -1
  const rang = trouve === -1 ? 0 : trouve
  const aller = (pas: number): void => {
    const prochain = resultats[(rang + pas + resultats.length) % resultats.length]
    if (prochain !== undefined) setChoisi({ texte, to: prochain.to })
  }
  return { rang, courant: resultats[rang], aller }
}

const dire = ({ enCours, coupe }: Trouve, nombre: number): string => {
  if (coupe) return PALETTE_TEXTS.coupe
  if (nombre > 0) return combienTexte(nombre)
  return enCours ? PALETTE_TEXTS.enCours : PALETTE_TEXTS.rien
}

const suggestionDe = (nom: NomDeGroupe, { texte, detail, to }: Resultat) => ({
  key: to,
  label: texte,
  detail: detail === '' ? GROUPES[nom] : `${GROUPES[nom]} · ${detail}`,
})

const Recherche = ({ onFini }: { readonly onFini: () => void }) => {
  const [texte, setTexte] = useState('')
  const pose = usePause(texte)
  const trouve = useTrouve(texte, lireDemande(texte), lireDemande(pose))
  const resultats = trouve.groupes.flatMap((groupe) => groupe.resultats)
  const { rang, courant, aller } = useChoix(resultats, texte)
  const navigate = useNavigate()
  const liste = useId()
  const champ = useRef<HTMLInputElement>(null)
  useEffect(() => champ.current?.focus(), [])
  const actif = courant === undefined ? undefined : optionId(liste, rang)
  useEffect(() => {
    if (actif !== undefined) document.getElementById(actif)?.scrollIntoView({ block: 'nearest' })
  }, [actif])
  const ouvrir = (to: string): void => {
    onFini()
    navigate(to)
  }
  const surTouche = (event: KeyboardEvent): void => {
    const pas = PAS[event.key]
    if (pas === undefined && event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    // Of its own, a search field would first empty itself.
    if (event.key === 'Escape') return onFini()
    if (pas !== undefined) aller(pas)
    else if (courant !== undefined) ouvrir(courant.to)
  }
  return (
    <>
      <input
        ref={champ}
        type="search"
        role="combobox"
        aria-label={PALETTE_TEXTS.champ}
        placeholder={PALETTE_TEXTS.champ}
        aria-autocomplete="list"
        aria-expanded={resultats.length > 0}
        aria-controls={liste}
        aria-activedescendant={actif}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        className={styles['field']}
        value={texte}
        onChange={({ target }) => setTexte(target.value)}
        onKeyDown={surTouche}
      />
      <SuggestionList
        id={liste}
        label={PALETTE_TEXTS.resultats}
        className={styles['results']}
        suggestions={trouve.groupes.flatMap(({ nom, resultats }) => resultats.map((un) => suggestionDe(nom, un)))}
        active={rang}
        onChoose={({ key }) => ouvrir(key)}
      />
      <p className={styles['help']}>
        <output>{dire(trouve, resultats.length)}</output>
        <span className={styles['keys']}>{PALETTE_TEXTS.aide}</span>
      </p>
    </>
  )
}

/** One search over everything: places, gestures, and what the lists hold. */
export const Palette = ({ ouverte, onFermer }: { readonly ouverte: boolean; readonly onFermer: () => void }) => (
  <Dialog open={ouverte} title={PALETTE_TEXTS.titre} onClose={onFermer}>
    {ouverte ? <Recherche onFini={onFermer} /> : null}
  </Dialog>
)
