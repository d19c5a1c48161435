import type { Prestation } from '#domain/prestation/prestation'
import { adminInitial, creerAdmin } from './compte/creer-admin.ts'
import type { Ports } from './ports/ports.ts'
import * as indisponibilites from './agenda/indisponibilites.ts'
import * as agenda from './agenda/agenda.ts'
import { essayerDates, suggererMoments } from './agenda/essayer-dates.ts'
import { cleDevis, lireDevis, proposerAvenant, renvoyerDevis, repondreAvenant, retirerDevis } from './devis/devis.ts'
import * as sessions from './compte/ouvrir-session.ts'
import * as effacements from './compte/effacer-compte.ts'
import { exporterDonnees } from './compte/exporter-donnees.ts'
import { emettreAvoir, preparerFacturation, emettreFacture, terminerEtFacturer } from './facturation/emettre-facture.ts'
import * as factures from './facturation/factures.ts'
import { annulerReglement, enregistrerReglement } from './facturation/encaisser.ts'
import * as documents from './prestation/telecharger-devis.ts'
import { verifierDocument } from './facturation/verifier-document.ts'
import * as estimations from './estimation/estimations.ts'
import { situerLieu, suggererAdresses, villesDuCodePostal } from './lieux/lieux.ts'
import { envoyerMessage, ecrireEnClient, lireFil, mesMessages, poursuivreFil, repondreMessage } from './message/fils.ts'
import { courriersDePrestation, lireSuivi, mesPrestations } from './rendez-vous/mes-prestations.ts'
import { lireDiagnostics, renvoyerCourriel } from './diagnostic/diagnostics.ts'
import { composerDossier } from './comptabilite/composer-dossier.ts'
import { exporterLivre } from './comptabilite/exporter-livre.ts'
import { lireComptabilite, lireRecettes } from './comptabilite/lire-comptabilite.ts'
import { appliquerConservation, lireConservation, telechargerContrat } from './conservation/conservation.ts'
import { exporter } from './export/exporter.ts'
import { commanderPrestation } from './prestation/commander-prestation.ts'
import { estimer, listerServices } from './prestation/estimer.ts'
import { chiffresDuBandeau, lireNouvelles } from './nouvelles/nouvelles.ts'
import { corrigerClient, ficheClient, listerClients } from './registre/clients.ts'
import { changerStatutMessage, listerMessages } from './registre/messages.ts'
import { listerPrestations } from './registre/prestations.ts'
import { gererRendezVous, modifierPrestation } from './rendez-vous/gerer-rendez-vous.ts'
import { lireProposition, repondreParLien } from './rendez-vous/repondre-par-lien.ts'
import { telechargerCalendrier } from './rendez-vous/calendrier-de-dossier.ts'
import * as retractations from './retractation/retractations.ts'

export const makeUseCases = (ports: Omit<Ports, 'mailer'>) => ({
  listerServices,
  villesDuCodePostal: villesDuCodePostal(ports),
  suggererAdresses: suggererAdresses(ports),
  situerLieu: situerLieu(ports),
  estimer: estimer(ports),
  listerEstimations: estimations.listerEstimations(ports),
  lireEstimation: estimations.lireEstimation(ports),
  noterAuTelephone: estimations.noterAuTelephone(ports),
  commanderDepuisEstimation: estimations.commanderDepuisEstimation(ports),
  envoyerMessage: envoyerMessage(ports),
  commanderPrestation: commanderPrestation(ports),
  telechargerDevisPdf: documents.telechargerDevisPdf(ports),
  telechargerDevisTexte: documents.telechargerDevisTexte(ports),
  lireDevis: lireDevis(ports),
  repondreAvenant: repondreAvenant(ports),
  proposerAvenant: proposerAvenant(ports),
  retirerDevis: retirerDevis(ports),
  renvoyerDevis: renvoyerDevis(ports),
  telechargerConditions: documents.telechargerConditions(ports),
  telechargerFormulaire: documents.telechargerFormulaire(ports),
  verifierDocument: verifierDocument(ports),
  cleDevis: (prestation: Pick<Prestation, 'id' | 'contact'>) => cleDevis(ports.hasher, prestation),
  ouvrirSession: sessions.ouvrirSession(ports),
  reconnaitreSession: sessions.reconnaitreSession(ports),
  adminInitial: adminInitial(ports),
  creerAdmin: creerAdmin(ports),
  lireProfil: sessions.lireProfil(ports),
  changerMotDePasse: sessions.changerMotDePasse(ports),
  demanderReinitialisation: sessions.demanderReinitialisation(ports),
  exporterDonnees: exporterDonnees(ports),
  bilanEffacement: effacements.bilanEffacement(ports),
  effacerMonCompte: effacements.effacerMonCompte(ports),
  mesPrestations: mesPrestations(ports),
  lireProposition: lireProposition(ports),
  repondreParLien: repondreParLien(ports),
  gererRendezVous: gererRendezVous(ports),
  telechargerCalendrier: telechargerCalendrier(ports),
  modifierPrestation: modifierPrestation(ports),
  mesFactures: factures.mesFactures(ports),
  telechargerFacturePdf: factures.telechargerFacturePdf(ports),
  telechargerPiecePdf: factures.telechargerPiecePdf(ports),
  telechargerPieceXml: factures.telechargerPieceXml(ports),
  preparerFacturation: preparerFacturation(ports),
  emettreFacture: emettreFacture(ports),
  terminerEtFacturer: terminerEtFacturer(ports),
  listerFactures: factures.listerFactures(ports),
  lireFacture: factures.lireFacture(ports),
  emettreAvoir: emettreAvoir(ports),
  enregistrerReglement: enregistrerReglement(ports),
  annulerReglement: annulerReglement(ports),
  renvoyerFacture: factures.renvoyerFacture(ports),
  transmettreFacture: factures.transmettreFacture(ports),
  aujourdhui: agenda.aujourdhui(ports),
  semaine: agenda.semaine(ports),
  essayerDates: essayerDates(ports),
  suggererMoments: suggererMoments(ports),
  listerAbsences: indisponibilites.listerAbsences(ports),
  lireFermetures: indisponibilites.lireFermetures(ports),
  ajouterAbsence: indisponibilites.ajouterAbsence(ports),
  changerAbsence: indisponibilites.changerAbsence(ports),
  retirerAbsence: indisponibilites.retirerAbsence(ports),
  lireCalendrierPrive: indisponibilites.lireCalendrierPrive(ports),
  poserCalendrierPrive: indisponibilites.poserCalendrierPrive(ports),
  relireCalendrierPrive: indisponibilites.relireCalendrierPrive(ports),
  retirerCalendrierPrive: indisponibilites.retirerCalendrierPrive(ports),
  creerLienAgenda: agenda.creerLienAgenda(ports),
  lireLienAgenda: agenda.lireLienAgenda(ports),
  revoquerLienAgenda: agenda.revoquerLienAgenda(ports),
  fluxAgenda: agenda.fluxAgenda(ports),
  ecrireEnClient: ecrireEnClient(ports),
  mesMessages: mesMessages(ports),
  poursuivreFil: poursuivreFil(ports),
  lireFil: lireFil(ports),
  repondreMessage: repondreMessage(ports),
  listerPrestations: listerPrestations(ports),
  listerClients: listerClients(ports),
  listerMessages: listerMessages(ports),
  chiffresDuBandeau: chiffresDuBandeau(ports),
  ficheClient: ficheClient(ports),
  corrigerClient: corrigerClient(ports),
  apercuDeSuppression: effacements.apercuDeSuppression(ports),
  supprimerClient: effacements.supprimerClient(ports),
  nettoyerInactifs: effacements.nettoyerInactifs(ports),
  changerStatutMessage: changerStatutMessage(ports),
  lireSuivi: lireSuivi(ports),
  declarerRetractation: retractations.declarerRetractation(ports),
  confirmerRetractation: retractations.confirmerRetractation(ports),
  listerRetractations: retractations.listerRetractations(ports),
  marquerRetractation: retractations.marquerRetractation(ports),
  lireDiagnostics: lireDiagnostics(ports),
  renvoyerCourriel: renvoyerCourriel(ports),
  courriersDePrestation: courriersDePrestation(ports),
  exporter: exporter(ports),
  lireComptabilite: lireComptabilite(ports),
  lireRecettes: lireRecettes(ports),
  exporterLivre: exporterLivre(ports),
  composerDossier: composerDossier(ports),
  lireConservation: lireConservation(ports),
  appliquerConservation: appliquerConservation(ports),
  telechargerContrat: telechargerContrat(ports),
  lireNouvelles: lireNouvelles(ports),
})

export type UseCases = Readonly<ReturnType<typeof makeUseCases>>
