import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { TextField } from '../../components/text-field.tsx'
import { dureeTexte } from '../communs/texts.ts'
import { Charge } from '../communs/charge.tsx'
import { useReponse } from '../serveur.ts'
import styles from './agenda.module.css'
import { aPlacerQuery } from './queries.ts'
import { VISITE_TEXTS } from './texts.ts'

type Props = {
  /** The time that there is, in minutes; `null` when none was chosen. */
  readonly minutes: number | null
  readonly onChoisir: (prestation: PrestationReply) => void
}

/** Those for which the time is long enough first. */
const parPlace = (prestations: readonly PrestationReply[], minutes: number | null): readonly PrestationReply[] =>
  minutes === null
    ? prestations
    : [
        ...prestations.filter(({ duree }) => duree * 60 <= minutes),
        ...prestations.filter(({ duree }) => duree * 60 > minutes),
      ]

const villeDe = (adresse: string): string => adresse.split(', ').at(-1) ?? adresse

const DANS_LA_LISTE: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** From the words to the list and within it by arrows. */
const surFleche = (event: KeyboardEvent<HTMLDivElement>): void => {
  const pas = DANS_LA_LISTE[event.key]
  if (pas === undefined) return
  const arrets = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li button')]
  const ici = arrets.findIndex((arret) => arret === document.activeElement)
  event.preventDefault()
  arrets[ici + pas]?.focus()
}

/** Which order a time goes to: those that wait for a date, or those that bear the words; Enter takes the first. */
export const ChoixDePrestation = ({ minutes, onChoisir }: Props) => {
  const [mots, setMots] = useState('')
  const cherches = useDeferredValue(mots.trim())
  const boite = useRef<HTMLDivElement>(null)
  const demande = useReponse(useQuery(aPlacerQuery(cherches)))
  const trouvees = parPlace(demande.donnees ?? [], minutes)
  const aJour = !demande.enCours && cherches === mots.trim()
  // Enter that came before the answer waits for it.
  const [presse, setPresse] = useState(false)
  useEffect(() => {
    const [premiere] = trouvees
    if (presse && aJour && premiere !== undefined) onChoisir(premiere)
  })
  useEffect(() => boite.current?.querySelector('input')?.focus(), [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows go between its own controls.
    <div ref={boite} className={styles['choose']} onKeyDown={surFleche}>
      <TextField
        type="search"
        name="agenda-pour"
        label={VISITE_TEXTS.pour}
        help={VISITE_TEXTS.pourAide}
        optional
        autoComplete="off"
        value={mots}
        onChange={({ target }) => {
          setMots(target.value)
          setPresse(false)
        }}
        onKeyDown={({ key }) => (key === 'Enter' ? setPresse(true) : undefined)}
      />
      <Charge demande={demande} lignes={5}>
        {() =>
          trouvees.length === 0 && aJour ? (
            <p>{cherches === '' ? VISITE_TEXTS.aucune : VISITE_TEXTS.introuvable}</p>
          ) : (
            <ul className={styles['choices']}>
              {trouvees.map((prestation) => (
                <li key={prestation.id}>
                  <button type="button" onClick={() => onChoisir(prestation)}>
                    <strong>{prestation.client.nom}</strong>
                    <span className={styles['soft']}>
                      {prestation.service.serviceName}, {dureeTexte(prestation.duree * 60)},{' '}
                      {villeDe(prestation.adresse)}, {prestation.reference}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Charge>
    </div>
  )
}
