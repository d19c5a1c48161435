import { Dialog } from '../../components/dialog.tsx'
import { NETTOYAGE_TEXTS } from './texts.ts'
import { ALaDemande } from '../communs/a-la-demande.tsx'

const chargerCorps = () => import('./nettoyage.tsx')

type Props = { readonly ouvert: boolean; readonly onFermer: () => void; readonly onFait: () => void }

/** The cleaning of the accounts that never ordered. */
export const NettoyageDialogue = ({ ouvert, ...reste }: Props) => (
  <Dialog open={ouvert} title={NETTOYAGE_TEXTS.titre} onClose={() => (ouvert ? reste.onFermer() : undefined)}>
    {ouvert ? (
      <ALaDemande charger={chargerCorps}>{({ NettoyageCorps }) => <NettoyageCorps {...reste} />}</ALaDemande>
    ) : null}
  </Dialog>
)
