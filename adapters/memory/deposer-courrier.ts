import type { CourrierReserve, Reservation } from '#application/ports/outbox'
import type { MemoryStore } from './memory-store.ts'

type SansReservation<A> = A extends Reservation ? Omit<A, keyof Reservation> : never

/** What a mail is about, before anybody claims it. */
export type CourrierADeposer = SansReservation<CourrierReserve>

/** One more than the highest: some of the mails before may be gone. */
const rangSuivant = ({ courriers }: MemoryStore): number =>
  Math.max(0, ...[...courriers.keys()].map((id) => Number(id.replace(/\D/g, '')))) + 1

/** Leaves a mail in the outbox, to be sent at once unless a later hour is given. */
export const deposerCourrier = (
  store: MemoryStore,
  quoi: CourrierADeposer,
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
