import * as TE from '#fp/TaskEither'
import type { CourrierReserve, Outbox, Reservation } from '#application/ports/outbox'
import type { Envoi, MemoryCourrier, MemoryStore } from './memory-store.ts'

const estDu =
  (instant: Date) =>
  ({ statut, aEnvoyerLe, bailJusquAu }: MemoryCourrier): boolean =>
    statut === 'a_envoyer' && aEnvoyerLe <= instant && (bailJusquAu === null || bailJusquAu <= instant)

/** Only what the port tells. */
const toReserve = (courrier: MemoryCourrier): CourrierReserve => {
  const { id, essais } = courrier
  if (courrier.genre === 'message_entreprise') {
    return { id, essais, genre: courrier.genre, messageId: courrier.messageId }
  }
  const { genre, prestationId, clientId, ouvreCompte } = courrier
  return { id, essais, genre, prestationId, clientId, ouvreCompte }
}

/** Changes a mail as long as the worker still holds it. */
const terminer = (store: MemoryStore, { id, essais }: Reservation, change: Partial<Envoi>) =>
  TE.fromIO(() => {
    const courrier = store.courriers.get(id)
    if (courrier?.statut === 'a_envoyer' && courrier.essais === essais) {
      store.courriers.set(id, { ...courrier, bailJusquAu: null, ...change })
    }
  })

const parAge = (a: MemoryCourrier, b: MemoryCourrier): number => a.aEnvoyerLe.getTime() - b.aEnvoyerLe.getTime()

/** Mails waiting in memory. */
export const makeMemoryOutbox = (store: MemoryStore): Outbox => ({
  reserver: (instant, finDuBail, nombre) =>
    TE.fromIO(() => {
      const dus = [...store.courriers.values()].filter(estDu(instant)).toSorted(parAge).slice(0, nombre)
      const reserves = dus.map((courrier) => ({ ...courrier, essais: courrier.essais + 1, bailJusquAu: finDuBail }))
      for (const courrier of reserves) store.courriers.set(courrier.id, courrier)
      return reserves.map(toReserve)
    }),
  marquerEnvoye: (courrier) => terminer(store, courrier, { statut: 'envoye' }),
  marquerEchoue: (courrier, prochainEssai) =>
    terminer(store, courrier, prochainEssai === null ? { statut: 'echoue' } : { aEnvoyerLe: prochainEssai }),
  etat: () =>
    TE.fromIO(() => {
      const courriers = [...store.courriers.values()]
      const attente = courriers.filter(({ statut }) => statut === 'a_envoyer')
      const [plusAncien = null] = attente.map(({ creeLe }) => creeLe).toSorted((a, b) => a.getTime() - b.getTime())
      const echoues = courriers.filter(({ statut }) => statut === 'echoue').length
      return { enAttente: attente.length, echoues, plusAncien }
    }),
})
