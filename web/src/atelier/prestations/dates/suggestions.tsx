import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type MomentSuggereReply, suggererMomentsRoute } from '#adapters/http/contract/routes/agenda'
import type { Moment } from '#adapters/http/contract/routes/prestations'
import { aParis, heureDe } from '#domain/calendrier/heure-de-paris'
import { DATES_MAX } from '#domain/rendez-vous/date-proposee'
import type { CallFailure } from '../../../api/reply.ts'
import { Button } from '../../../components/button.tsx'
import { COMME_OUVERT, lecture } from '../../serveur.ts'
import { type DateSaisie } from './date-saisie.ts'
import { estChoisi, momentDe } from './dates-saisies.ts'
import styles from './dates.module.css'
import { DATE_TEXTS, momentTexte, pourquoiTexte } from './texts.ts'

/** A moment as the form types it, and why it is suggested. */
type Suggestion = { readonly moment: Moment; readonly pourquoi: string }

type Suggestions = {
  /** `null` while they are looked for. */
  readonly moments: readonly Suggestion[] | null
  readonly echec: CallFailure | null
  /** Shows those that come after; `null` once there are none. */
  readonly suite: (() => void) | null
}

const suggestionDe = (suggere: MomentSuggereReply): readonly Suggestion[] => {
  const { date, minutes } = aParis(new Date(suggere.debut))
  const moment = momentDe({ cle: 0, jour: date, heure: heureDe(minutes) })
  return moment === null ? [] : [{ moment, pourquoi: pourquoiTexte(suggere) }]
}

/** Free moments that would suit the client and the roads of the owner, as they were when the form opened; as many at once as one proposal may have. */
export const useSuggestions = (id: string): Suggestions => {
  const [{ tour, rang }, setDepuis] = useState({ tour: 0, rang: 0 })
  const { data, error } = useQuery({
    queryKey: ['suggestions', id, tour],
    queryFn: lecture(suggererMomentsRoute, { params: { id }, query: { tour } }),
    ...COMME_OUVERT,
  })
  const suivant = rang + DATES_MAX
  const reste = data !== undefined && suivant < data.moments.length
  return {
    moments: data?.moments.slice(rang, suivant).flatMap(suggestionDe) ?? null,
    echec: error,
    suite:
      reste || data?.suite === true
        ? () => setDepuis(reste ? { tour, rang: suivant } : { tour: tour + 1, rang: 0 })
        : null,
  }
}

type Props = {
  readonly suggestions: Suggestions
  readonly saisies: readonly DateSaisie[]
  readonly onChoisir: (moment: Moment) => void
}

type LibresProps = Pick<Props, 'saisies' | 'onChoisir'> & { readonly moments: readonly Suggestion[] }

const Libres = ({ moments, saisies, onChoisir }: LibresProps) =>
  moments.length === 0 ? (
    <p className={styles['soft']}>{DATE_TEXTS.aucunLibre}</p>
  ) : (
    <ul>
      {moments.map(({ moment, pourquoi }) => (
        <li key={momentTexte(moment)}>
          <button type="button" aria-pressed={estChoisi(saisies, moment)} onClick={() => onChoisir(moment)}>
            {momentTexte(moment)}
            <span>{pourquoi}</span>
          </button>
        </li>
      ))}
    </ul>
  )

const Contenu = ({ moments, echec, ...props }: Pick<Suggestions, 'moments' | 'echec'> & Omit<Props, 'suggestions'>) => {
  if (echec !== null) return <p className={styles['soft']}>{DATE_TEXTS.suggestionsEchec}</p>
  if (moments === null) return <p className={styles['soft']}>{DATE_TEXTS.enCours}</p>
  return <Libres moments={moments} {...props} />
}

/** Free moments that would suit the client; a press takes one over. */
export const LesSuggestions = ({ suggestions, ...props }: Props) => {
  const { moments, echec, suite } = suggestions
  return (
    <div className={styles['suggested']}>
      <h3>{DATE_TEXTS.suggestions}</h3>
      <p className={styles['soft']}>{DATE_TEXTS.suggestionsAide}</p>
      <div className={styles['free']} aria-live="polite">
        <Contenu moments={moments} echec={echec} {...props} />
      </div>
      <div>
        {suite === null && moments !== null ? null : (
          <Button variant="quiet" busy={moments === null} onClick={suite ?? (() => undefined)}>
            {DATE_TEXTS.suggestionsSuite}
          </Button>
        )}
      </div>
    </div>
  )
}
