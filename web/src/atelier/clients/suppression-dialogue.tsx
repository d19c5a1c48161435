import { Dialog } from '../../components/dialog.tsx'
import { SUPPRESSION_TEXTS } from './texts.ts'
import { ALaDemande } from '../communs/a-la-demande.tsx'
import type { SuppressionProps } from './suppression-corps.tsx'

const chargerCorps = () => import('./suppression-corps.tsx')

/** The deletion of a client. */
export const SuppressionDialogue = ({ ouvert, ...reste }: SuppressionProps & { readonly ouvert: boolean }) => (
  <Dialog open={ouvert} title={SUPPRESSION_TEXTS.titre} onClose={() => (ouvert ? reste.onFermer() : undefined)}>
    {ouvert ? (
      <ALaDemande charger={chargerCorps}>{({ SuppressionCorps }) => <SuppressionCorps {...reste} />}</ALaDemande>
    ) : null}
  </Dialog>
)
