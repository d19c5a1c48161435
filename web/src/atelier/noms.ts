import type { Priorite, Statut } from '#domain/prestation/statut'
import type { StatutDate } from '#domain/rendez-vous/date-proposee'
import { fr } from '../contents/typographie.ts'

/** The statuts as the owner says them. */
export const STATUT_NOMS: Readonly<Record<Statut, string>> = fr({
  en_attente: 'En attente',
  en_cours: 'En cours',
  terminé: 'Terminé',
  annulé: 'Annulé',
})

export const PRIORITE_NOMS: Readonly<Record<Priorite, string>> = fr({
  normale: 'Normale',
  importante: 'Importante',
  urgente: 'Urgente',
})

export const STATUT_DATE_NOMS: Readonly<Record<StatutDate, string>> = fr({
  propose: 'Attend la réponse',
  accepte: 'Convenue',
  ecarte: 'Écartée, une autre a été choisie',
  refuse: 'Refusée par le client',
  remplace: 'Remplacée par une autre proposition',
  expire: 'Sans réponse à temps',
  annule: 'Annulée',
})
