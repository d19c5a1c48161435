import { Dialog } from '../../../components/dialog.tsx'
import { FICHE_TEXTS } from '../../../contents/admin-prestations-texts.ts'
import { ALaDemande } from '../cadre/a-la-demande.tsx'
import type { DateFormulaireProps } from './date-formulaire.tsx'

type Props = DateFormulaireProps & { readonly ouvert: boolean }

const charger = () => import('./date-formulaire.tsx')

/** The modal that sets an intervention date. The form loads when it first opens. */
export const DateDialogue = ({ ouvert, ...formulaire }: Props) => (
  <Dialog
    open={ouvert}
    title={formulaire.prestation.dates.length === 0 ? FICHE_TEXTS.proposer : FICHE_TEXTS.modifier}
    onClose={() => (ouvert ? formulaire.onFermer() : undefined)}
  >
    {ouvert ? (
      <ALaDemande charger={charger}>{({ DateFormulaire }) => <DateFormulaire {...formulaire} />}</ALaDemande>
    ) : null}
  </Dialog>
)
