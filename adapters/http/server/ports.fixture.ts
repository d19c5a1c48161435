import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { makeMemoryAbsenceStore } from '#adapters/memory/memory-absence-store.fixture'
import { makeMemoryAgendaPrive } from '#adapters/memory/memory-agenda-prive.fixture'
import { makeMemoryAgendaStore } from '#adapters/memory/memory-agenda-store.fixture'
import { makeMemoryClock } from '#adapters/memory/memory-clock.fixture'
import { makeMemoryCommuneTable } from '#adapters/memory/memory-commune-table.fixture'
import { makeMemoryCompteStore } from '#adapters/memory/memory-compte-store.fixture'
import { makeMemoryDevisStore } from '#adapters/memory/memory-devis-store.fixture'
import { makeMemoryEstimationStore } from '#adapters/memory/memory-estimation-store.fixture'
import { makeMemoryFactureStore } from '#adapters/memory/memory-facture-store.fixture'
import { makeMemoryFreinStore } from '#adapters/memory/memory-frein-store.fixture'
import { makeMemoryGeocoder, makeMemoryRandomness } from '#adapters/memory/memory-outside'
import { makeMemoryMessageStore } from '#adapters/memory/memory-message-store.fixture'
import { makeMemoryOutbox } from '#adapters/memory/memory-outbox.fixture'
import { makeMemoryHasher } from '#adapters/memory/memory-hasher.fixture'
import { makeMemoryDeposerFacture } from '#adapters/memory/memory-deposer-facture.fixture'
import { makeMemoryPrestationStore } from '#adapters/memory/memory-prestation-store.fixture'
import { makeMemoryRetractationStore } from '#adapters/memory/memory-retractation-store.fixture'
import { enBaseSeulement, makeMemoryStore, type MemoryStore } from '#adapters/memory/memory-store.fixture'
import { desDocuments } from '#application/ports/documents.fixture'
import { LIEUX_CONNUS } from '#application/ports/lieux-connus.fixture'
import type { Ports } from '#application/ports/ports'
import type { DatabaseStores } from '#application/ports/stores.fixture'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { oubliAvant } from '#domain/estimation/conversion'
import type { EstimationFaite } from '#domain/estimation/estimation-faite'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'

const etats: Ports['diagnostics']['etats'] = async () => [
  { nom: 'base de données', etat: 'ok', detail: 'en mémoire', conseil: '', dureeMs: 1 },
]

/** The ports other than the stores, at a fixed clock. */
const autour = (clock: ReturnType<typeof makeMemoryClock>) => ({
  clock,
  randomness: makeMemoryRandomness(),
  geocoder: makeMemoryGeocoder(LIEUX_CONNUS),
  communes: makeMemoryCommuneTable(),
  documents: desDocuments(),
  estJetable: (domaine: string) => domaine === 'yopmail.com',
  lireAgendaPrive: makeMemoryAgendaPrive(),
  deposerFacture: makeMemoryDeposerFacture(),
  hasher: makeMemoryHasher(),
  entreprise: uneEntreprise(),
  expediteur: '"Atelier du Sapin" <bonjour@atelier.example>',
  adressePublique: 'https://atelier.example',
  adminEmails: [],
})

type Stockage = Pick<Ports, Exclude<keyof DatabaseStores, 'apercu' | 'retrograder'> | 'carnetEstimations'>

export type DesPorts = ReturnType<typeof autour> & Stockage

/** Stands for a port without a memory twin: a test that needs it must run on `unServeurSurBase`. */
const surBaseSeulement = (port: string): never => {
  const refuser = (quoi: string): never => {
    throw new Error(`${port}${quoi} has no twin in memory`)
  }
  return new Proxy(() => refuser(''), { get: (_cible, quoi) => () => refuser(`.${String(quoi)}`) }) as never
}

/** Every port that the calls need, in memory where a twin exists. */
export const desPorts = (store: MemoryStore, clock = makeMemoryClock(UN_INSTANT)): DesPorts => {
  const estimations = makeMemoryEstimationStore(store)
  return {
    ...autour(clock),
    prestations: makeMemoryPrestationStore(store),
    devis: makeMemoryDevisStore(store),
    absences: makeMemoryAbsenceStore(),
    agenda: makeMemoryAgendaStore(store),
    messages: makeMemoryMessageStore(store),
    outbox: makeMemoryOutbox(store, clock),
    comptes: makeMemoryCompteStore(store),
    estimations,
    carnetEstimations: (faite) => void estimations.noter([faite], oubliAvant(faite.creeLe))(),
    factures: makeMemoryFactureStore(store),
    freins: makeMemoryFreinStore(store, clock),
    retractations: makeMemoryRetractationStore(store),
    nouvellesDepuis: surBaseSeulement('nouvellesDepuis'),
    clients: surBaseSeulement('clients'),
    diagnostics: { relever: enBaseSeulement, verifier: enBaseSeulement, etats },
    ouvrirExtrait: surBaseSeulement('ouvrirExtrait'),
    comptabilite: surBaseSeulement('comptabilite'),
    conservation: surBaseSeulement('conservation'),
  }
}

/** `desPorts` over the database; its counters and mails follow the clock of the test. */
export const desPortsSurBase = (stores: DatabaseStores, clock = makeMemoryClock(UN_INSTANT)): DesPorts => {
  const notees: Promise<unknown>[] = []
  const apresLesNotes = <E, A>(lire: () => TE.TaskEither<E, A>): TE.TaskEither<E, A> =>
    pipe(
      TE.fromTask(() => Promise.all(notees)),
      TE.flatMap(lire),
    )
  return {
    ...autour(clock),
    ...stores,
    prestations: {
      ...stores.prestations,
      enregistrer: (...words) => apresLesNotes(() => stores.prestations.enregistrer(...words)),
    },
    diagnostics: { ...stores.diagnostics, etats },
    outbox: { ...stores.outbox, heure: TE.fromIO(clock.maintenant) },
    freins: makeMemoryFreinStore(makeMemoryStore(), clock),
    // In tests nobody waits for this write, except what reads the estimates, and the order that follows from one.
    carnetEstimations: (faite: EstimationFaite) =>
      void notees.push(stores.estimations.noter([faite], oubliAvant(faite.creeLe))()),
    estimations: {
      ...stores.estimations,
      lister: (choix, page) => apresLesNotes(() => stores.estimations.lister(choix, page)),
      parId: (id) => apresLesNotes(() => stores.estimations.parId(id)),
    },
  }
}
