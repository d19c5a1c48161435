import { instantDe, type Moment } from '#adapters/http/contract/routes/prestations'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { formaterInstant } from '#domain/calendrier/formater-date'
import * as E from '#fp/Either'
import { Button } from '../../../components/button.tsx'
import { DATE_TEXTS } from '../../../contents/admin-date-texts.ts'
import { type Suggestions as Etat, useSuggestions } from '../../../features/admin/prestations/use-suggestions.ts'
import styles from './date.module.css'

type Props = { readonly prestation: PrestationReply; readonly onChoisir: (moment: Moment) => void }

type LibresProps = Pick<Props, 'onChoisir'> & { readonly moments: readonly Moment[] }

const Libres = ({ moments, onChoisir }: LibresProps) =>
  moments.length === 0 ? (
    <p className={styles['soft']}>{DATE_TEXTS.aucunLibre}</p>
  ) : (
    <ul>
      {moments.map((moment) => (
        <li key={instantDe(moment).toISOString()}>
          <button type="button" onClick={() => onChoisir(moment)}>
            {formaterInstant(instantDe(moment))}
            <span>{DATE_TEXTS.libre}</span>
          </button>
        </li>
      ))}
    </ul>
  )

const Contenu = ({ issue, onChoisir }: Pick<Etat, 'issue'> & Pick<Props, 'onChoisir'>) => {
  if (issue === null) return <p className={styles['soft']}>{DATE_TEXTS.enCours}</p>
  if (E.isLeft(issue)) return <p className={styles['soft']}>{DATE_TEXTS.suggestionsEchec}</p>
  return <Libres moments={issue.right.moments} onChoisir={onChoisir} />
}

/** Free moments that would suit the client; a press takes one over. */
export const Suggestions = ({ prestation, onChoisir }: Props) => {
  const { issue, suite } = useSuggestions(prestation)
  return (
    <div className={styles['suggested']}>
      <h3>{DATE_TEXTS.suggestions}</h3>
      <p className={styles['soft']}>{DATE_TEXTS.suggestionsAide}</p>
      <div className={styles['free']} aria-live="polite">
        <Contenu issue={issue} onChoisir={onChoisir} />
      </div>
      <div>
        <Button variant="quiet" busy={issue === null} onClick={suite}>
          {DATE_TEXTS.suggestionsSuite}
        </Button>
      </div>
    </div>
  )
}
