import type { Personne } from '#domain/compte/compte'

export type ClientDuRegistre = Personne & { readonly prestations: number; readonly derniereCommandeLe: Date | null }
