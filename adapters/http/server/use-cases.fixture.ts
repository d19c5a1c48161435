import { makeCalendrierRenderer } from '#adapters/documents/make-calendrier-renderer'
import { makeMemoryAgendaRepository } from '#adapters/memory/memory-agenda-repository'
import { makeExportWriter } from '#adapters/documents/make-export-writer'
import { makeMemoryAnnonceur } from '#adapters/memory/memory-annonceur'
import { makeMemoryClock } from '#adapters/memory/memory-clock'
import { makeMemoryCommandeStore } from '#adapters/memory/memory-commande-store'
import { makeMemoryCommuneTable } from '#adapters/memory/memory-commune-table'
import { makeMemoryCompteStore } from '#adapters/memory/memory-compte-store'
import { makeMemoryConditionsRenderer } from '#adapters/memory/memory-conditions-renderer'
import { makeMemoryDevisRenderer } from '#adapters/memory/memory-devis-renderer'
import { makeMemoryDisposableDomains } from '#adapters/memory/memory-disposable-domains'
import { makeMemoryDossierStore } from '#adapters/memory/memory-dossier-store'
import { makeMemoryEffacementStore } from '#adapters/memory/memory-effacement-store'
import { makeMemoryEstimationNotebook } from '#adapters/memory/memory-estimation-notebook'
import { makeMemoryEstimationStore } from '#adapters/memory/memory-estimation-store'
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
import { makeMemoryPrestationRepository } from '#adapters/memory/memory-prestation-repository'
import { makeMemoryRandomness } from '#adapters/memory/memory-randomness'
import type { MemoryStore } from '#adapters/memory/memory-store'
import { makeMemoryZipWriter } from '#adapters/memory/memory-zip-writer'
import { aujourdhui } from '#application/agenda/aujourdhui'
import { essayerDates } from '#application/agenda/essayer-dates'
import { fluxAgenda } from '#application/agenda/flux-agenda'
import { creerLienAgenda, lireLienAgenda, revoquerLienAgenda } from '#application/agenda/lien-agenda'
import { semaine } from '#application/agenda/semaine'
import { listerServices } from '#application/catalogue/lister-services'
import { changerMotDePasse } from '#application/compte/changer-mot-de-passe'
import { demanderReinitialisation } from '#application/compte/demander-reinitialisation'
import { bilanEffacement, effacerMonCompte } from '#application/compte/effacer-compte'
import { exporterDonnees } from '#application/compte/exporter-donnees'
import { lireProfil } from '#application/compte/lire-profil'
import { ouvrirSession } from '#application/compte/ouvrir-session'
import { reconnaitreSession } from '#application/compte/reconnaitre-session'
import { telechargerConditions } from '#application/conditions/telecharger-conditions'
import { commanderDepuisEstimation } from '#application/estimation/commander-estimation'
import { listerEstimations } from '#application/estimation/lister-estimations'
import { noterAuTelephone } from '#application/estimation/noter-au-telephone'
import { situerLieu } from '#application/lieux/situer-lieu'
import { suggererAdresses } from '#application/lieux/suggerer-adresses'
import { villesDuCodePostal } from '#application/lieux/villes-du-code-postal'
import { envoyerMessage } from '#application/message/envoyer-message'
import { ecrireEnClient } from '#application/message/ecrire-en-client'
import { mesMessages } from '#application/message/mes-messages'
import { poursuivreFil } from '#application/message/poursuivre-fil'
import { repondreMessage } from '#application/message/repondre-message'
import { lireDiagnostics } from '#application/diagnostic/lire-diagnostics'
import { renvoyerCourriel } from '#application/diagnostic/renvoyer-courriel'
import { exporter } from '#application/export/exporter'
import { lireNouvelles } from '#application/nouvelles/lire-nouvelles'
import { LIEUX_CONNUS } from '#application/ports/lieux-connus.fixture'
import { cleDevis } from '#application/prestation/cle-devis'
import { commanderPrestation } from '#application/prestation/commander-prestation'
import { estimer } from '#application/prestation/estimer'
import { telechargerDevisPdf, telechargerDevisTexte } from '#application/prestation/telecharger-devis'
import { changerStatutMessage } from '#application/registre/changer-statut-message'
import { chiffresDuBandeau } from '#application/registre/chiffres-du-bandeau'
import { ficheClient } from '#application/registre/fiche-client'
import { listerClients } from '#application/registre/lister-clients'
import { listerMessages } from '#application/registre/lister-messages'
import { listerPrestations } from '#application/registre/lister-prestations'
import { nettoyerInactifs } from '#application/registre/nettoyer-inactifs'
import { apercuDeSuppression, supprimerClient } from '#application/registre/supprimer-client'
import { gererRendezVous } from '#application/rendez-vous/gerer-rendez-vous'
import { lireProposition } from '#application/rendez-vous/lire-proposition'
import { lireSuivi } from '#application/rendez-vous/lire-suivi'
import { mesPrestations } from '#application/rendez-vous/mes-prestations'
import { modifierPrestation } from '#application/rendez-vous/modifier-prestation'
import { repondreParLien } from '#application/rendez-vous/repondre-par-lien'
import { telechargerCalendrier } from '#application/rendez-vous/telecharger-calendrier'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import type { UseCases } from './use-cases.ts'

/** Every port that the calls need, in memory, at a clock that stands still. */
export const desPorts = (store: MemoryStore) => ({
  clock: makeMemoryClock(UN_INSTANT),
  randomness: makeMemoryRandomness(),
  keyedHash: makeMemoryKeyedHash(),
  geocoder: makeMemoryGeocoder(LIEUX_CONNUS),
  communes: makeMemoryCommuneTable(),
  commandes: makeMemoryCommandeStore(store),
  prestations: makeMemoryPrestationRepository(store),
  dossiers: makeMemoryDossierStore(store),
  registreClients: makeMemoryClientRegister(store),
  registrePrestations: makeMemoryPrestationRegister(store),
  agenda: makeMemoryAgendaRepository(store),
  lienAgenda: makeMemoryLienAgendaStore(),
  journalNouvelles: makeMemoryJournalNouvelles(store),
  annonceur: makeMemoryAnnonceur(),
  diagnostics: makeMemoryDiagnostics(store),
  etatsDesParties: async () => [{ nom: 'base de données', ok: true, detail: 'en mémoire', conseil: '', dureeMs: 1 }],
  exportReader: makeMemoryExportReader(store),
  exportWriter: makeExportWriter(),
  messagesRecus: makeMemoryMessageStore(store),
  messages: makeMemoryMessageRepository(store),
  registreMessages: makeMemoryMessageRegister(store),
  domainesJetables: makeMemoryDisposableDomains(),
  outbox: makeMemoryOutbox(store),
  comptes: makeMemoryCompteStore(store),
  effacements: makeMemoryEffacementStore(store),
  estimations: makeMemoryEstimationStore(store),
  carnetEstimations: makeMemoryEstimationNotebook(makeMemoryEstimationStore(store)),
  freins: makeMemoryFreinStore(store),
  passwordHasher: makeMemoryPasswordHasher(),
  devisRenderer: makeMemoryDevisRenderer(),
  calendrier: makeCalendrierRenderer(),
  conditionsRenderer: makeMemoryConditionsRenderer(),
  zip: makeMemoryZipWriter(),
  entreprise: uneEntreprise(),
  expediteur: '"Atelier du Sapin" <bonjour@atelier.example>',
  adminEmails: [],
})

export type DesPorts = ReturnType<typeof desPorts>

export const desUseCases = (ports: DesPorts): UseCases => ({
  listerServices,
  villesDuCodePostal: villesDuCodePostal(ports),
  suggererAdresses: suggererAdresses(ports),
  situerLieu: situerLieu(ports),
  estimer: estimer(ports),
  listerEstimations: listerEstimations(ports),
  noterAuTelephone: noterAuTelephone(ports),
  commanderDepuisEstimation: commanderDepuisEstimation(ports),
  envoyerMessage: envoyerMessage(ports),
  commanderPrestation: commanderPrestation(ports),
  telechargerDevisPdf: telechargerDevisPdf(ports),
  telechargerDevisTexte: telechargerDevisTexte(ports),
  telechargerConditions: telechargerConditions(ports),
  cleDevis: (id) => cleDevis(ports.keyedHash, id),
  ouvrirSession: ouvrirSession(ports),
  reconnaitreSession: reconnaitreSession(ports),
  lireProfil: lireProfil(ports),
  changerMotDePasse: changerMotDePasse(ports),
  demanderReinitialisation: demanderReinitialisation(ports),
  exporterDonnees: exporterDonnees(ports),
  bilanEffacement: bilanEffacement(ports),
  effacerMonCompte: effacerMonCompte(ports),
  mesPrestations: mesPrestations(ports),
  lireProposition: lireProposition(ports),
  repondreParLien: repondreParLien(ports),
  gererRendezVous: gererRendezVous(ports),
  telechargerCalendrier: telechargerCalendrier(ports),
  modifierPrestation: modifierPrestation(ports),
  aujourdhui: aujourdhui(ports),
  semaine: semaine(ports),
  essayerDates: essayerDates(ports),
  creerLienAgenda: creerLienAgenda(ports),
  lireLienAgenda: lireLienAgenda(ports),
  revoquerLienAgenda: revoquerLienAgenda(ports),
  fluxAgenda: fluxAgenda(ports),
  ecrireEnClient: ecrireEnClient(ports),
  mesMessages: mesMessages(ports),
  poursuivreFil: poursuivreFil(ports),
  repondreMessage: repondreMessage(ports),
  listerPrestations: listerPrestations(ports),
  listerClients: listerClients(ports),
  listerMessages: listerMessages(ports),
  chiffresDuBandeau: chiffresDuBandeau(ports),
  ficheClient: ficheClient(ports),
  apercuDeSuppression: apercuDeSuppression(ports),
  supprimerClient: supprimerClient(ports),
  nettoyerInactifs: nettoyerInactifs(ports),
  changerStatutMessage: changerStatutMessage(ports),
  lireSuivi: lireSuivi(ports),
  lireDiagnostics: lireDiagnostics(ports),
  renvoyerCourriel: renvoyerCourriel(ports),
  exporter: exporter(ports),
  lireNouvelles: lireNouvelles(ports),
  ecouterAnnonces: ports.annonceur.ecouter,
})
