import { closedList } from '#domain/shared/value'

export const STATUTS = ['en_attente', 'en_cours', 'terminé', 'annulé'] as const

export type Statut = (typeof STATUTS)[number]

export const Statut = closedList('Statut', STATUTS, 'Statut inconnu.')

const TRANSITIONS_USUELLES: Readonly<Record<Statut, readonly Statut[]>> = {
  en_attente: ['en_cours', 'annulé'],
  en_cours: ['terminé', 'annulé'],
  terminé: [],
  annulé: [],
}

export const estUsuelle = (de: Statut, vers: Statut): boolean => TRANSITIONS_USUELLES[de].includes(vers)

export const PRIORITES = ['normale', 'importante', 'urgente'] as const

export type Priorite = (typeof PRIORITES)[number]

export const Priorite = closedList('Priorite', PRIORITES, 'Priorité inconnue.')
