import type { Prestation } from '#domain/prestation/prestation'
import { adminInitial } from './compte/admin-initial.ts'
import { creerAdmin } from './compte/creer-admin.ts'
import type { Ports } from './ports/ports.ts'
import { aujourdhui } from './agenda/aujourdhui.ts'
import { essayerDates } from './agenda/essayer-dates.ts'
import { fluxAgenda } from './agenda/flux-agenda.ts'
import { creerLienAgenda, lireLienAgenda, revoquerLienAgenda } from './agenda/lien-agenda.ts'
import { semaine } from './agenda/semaine.ts'
import { lireDevis } from './devis/lire-devis.ts'
import { proposerAvenant } from './devis/proposer-avenant.ts'
import { repondreAvenant } from './devis/repondre-avenant.ts'
import { renvoyerDevis, retirerDevis } from './devis/retirer-devis.ts'
import { listerServices } from './catalogue/lister-services.ts'
import { changerMotDePasse } from './compte/changer-mot-de-passe.ts'
import { demanderReinitialisation } from './compte/demander-reinitialisation.ts'
import { bilanEffacement, effacerMonCompte } from './compte/effacer-compte.ts'
import { exporterDonnees } from './compte/exporter-donnees.ts'
import { emettreAvoir } from './facturation/emettre-avoir.ts'
import { emettreFacture } from './facturation/emettre-facture.ts'
import { lireFacture } from './facturation/lire-facture.ts'
import { listerFactures } from './facturation/lister-factures.ts'
import { mesFactures } from './facturation/mes-factures.ts'
import { preparerFacturation } from './facturation/preparer-facturation.ts'
import { annulerReglement, enregistrerReglement } from './facturation/encaisser.ts'
import { renvoyerFacture } from './facturation/renvoyer-facture.ts'
import { telechargerFacturePdf, telechargerPiecePdf, telechargerPieceXml } from './facturation/telecharger-facture.ts'
import { transmettreFacture } from './facturation/transmettre-facture.ts'
import { lireProfil } from './compte/lire-profil.ts'
import { ouvrirSession } from './compte/ouvrir-session.ts'
import { reconnaitreSession } from './compte/reconnaitre-session.ts'
import { telechargerConditions, telechargerFormulaire } from './conditions/telecharger-conditions.ts'
import { verifierDocument } from './facturation/verifier-document.ts'
import { commanderDepuisEstimation } from './estimation/commander-estimation.ts'
import { lireEstimation } from './estimation/lire-estimation.ts'
import { listerEstimations } from './estimation/lister-estimations.ts'
import { noterAuTelephone } from './estimation/noter-au-telephone.ts'
import { situerLieu } from './lieux/situer-lieu.ts'
import { suggererAdresses } from './lieux/suggerer-adresses.ts'
import { villesDuCodePostal } from './lieux/villes-du-code-postal.ts'
import { envoyerMessage } from './message/envoyer-message.ts'
import { ecrireEnClient } from './message/ecrire-en-client.ts'
import { lireFil } from './message/lire-fil.ts'
import { mesMessages } from './message/mes-messages.ts'
import { poursuivreFil } from './message/poursuivre-fil.ts'
import { repondreMessage } from './message/repondre-message.ts'
import { lireDiagnostics } from './diagnostic/lire-diagnostics.ts'
import { renvoyerCourriel } from './diagnostic/renvoyer-courriel.ts'
import { composerDossier } from './comptabilite/composer-dossier.ts'
import { exporterLivre } from './comptabilite/exporter-livre.ts'
import { lireComptabilite } from './comptabilite/lire-comptabilite.ts'
import { lireRecettes } from './comptabilite/lire-recettes.ts'
import { appliquerConservation } from './conservation/appliquer-conservation.ts'
import { lireConservation } from './conservation/lire-conservation.ts'
import { telechargerContrat } from './conservation/telecharger-contrat.ts'
import { exporter } from './export/exporter.ts'
import { lireNouvelles } from './nouvelles/lire-nouvelles.ts'
import { cleDevis } from './prestation/cle-devis.ts'
import { commanderPrestation } from './prestation/commander-prestation.ts'
import { estimer } from './prestation/estimer.ts'
import { telechargerDevisPdf, telechargerDevisTexte } from './prestation/telecharger-devis.ts'
import { changerStatutMessage } from './registre/changer-statut-message.ts'
import { chiffresDuBandeau } from './registre/chiffres-du-bandeau.ts'
import { corrigerClient } from './registre/corriger-client.ts'
import { ficheClient } from './registre/fiche-client.ts'
import { listerClients } from './registre/lister-clients.ts'
import { listerMessages } from './registre/lister-messages.ts'
import { listerPrestations } from './registre/lister-prestations.ts'
import { nettoyerInactifs } from './registre/nettoyer-inactifs.ts'
import { apercuDeSuppression, supprimerClient } from './registre/supprimer-client.ts'
import { gererRendezVous } from './rendez-vous/gerer-rendez-vous.ts'
import { lireProposition } from './rendez-vous/lire-proposition.ts'
import { lireSuivi } from './rendez-vous/lire-suivi.ts'
import { mesPrestations } from './rendez-vous/mes-prestations.ts'
import { modifierPrestation } from './rendez-vous/modifier-prestation.ts'
import { repondreParLien } from './rendez-vous/repondre-par-lien.ts'
import { telechargerCalendrier } from './rendez-vous/telecharger-calendrier.ts'
import { confirmerRetractation } from './retractation/confirmer-retractation.ts'
import { declarerRetractation } from './retractation/declarer-retractation.ts'
import { listerRetractations } from './retractation/lister-retractations.ts'
import { marquerRetractation } from './retractation/marquer-retractation.ts'

/** What the use cases ask of the outside; the mail worker asks the rest. */
export type PortsDesUseCases = Omit<Ports, 'mailer'>

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
