import type { Courrier } from '#domain/courrier/courrier'
import type { MemoryStore } from './memory-store.fixture.ts'

/** The highest rank plus one: earlier mails may be deleted. */
const rangSuivant = ({ courriers }: MemoryStore): number =>
  Math.max(0, ...[...courriers.keys()].map((id) => Number(id.replace(/\D/g, '')))) + 1

export const deposerCourrier = (
  store: MemoryStore,
  quoi: Courrier,
  creeLe: Date,
  aEnvoyerLe: Date = creeLe,
  cle: string | null = null,
): void => {
  const id = `courrier-${rangSuivant(store)}`
  store.courriers.set(id, {
    ...quoi,
    id,
    essais: 0,
    statut: 'a_envoyer',
    creeLe,
    aEnvoyerLe,
    bailJusquAu: null,
    ...(cle === null ? {} : { cle }),
  })
}
