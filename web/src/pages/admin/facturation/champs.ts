import type { Cadre } from '../../../features/admin/facturation/cadre.ts'
import type { FactureSaisie } from '../../../features/admin/facturation/saisie.ts'
import type { ErreursDeFacture } from '../../../features/admin/facturation/verifier-saisie.ts'

/** What every group of fields of the form is given. */
export type ChampsProps = {
  readonly cadre: Cadre
  readonly saisie: FactureSaisie
  readonly erreurs: ErreursDeFacture
  readonly onSaisie: (saisie: FactureSaisie) => void
}
