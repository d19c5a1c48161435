import * as TE from '#fp/TaskEither'
import type { CourrierReserve, Outbox, Reservation } from '#application/ports/outbox'
import { deposerCourrier } from './deposer-courrier.ts'
import { memoryCourriersEchoues } from './memory-courriers-echoues.ts'
import type { Envoi, MemoryCourrier, MemoryStore } from './memory-store.ts'

const estDu =
  (instant: Date) =>
  ({ statut, aEnvoyerLe, bailJusquAu }: MemoryCourrier): boolean =>
    statut === 'a_envoyer' && aEnvoyerLe <= instant && (bailJusquAu === null || bailJusquAu <= instant)

/** Only what the port tells. */
const toReserve = ({
  statut,
  creeLe,
  aEnvoyerLe,
  bailJusquAu,
  derniereErreur,
  ...courrier
}: MemoryCourrier): CourrierReserve => courrier

/** Changes a mail as long as the worker still holds it. */
const terminer = (store: MemoryStore, { id, essais }: Reservation, change: Partial<Envoi>) =>
  TE.fromIO(() => {
    const courrier = store.courriers.get(id)
    if (courrier?.statut === 'a_envoyer' && courrier.essais === essais) {
      store.courriers.set(id, { ...courrier, bailJusquAu: null, ...change })
    }
  })

const parAge = (a: MemoryCourrier, b: MemoryCourrier): number => a.aEnvoyerLe.getTime() - b.aEnvoyerLe.getTime()

const attend =
  (instant: Date) =>
  ({ statut, aEnvoyerLe, essais }: MemoryCourrier): boolean =>
    statut === 'a_envoyer' && (aEnvoyerLe <= instant || essais > 0)

/** A reminder waits from its hour on, however long ago it was written. */
const depuis = ({ genre, creeLe, aEnvoyerLe }: MemoryCourrier): Date =>
  genre === 'rappel_client' ? aEnvoyerLe : creeLe

/** Mails waiting in memory. */
export const makeMemoryOutbox = (store: MemoryStore): Outbox => ({
  ...memoryCourriersEchoues(store),
  reserver: (instant, finDuBail, nombre) =>
    TE.fromIO(() => {
      const dus = [...store.courriers.values()].filter(estDu(instant)).toSorted(parAge).slice(0, nombre)
      const reserves = dus.map((courrier) => ({ ...courrier, essais: courrier.essais + 1, bailJusquAu: finDuBail }))
      for (const courrier of reserves) store.courriers.set(courrier.id, courrier)
      return reserves.map(toReserve)
    }),
  marquerEnvoye: (courrier) => terminer(store, courrier, { statut: 'envoye' }),
  marquerEchoue: (courrier, prochainEssai, derniereErreur) =>
    terminer(store, courrier, {
      derniereErreur,
      ...(prochainEssai === null ? { statut: 'echoue' } : { aEnvoyerLe: prochainEssai }),
    }),
  marquerSansObjet: (courrier) => terminer(store, courrier, { statut: 'sans_objet' }),
  demanderReinitialisation: (email, instant) =>
    TE.fromIO(() => deposerCourrier(store, { genre: 'reinitialisation', email, adresseCorrigee: false }, instant)),
  etat: (instant) =>
    TE.fromIO(() => {
      const courriers = [...store.courriers.values()]
      const attente = courriers.filter(attend(instant))
      const [plusAncien = null] = attente.map(depuis).toSorted((a, b) => a.getTime() - b.getTime())
      const echoues = courriers.filter(({ statut }) => statut === 'echoue').length
      return { enAttente: attente.length, echoues, plusAncien }
    }),
})
