import type { DateCivile } from '#domain/calendrier/date-civile'
import { estDansLeDelaiDeRetractation, finDeRetractation } from '#domain/retractation/delai'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'

type Commande = Pick<PrestationReply, 'createdAt' | 'statut' | 'acheteur' | 'debutAnticipeLe'>

/** Nothing is left to withdraw from, or there never was such a right. The server decides. */
const estSansObjet = ({ statut, acheteur, debutAnticipeLe }: Commande): boolean =>
  statut === 'annulé' || acheteur.type === 'professionnel' || (statut === 'terminé' && debutAnticipeLe !== null)

/** Last day on which the client may withdraw from an order; `null` when they cannot, or not any more. */
export const retractationOuverte = (commande: Commande, maintenant: Date): DateCivile | null => {
  const commandeLe = new Date(commande.createdAt)
  return estSansObjet(commande) || !estDansLeDelaiDeRetractation(commandeLe, maintenant)
    ? null
    : finDeRetractation(commandeLe)
}
