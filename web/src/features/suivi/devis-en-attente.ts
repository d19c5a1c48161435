import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { type DateCivile, plusJours } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { VALIDITE_JOURS } from '#domain/devis/devis'
import type { Fait } from '#domain/prestation/evenement'
import type { Montant } from '#domain/shared/montant'

/** Another quote that waits for its client. */
export type DevisEnAttente = {
  readonly version: number
  readonly total: Montant
  /** ISO 8601. */
  readonly proposeLe: string
  /** Last day on which it may be accepted. */
  readonly jusquAu: DateCivile
}

const DECISIONS: readonly Fait['genre'][] = ['devis_propose', 'devis_repondu', 'devis_retire']

type Suivie = Pick<PrestationReply, 'historique' | 'statut'>

/** The last quote that was proposed, as long as it may be answered; `null` when there is none. */
export const devisEnAttente = ({ historique, statut }: Suivie, maintenant: Date): DevisEnAttente | null => {
  if (statut === 'terminé' || statut === 'annulé') return null
  const dernier = historique.findLast(({ fait }) => DECISIONS.includes(fait.genre))
  if (dernier?.fait.genre !== 'devis_propose') return null
  const { version, total } = dernier.fait
  const jusquAu = plusJours(dateParis(new Date(dernier.le)), VALIDITE_JOURS)
  return jusquAu < dateParis(maintenant) ? null : { version, total, proposeLe: dernier.le, jusquAu }
}
