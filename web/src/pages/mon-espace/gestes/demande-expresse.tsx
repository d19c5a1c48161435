import type { DateCivile } from '#domain/calendrier/date-civile'
import { formaterDate } from '#domain/calendrier/formater-date'
import { TEXTES_DE_CONSENTEMENT } from '#domain/prestation/textes-d-engagement'
import { Checkbox } from '../../../components/checkbox.tsx'
import { demandeExpresseTexte, REPONSE_TEXTS } from '../../../contents/rendez-vous-texts.ts'

type Props = {
  /** Of its own on the page. */
  readonly name: string
  /** The last day of the withdrawal delay; `null` when the chosen date takes no request. */
  readonly fin: DateCivile | null
  readonly cochee: boolean
  /** It was pressed without. */
  readonly manque: boolean
  readonly onCocher: (cochee: boolean) => void
}

/** What a consumer asks for to agree on a date within the withdrawal delay, never ticked beforehand, in the words that are kept. */
export const DemandeExpresse = ({ name, fin, cochee, manque, onCocher }: Props) =>
  fin === null ? null : (
    <div>
      <p>{demandeExpresseTexte(formaterDate(fin))}</p>
      <Checkbox
        name={name}
        label={TEXTES_DE_CONSENTEMENT.debutAnticipe}
        checked={cochee}
        error={manque && !cochee ? REPONSE_TEXTS.demandeManquante : undefined}
        onChange={(event) => onCocher(event.target.checked)}
      />
    </div>
  )
