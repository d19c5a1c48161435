import type { Statut } from '#domain/prestation/statut'

/** Section 4: how a client reads a statut. These words are binding. */
export const STATUT_LIBELLES: Readonly<Record<Statut, string>> = {
  en_attente: 'En attente',
  en_cours: 'En cours',
  terminé: 'Confirmée',
  annulé: 'Annulé',
}
