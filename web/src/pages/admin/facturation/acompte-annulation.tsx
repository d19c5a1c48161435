import type { AcomptesReply } from '#adapters/http/contract/routes/reglements'
import type { AcompteEcritReply } from '#adapters/http/contract/values/prestation-reply'
import { Dialog } from '../../../components/dialog.tsx'
import { REGLEMENT_TEXTS } from '../../../contents/admin-reglements-texts.ts'
import { annonceDe } from '../../../features/admin/facturation/annonce.ts'
import { annulerReglement } from '../../../features/admin/facturation/appels-de-reglement.ts'
import { ALaDemande } from '../cadre/a-la-demande.tsx'

const charger = () => import('../factures/annulation-formulaire.tsx')

type Props = {
  readonly lus: AcomptesReply
  readonly vise: AcompteEcritReply | null
  readonly onFermer: () => void
  readonly onEcrit: () => void
}

/** A slip is undone by a contrary entry, which says why. */
export const AcompteAnnulation = ({ lus, vise, onFermer, onEcrit }: Props) => (
  <Dialog
    open={vise !== null}
    title={REGLEMENT_TEXTS.titreAnnulation}
    onClose={() => (vise === null ? undefined : onFermer())}
  >
    {vise === null ? null : (
      <ALaDemande charger={charger}>
        {({ AnnulationFormulaire }) => (
          <AnnulationFormulaire
            reglement={vise}
            annonce={annonceDe(lus, vise.montant > 0)}
            annuler={(note) => annulerReglement(lus.reference, vise.id, note)}
            onFermer={onFermer}
            onFait={() => {
              onFermer()
              onEcrit()
            }}
          />
        )}
      </ALaDemande>
    )}
  </Dialog>
)
