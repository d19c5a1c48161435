import type { Statut } from '#domain/prestation/statut'

/** How a client reads a statut. Wording fixed by the owner. */
export const STATUT_LIBELLES: Readonly<Record<Statut, string>> = {
  en_attente: 'En attente',
  en_cours: 'En cours',
  terminé: 'Confirmée',
  annulé: 'Annulé',
}
