import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import type { Clock } from '#application/ports/ports'
import type { CourrierReserve, Outbox, Reservation } from '#application/ports/outbox'
import { DELAI_MAX_S } from '#domain/courrier/courrier'
import { deposerCourrier } from './deposer-courrier.fixture.ts'
import { enBaseSeulement, type Envoi, type MemoryCourrier, type MemoryStore } from './memory-store.fixture.ts'

const estDu =
  (instant: Date) =>
  ({ aEnvoyerLe, creeLe, essais }: MemoryCourrier): boolean =>
    aEnvoyerLe <= instant ||
    (essais === 0 && aEnvoyerLe <= creeLe) ||
    (essais > 0 && aEnvoyerLe.getTime() > instant.getTime() + DELAI_MAX_S * 1_000)

const estLibre =
  (instant: Date) =>
  ({ statut, bailJusquAu }: MemoryCourrier): boolean =>
    statut === 'a_envoyer' && (bailJusquAu === null || bailJusquAu <= instant)

const toReserve = ({
  statut,
  creeLe,
  aEnvoyerLe,
  bailJusquAu,
  derniereErreur,
  ...courrier
}: MemoryCourrier): CourrierReserve => courrier

/** Changes a mail if the worker still holds it; answers whether it did. */
const changer = (store: MemoryStore, { id, essais }: Reservation, change: Partial<Envoi>): boolean => {
  const courrier = store.courriers.get(id)
  if (courrier?.statut !== 'a_envoyer' || courrier.essais !== essais) return false
  store.courriers.set(id, { ...courrier, bailJusquAu: null, ...change })
  return true
}

const terminer = (store: MemoryStore, reservation: Reservation, change: Partial<Envoi>) =>
  TE.fromIO(() => {
    changer(store, reservation, change)
  })

const parAge = (a: MemoryCourrier, b: MemoryCourrier): number => a.aEnvoyerLe.getTime() - b.aEnvoyerLe.getTime()

const attend =
  (instant: Date) =>
  (courrier: MemoryCourrier): boolean =>
    courrier.statut === 'a_envoyer' && (courrier.essais > 0 || estDu(instant)(courrier))

/** The instant from which a mail waits: a reminder, from its due time, whenever it was written. */
const depuis = ({ genre, creeLe, aEnvoyerLe }: MemoryCourrier): Date =>
  genre === 'rappel_client' ? aEnvoyerLe : creeLe

export const makeMemoryOutbox = (store: MemoryStore, { maintenant }: Clock): Outbox => ({
  heure: TE.fromIO(maintenant),
  dePrestation: enBaseSeulement,
  echoues: enBaseSeulement,
  renvoyerEchoues: enBaseSeulement,
  reserver: (instant, finDuBail, nombre) =>
    TE.fromIO(() => {
      const dus = [...store.courriers.values()]
        .filter(estLibre(instant))
        .filter(estDu(instant))
        .toSorted(parAge)
        .slice(0, nombre)
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
    TE.fromIO(() => deposerCourrier(store, { genre: 'reinitialisation', email }, instant)),
  retenirReinitialisation: (email, instant, derniereErreur) =>
    TE.fromIO(() => {
      deposerCourrier(store, { genre: 'reinitialisation', email }, instant)
      const id = [...store.courriers.keys()].at(-1) ?? ''
      changer(store, { id, essais: 0 }, { statut: 'echoue', derniereErreur })
    }),
  retenir: (reservation, derniereErreur) =>
    TE.fromIO(
      () =>
        store.courriers.get(reservation.id)?.derniereErreur === undefined &&
        changer(store, reservation, { statut: 'echoue', derniereErreur }),
    ),
  empechement: TE.fromIO(() => {
    const essayes = [...store.courriers.values()].filter(({ statut, essais }) => statut === 'a_envoyer' && essais > 0)
    const dits = essayes.filter(({ derniereErreur }) => derniereErreur !== undefined).toSorted(parAge)
    return O.fromNullable(dits.at(-1)?.derniereErreur)
  }),
  etat: (instant) =>
    TE.fromIO(() => {
      const courriers = [...store.courriers.values()]
      const attente = courriers.filter(attend(instant))
      const [plusAncien = null] = attente.map(depuis).toSorted((a, b) => a.getTime() - b.getTime())
      const echoues = courriers.filter(({ statut }) => statut === 'echoue').length
      return { enAttente: attente.length, echoues, plusAncien }
    }),
})
