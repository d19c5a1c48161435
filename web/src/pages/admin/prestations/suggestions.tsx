import { useState } from 'react'
import { instantDe, type Moment } from '#adapters/http/contract/values/moment'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { formaterInstant } from '#domain/calendrier/formater-date'
import { DATE_TEXTS } from '../../../contents/admin-date-texts.ts'
import { suggestions } from '../../../features/admin/prestations/suggestions.ts'
import { useEssai } from '../../../features/admin/prestations/use-essai.ts'
import styles from './date.module.css'

type Props = { readonly prestation: PrestationReply; readonly onChoisir: (moment: Moment) => void }

/** Moments that would suit the client, each with whether it is free; a press takes it over. */
export const Suggestions = ({ prestation, onChoisir }: Props) => {
  const [moments] = useState(() => suggestions(prestation, new Date()))
  const essai = useEssai(prestation.id, moments, 0)
  if (moments.length === 0) return null
  return (
    <div className={styles['suggested']}>
      <h3>{DATE_TEXTS.suggestions}</h3>
      <p className={styles['soft']}>{DATE_TEXTS.suggestionsAide}</p>
      <ul>
        {moments.map((moment) => {
          const connu = essai.de(moment)
          const pris = (connu?.conflits.length ?? 0) > 0
          return (
            <li key={instantDe(moment).toISOString()}>
              <button type="button" disabled={pris} onClick={() => onChoisir(moment)}>
                {formaterInstant(instantDe(moment))}
                {connu === null ? null : <span>{pris ? DATE_TEXTS.occupe : DATE_TEXTS.libre}</span>}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
