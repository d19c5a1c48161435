import { useMemo, useState } from 'react'
import { instantDe, type Moment } from '#adapters/http/contract/values/moment'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { formaterInstant } from '#domain/calendrier/formater-date'
import { Button } from '../../../components/button.tsx'
import { DATE_TEXTS } from '../../../contents/admin-date-texts.ts'
import { suggestions } from '../../../features/admin/prestations/suggestions.ts'
import { useEssai } from '../../../features/admin/prestations/use-essai.ts'
import styles from './date.module.css'

type Props = { readonly prestation: PrestationReply; readonly onChoisir: (moment: Moment) => void }

/** Days without a free moment that are passed over before one is asked. */
const TOURS_MAX = 5

/** Moments that would suit the client, the first of which some are free; a press takes one over. */
export const Suggestions = ({ prestation, onChoisir }: Props) => {
  const [depart] = useState(() => new Date())
  const [tour, setTour] = useState(0)
  const moments = useMemo(() => suggestions(prestation, depart, tour), [prestation, depart, tour])
  const essai = useEssai(prestation.id, moments, 0)
  const pris = (moment: Moment): boolean => (essai.de(moment)?.conflits.length ?? 0) > 0
  if (moments.length === 0) return null
  if (tour < TOURS_MAX && moments.every(pris)) setTour(tour + 1)
  return (
    <div className={styles['suggested']}>
      <h3>{DATE_TEXTS.suggestions}</h3>
      <p className={styles['soft']}>{DATE_TEXTS.suggestionsAide}</p>
      <ul>
        {moments.map((moment) => {
          return (
            <li key={instantDe(moment).toISOString()}>
              <button type="button" disabled={pris(moment)} onClick={() => onChoisir(moment)}>
                {formaterInstant(instantDe(moment))}
                {essai.de(moment) === null ? null : <span>{pris(moment) ? DATE_TEXTS.occupe : DATE_TEXTS.libre}</span>}
              </button>
            </li>
          )
        })}
      </ul>
      <div>
        <Button variant="quiet" onClick={() => setTour(tour + 1)}>
          {DATE_TEXTS.suggestionsSuite}
        </Button>
      </div>
    </div>
  )
}
