import type { FacturationReply } from '#adapters/http/contract/routes/factures-admin'
import { prorataDu } from '#domain/facturation/travail-retracte'

type Lue = Pick<FacturationReply, 'statut' | 'factureEnCours' | 'retractation'>

/** Work that is done, the fees of a cancelled order, or the share of one that was withdrawn from once begun. */
export const estFacturable = ({ statut, factureEnCours, retractation }: Lue): boolean => {
  if (factureEnCours !== null) return false
  if (statut === 'annulé') return retractation === null || prorataDu({ statut }, retractation) !== null
  return statut === 'terminé'
}
