import { Dialog } from '../../../components/dialog.tsx'
import { NETTOYAGE_TEXTS } from '../../../contents/admin-clients-texts.ts'
import { ALaDemande } from '../cadre/a-la-demande.tsx'

const chargerCorps = () => import('./nettoyage-corps.tsx')

type Props = { readonly ouvert: boolean; readonly onFermer: () => void; readonly onFait: () => void }

/** The cleaning of the accounts that never ordered. */
export const NettoyageDialogue = ({ ouvert, ...reste }: Props) => (
  <Dialog open={ouvert} title={NETTOYAGE_TEXTS.titre} onClose={() => (ouvert ? reste.onFermer() : undefined)}>
    {ouvert ? (
      <ALaDemande charger={chargerCorps}>{({ NettoyageCorps }) => <NettoyageCorps {...reste} />}</ALaDemande>
    ) : null}
  </Dialog>
)
