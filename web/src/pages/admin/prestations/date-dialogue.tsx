import { Dialog } from '../../../components/dialog.tsx'
import { DATE_TEXTS } from '../../../contents/admin-date-texts.ts'
import { DateFormulaire, type DateFormulaireProps } from './date-formulaire.tsx'

type Props = DateFormulaireProps & { readonly ouvert: boolean }

/** Section 2: the modal that sets an intervention date. */
export const DateDialogue = ({ ouvert, ...formulaire }: Props) => (
  <Dialog
    open={ouvert}
    title={formulaire.prestation.dates.length === 0 ? DATE_TEXTS.proposer : DATE_TEXTS.modifier}
    onClose={() => (ouvert ? formulaire.onFermer() : undefined)}
  >
    {ouvert ? <DateFormulaire {...formulaire} /> : null}
  </Dialog>
)
