import type { Prestation } from '#domain/prestation/prestation'
import { adminInitial, creerAdmin } from './compte/creer-admin.ts'
import type { Ports } from './ports/ports.ts'
import {
  ajouterAbsence,
  changerAbsence,
  lireFermetures,
  listerAbsences,
  retirerAbsence,
  lireCalendrierPrive,
  poserCalendrierPrive,
  relireCalendrierPrive,
  retirerCalendrierPrive,
} from './agenda/indisponibilites.ts'
import {
  aujourdhui,
  semaine,
  fluxAgenda,
  creerLienAgenda,
  lireLienAgenda,
  revoquerLienAgenda,
} from './agenda/agenda.ts'
import { essayerDates, suggererMoments } from './agenda/essayer-dates.ts'
import { cleDevis, lireDevis, proposerAvenant, renvoyerDevis, repondreAvenant, retirerDevis } from './devis/devis.ts'
import {
  changerMotDePasse,
  demanderReinitialisation,
  lireProfil,
  ouvrirSession,
  reconnaitreSession,
} from './compte/ouvrir-session.ts'
import {
  bilanEffacement,
  effacerMonCompte,
  apercuDeSuppression,
  nettoyerInactifs,
  supprimerClient,
} from './compte/effacer-compte.ts'
import { exporterDonnees } from './compte/exporter-donnees.ts'
import { emettreAvoir, preparerFacturation, emettreFacture } from './facturation/emettre-facture.ts'
import { lireFacture, listerFactures, mesFactures } from './facturation/lire-factures.ts'
import {
  renvoyerFacture,
  telechargerFacturePdf,
  telechargerPiecePdf,
  telechargerPieceXml,
  transmettreFacture,
} from './facturation/remettre-facture.ts'
import { annulerReglement, enregistrerReglement } from './facturation/encaisser.ts'
import {
  telechargerConditions,
  telechargerFormulaire,
  telechargerDevisPdf,
  telechargerDevisTexte,
} from './prestation/telecharger-devis.ts'
import { verifierDocument } from './facturation/verifier-document.ts'
import {
  commanderDepuisEstimation,
  lireEstimation,
  listerEstimations,
  noterAuTelephone,
} from './estimation/estimations.ts'
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
import {
  confirmerRetractation,
  declarerRetractation,
  listerRetractations,
  marquerRetractation,
} from './retractation/retractations.ts'

type PortsDesUseCases = Omit<Ports, 'mailer'>

export const makeUseCases = (ports: PortsDesUseCases) => ({
  listerServices,
  villesDuCodePostal: villesDuCodePostal(ports),
  suggererAdresses: suggererAdresses(ports),
  situerLieu: situerLieu(ports),
  estimer: estimer(ports),
  listerEstimations: listerEstimations(ports),
  lireEstimation: lireEstimation(ports),
  noterAuTelephone: noterAuTelephone(ports),
  commanderDepuisEstimation: commanderDepuisEstimation(ports),
  envoyerMessage: envoyerMessage(ports),
  commanderPrestation: commanderPrestation(ports),
  telechargerDevisPdf: telechargerDevisPdf(ports),
  telechargerDevisTexte: telechargerDevisTexte(ports),
  lireDevis: lireDevis(ports),
  repondreAvenant: repondreAvenant(ports),
  proposerAvenant: proposerAvenant(ports),
  retirerDevis: retirerDevis(ports),
  renvoyerDevis: renvoyerDevis(ports),
  telechargerConditions: telechargerConditions(ports),
  telechargerFormulaire: telechargerFormulaire(ports),
  verifierDocument: verifierDocument(ports),
  cleDevis: (prestation: Pick<Prestation, 'id' | 'contact'>) => cleDevis(ports.hasher, prestation),
  ouvrirSession: ouvrirSession(ports),
  reconnaitreSession: reconnaitreSession(ports),
  adminInitial: adminInitial(ports),
  creerAdmin: creerAdmin(ports),
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
  mesFactures: mesFactures(ports),
  telechargerFacturePdf: telechargerFacturePdf(ports),
  telechargerPiecePdf: telechargerPiecePdf(ports),
  telechargerPieceXml: telechargerPieceXml(ports),
  preparerFacturation: preparerFacturation(ports),
  emettreFacture: emettreFacture(ports),
  listerFactures: listerFactures(ports),
  lireFacture: lireFacture(ports),
  emettreAvoir: emettreAvoir(ports),
  enregistrerReglement: enregistrerReglement(ports),
  annulerReglement: annulerReglement(ports),
  renvoyerFacture: renvoyerFacture(ports),
  transmettreFacture: transmettreFacture(ports),
  aujourdhui: aujourdhui(ports),
  semaine: semaine(ports),
  essayerDates: essayerDates(ports),
  suggererMoments: suggererMoments(ports),
  listerAbsences: listerAbsences(ports),
  lireFermetures: lireFermetures(ports),
  ajouterAbsence: ajouterAbsence(ports),
  changerAbsence: changerAbsence(ports),
  retirerAbsence: retirerAbsence(ports),
  lireCalendrierPrive: lireCalendrierPrive(ports),
  poserCalendrierPrive: poserCalendrierPrive(ports),
  relireCalendrierPrive: relireCalendrierPrive(ports),
  retirerCalendrierPrive: retirerCalendrierPrive(ports),
  creerLienAgenda: creerLienAgenda(ports),
  lireLienAgenda: lireLienAgenda(ports),
  revoquerLienAgenda: revoquerLienAgenda(ports),
  fluxAgenda: fluxAgenda(ports),
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
  apercuDeSuppression: apercuDeSuppression(ports),
  supprimerClient: supprimerClient(ports),
  nettoyerInactifs: nettoyerInactifs(ports),
  changerStatutMessage: changerStatutMessage(ports),
  lireSuivi: lireSuivi(ports),
  declarerRetractation: declarerRetractation(ports),
  confirmerRetractation: confirmerRetractation(ports),
  listerRetractations: listerRetractations(ports),
  marquerRetractation: marquerRetractation(ports),
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
