import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { estRetractee } from '#domain/retractation/reprise'
import { dateConvenue, datesEnAttente } from '../../features/suivi/rendez-vous.ts'
import { estFacturee } from '../../features/suivi/pieces-emises.ts'

/** The one thing that the owner does next with an order; `attendre` is up to its client. */
export type GesteSuivant =
  | 'proposer'
  | 'attendre'
  | 'commencer'
  | 'terminer'
  | 'facturer'
  | 'encaisser'
  | 'frais'
  | 'retractee'

type Lue = PrestationReply

const tantQuElleAttend = (prestation: Lue, maintenant: Date): GesteSuivant => {
  const convenue = dateConvenue(prestation)
  if (convenue !== null) return new Date(convenue.fin) <= maintenant ? 'terminer' : 'commencer'
  return datesEnAttente(prestation, maintenant).length > 0 ? 'attendre' : 'proposer'
}

/** Work leads to its end, its end to its invoice, an invoice to its money; of a cancelled order fees may be billed. */
export const gesteSuivant = (prestation: Lue, maintenant: Date): GesteSuivant => {
  const { statut } = prestation
  if (statut === 'en_attente') return tantQuElleAttend(prestation, maintenant)
  if (statut === 'en_cours') return 'terminer'
  if (estFacturee(prestation)) return 'encaisser'
  if (estRetractee(prestation.historique)) return 'retractee'
  return statut === 'terminé' ? 'facturer' : 'frais'
}

/** Of the end of the work with its invoice, while it waits to leave, or for its answer. */
export const clefDeFin = (id: string): string => `terminer ${id}`
