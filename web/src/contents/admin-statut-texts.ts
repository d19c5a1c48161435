import type { Statut } from '#domain/prestation/statut'
import { fr } from './typographie.ts'

/** The statuts as the owner says them. */
export const STATUT_NOMS: Readonly<Record<Statut, string>> = fr({
  en_attente: 'En attente',
  en_cours: 'En cours',
  terminé: 'Terminé',
  annulé: 'Annulé',
})
