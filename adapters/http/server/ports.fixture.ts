import { makeCalendrierRenderer } from '#adapters/documents/make-calendrier-renderer'
import { makeMemoryAgendaRepository } from '#adapters/memory/memory-agenda-repository'
import { makeExportWriter } from '#adapters/documents/make-export-writer'
import { makeMemoryAnnonceur } from '#adapters/memory/memory-annonceur'
import { makeMemoryClock } from '#adapters/memory/memory-clock'
import { makeMemoryCommandeStore } from '#adapters/memory/memory-commande-store'
import { makeMemoryCommuneTable } from '#adapters/memory/memory-commune-table'
import { makeMemoryComptabiliteReader } from '#adapters/memory/memory-comptabilite-reader'
import { makeMemoryConservationStore } from '#adapters/memory/memory-conservation-store'
import { makeMemoryCompteStore } from '#adapters/memory/memory-compte-store'
import { makeMemoryConditionsRenderer } from '#adapters/memory/memory-conditions-renderer'
import { makeMemoryDevisRenderer } from '#adapters/memory/memory-devis-renderer'
import { makeMemoryDisposableDomains } from '#adapters/memory/memory-disposable-domains'
import { makeMemoryDevisStore } from '#adapters/memory/memory-devis-store'
import { makeMemoryDossierStore } from '#adapters/memory/memory-dossier-store'
import { makeMemoryEffacementStore } from '#adapters/memory/memory-effacement-store'
import { makeMemoryEstimationNotebook } from '#adapters/memory/memory-estimation-notebook'
import { makeMemoryEstimationStore } from '#adapters/memory/memory-estimation-store'
import { makeMemoryFactureRegister } from '#adapters/memory/memory-facture-register'
import { makeMemoryFactureRenderer } from '#adapters/memory/memory-facture-renderer'
import { makeMemoryFactureStore } from '#adapters/memory/memory-facture-store'
import { makeMemoryFreinStore } from '#adapters/memory/memory-frein-store'
import { makeMemoryGeocoder } from '#adapters/memory/memory-geocoder'
import { makeMemoryDiagnostics } from '#adapters/memory/memory-diagnostics'
import { makeMemoryExportReader } from '#adapters/memory/memory-export-reader'
import { makeMemoryJournalNouvelles } from '#adapters/memory/memory-journal-nouvelles'
import { makeMemoryKeyedHash } from '#adapters/memory/memory-keyed-hash'
import { makeMemoryLienAgendaStore } from '#adapters/memory/memory-lien-agenda-store'
import { makeMemoryMessageRegister } from '#adapters/memory/memory-message-register'
import { makeMemoryMessageRepository } from '#adapters/memory/memory-message-repository'
import { makeMemoryMessageStore } from '#adapters/memory/memory-message-store'
import { makeMemoryPrestationRegister } from '#adapters/memory/memory-prestation-register'
import { makeMemoryClientRegister } from '#adapters/memory/memory-client-register'
import { makeMemoryOutbox } from '#adapters/memory/memory-outbox'
import { makeMemoryPasswordHasher } from '#adapters/memory/memory-password-hasher'
import { makeMemoryPlateforme } from '#adapters/memory/memory-plateforme'
import { makeMemoryPrestationRepository } from '#adapters/memory/memory-prestation-repository'
import { makeMemoryReferenceIndex } from '#adapters/memory/memory-reference-index'
import { makeMemoryRandomness } from '#adapters/memory/memory-randomness'
import type { MemoryStore } from '#adapters/memory/memory-store'
import { makeMemoryRetractationStore } from '#adapters/memory/memory-retractation-store'
import { makeMemoryZipWriter } from '#adapters/memory/memory-zip-writer'
import { sha256 } from '#adapters/security/sha256'
import { LIEUX_CONNUS } from '#application/ports/lieux-connus.fixture'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'

/** Every port that the calls need, in memory, at a clock that stands still. */
export const desPorts = (store: MemoryStore, clock = makeMemoryClock(UN_INSTANT)) => ({
  clock,
  randomness: makeMemoryRandomness(),
  keyedHash: makeMemoryKeyedHash(),
  contentHash: sha256,
  geocoder: makeMemoryGeocoder(LIEUX_CONNUS),
  communes: makeMemoryCommuneTable(),
  commandes: makeMemoryCommandeStore(store),
  prestations: makeMemoryPrestationRepository(store),
  references: makeMemoryReferenceIndex(store),
  dossiers: makeMemoryDossierStore(store),
  devis: makeMemoryDevisStore(store),
  registreClients: makeMemoryClientRegister(store),
  registrePrestations: makeMemoryPrestationRegister(store),
  agenda: makeMemoryAgendaRepository(store),
  lienAgenda: makeMemoryLienAgendaStore(),
  journalNouvelles: makeMemoryJournalNouvelles(store),
  annonceur: makeMemoryAnnonceur(),
  diagnostics: makeMemoryDiagnostics(store),
  etatsDesParties: async () => [{ nom: 'base de données', ok: true, detail: 'en mémoire', conseil: '', dureeMs: 1 }],
  exportReader: makeMemoryExportReader(store),
  comptabilite: makeMemoryComptabiliteReader(store),
  conservation: makeMemoryConservationStore(store),
  exportWriter: makeExportWriter(),
  messagesRecus: makeMemoryMessageStore(store),
  messages: makeMemoryMessageRepository(store),
  registreMessages: makeMemoryMessageRegister(store),
  domainesJetables: makeMemoryDisposableDomains(),
  outbox: makeMemoryOutbox(store, clock),
  comptes: makeMemoryCompteStore(store),
  effacements: makeMemoryEffacementStore(store),
  estimations: makeMemoryEstimationStore(store),
  carnetEstimations: makeMemoryEstimationNotebook(makeMemoryEstimationStore(store)),
  factures: makeMemoryFactureStore(store),
  registreFactures: makeMemoryFactureRegister(store),
  plateforme: makeMemoryPlateforme(),
  factureRenderer: makeMemoryFactureRenderer(),
  freins: makeMemoryFreinStore(store, clock),
  passwordHasher: makeMemoryPasswordHasher(),
  devisRenderer: makeMemoryDevisRenderer(),
  calendrier: makeCalendrierRenderer(),
  conditionsRenderer: makeMemoryConditionsRenderer(),
  retractations: makeMemoryRetractationStore(store),
  zip: makeMemoryZipWriter(),
  entreprise: uneEntreprise(),
  expediteur: '"Atelier du Sapin" <bonjour@atelier.example>',
  adressePublique: 'https://atelier.example',
  adminEmails: [],
})

export type DesPorts = ReturnType<typeof desPorts>
