import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { instantDe, type Moment } from '#adapters/http/contract/routes/prestations'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { formaterInstant } from '#domain/calendrier/formater-date'
import type { CallFailure } from '../../../api/reply.ts'
import { Button } from '../../../components/button.tsx'
import { COMME_OUVERT, ouEchec } from '../../serveur.ts'
import { type DateSaisie } from './date-saisie.ts'
import { estChoisi } from './dates-saisies.ts'
import styles from './dates.module.css'
import { essayer } from './essai.ts'
import { joursSuggeres } from './jours-suggeres.ts'
import { chercherLibres } from './moments-libres.ts'
import { DATE_TEXTS } from './texts.ts'

type Suggestions = {
  /** `null` while they are looked for. */
  readonly moments: readonly Moment[] | null
  readonly echec: CallFailure | null
  /** Looks for those that come after. */
  readonly suite: () => void
}

/** Free moments that would suit the client of a record as it was when the form opened. */
export const useSuggestions = (prestation: PrestationReply): Suggestions => {
  const [{ lue, maintenant }] = useState(() => ({ lue: prestation, maintenant: new Date() }))
  const [depuis, setDepuis] = useState(0)
  const { data, error } = useQuery({
    queryKey: ['suggestions', lue.id, maintenant.getTime(), depuis],
    queryFn: async () =>
      ouEchec(
        await chercherLibres(
          {
            jours: (passes, combien) => joursSuggeres(lue, maintenant, passes, combien),
            essayer: (moments) => essayer(lue.id, moments),
          },
          depuis,
        ),
      ),
    ...COMME_OUVERT,
  })
  return {
    moments: data?.moments ?? null,
    echec: error,
    suite: () => (data === undefined ? undefined : setDepuis(data.vus)),
  }
}

type Props = {
  readonly suggestions: Suggestions
  readonly saisies: readonly DateSaisie[]
  readonly onChoisir: (moment: Moment) => void
}

type LibresProps = Pick<Props, 'saisies' | 'onChoisir'> & { readonly moments: readonly Moment[] }

const Libres = ({ moments, saisies, onChoisir }: LibresProps) =>
  moments.length === 0 ? (
    <p className={styles['soft']}>{DATE_TEXTS.aucunLibre}</p>
  ) : (
    <ul>
      {moments.map((moment) => (
        <li key={instantDe(moment).toISOString()}>
          <button type="button" aria-pressed={estChoisi(saisies, moment)} onClick={() => onChoisir(moment)}>
            {formaterInstant(instantDe(moment))}
            <span>{DATE_TEXTS.libre}</span>
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
        <Button variant="quiet" busy={moments === null} onClick={suite}>
          {DATE_TEXTS.suggestionsSuite}
        </Button>
      </div>
    </div>
  )
}
