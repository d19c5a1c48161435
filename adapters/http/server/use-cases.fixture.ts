import { aujourdhui } from '#application/agenda/aujourdhui'
import { essayerDates } from '#application/agenda/essayer-dates'
import { fluxAgenda } from '#application/agenda/flux-agenda'
import { creerLienAgenda, lireLienAgenda, revoquerLienAgenda } from '#application/agenda/lien-agenda'
import { semaine } from '#application/agenda/semaine'
import { lireDevis } from '#application/devis/lire-devis'
import { proposerAvenant } from '#application/devis/proposer-avenant'
import { repondreAvenant } from '#application/devis/repondre-avenant'
import { renvoyerDevis, retirerDevis } from '#application/devis/retirer-devis'
import { listerServices } from '#application/catalogue/lister-services'
import { changerMotDePasse } from '#application/compte/changer-mot-de-passe'
import { demanderReinitialisation } from '#application/compte/demander-reinitialisation'
import { bilanEffacement, effacerMonCompte } from '#application/compte/effacer-compte'
import { exporterDonnees } from '#application/compte/exporter-donnees'
import { emettreAvoir } from '#application/facturation/emettre-avoir'
import { emettreFacture } from '#application/facturation/emettre-facture'
import { lireFacture } from '#application/facturation/lire-facture'
import { listerFactures } from '#application/facturation/lister-factures'
import { mesFactures } from '#application/facturation/mes-factures'
import { preparerFacturation } from '#application/facturation/preparer-facturation'
import { annulerAcompte, enregistrerAcompte } from '#application/facturation/enregistrer-acompte'
import { annulerReglement, enregistrerReglement } from '#application/facturation/regler-facture'
import { renvoyerFacture } from '#application/facturation/renvoyer-facture'
import {
  telechargerFacturePdf,
  telechargerPiecePdf,
  telechargerPieceXml,
} from '#application/facturation/telecharger-facture'
import { transmettreFacture } from '#application/facturation/transmettre-facture'
import { lireProfil } from '#application/compte/lire-profil'
import { ouvrirSession } from '#application/compte/ouvrir-session'
import { reconnaitreSession } from '#application/compte/reconnaitre-session'
import { telechargerConditions, telechargerFormulaire } from '#application/conditions/telecharger-conditions'
import { verifierDocument } from '#application/facturation/verifier-document'
import { commanderDepuisEstimation } from '#application/estimation/commander-estimation'
import { lireEstimation } from '#application/estimation/lire-estimation'
import { listerEstimations } from '#application/estimation/lister-estimations'
import { noterAuTelephone } from '#application/estimation/noter-au-telephone'
import { situerLieu } from '#application/lieux/situer-lieu'
import { suggererAdresses } from '#application/lieux/suggerer-adresses'
import { villesDuCodePostal } from '#application/lieux/villes-du-code-postal'
import { envoyerMessage } from '#application/message/envoyer-message'
import { ecrireEnClient } from '#application/message/ecrire-en-client'
import { lireFil } from '#application/message/lire-fil'
import { mesMessages } from '#application/message/mes-messages'
import { poursuivreFil } from '#application/message/poursuivre-fil'
import { repondreMessage } from '#application/message/repondre-message'
import { lireDiagnostics } from '#application/diagnostic/lire-diagnostics'
import { renvoyerCourriel } from '#application/diagnostic/renvoyer-courriel'
import { composerDossier } from '#application/comptabilite/composer-dossier'
import { exporterLivre } from '#application/comptabilite/exporter-livre'
import { lireComptabilite } from '#application/comptabilite/lire-comptabilite'
import { lireRecettes } from '#application/comptabilite/lire-recettes'
import { appliquerConservation } from '#application/conservation/appliquer-conservation'
import { lireConservation } from '#application/conservation/lire-conservation'
import { telechargerContrat } from '#application/conservation/telecharger-contrat'
import { exporter } from '#application/export/exporter'
import { lireNouvelles } from '#application/nouvelles/lire-nouvelles'
import { cleDevis } from '#application/prestation/cle-devis'
import { commanderPrestation } from '#application/prestation/commander-prestation'
import { estimer } from '#application/prestation/estimer'
import { telechargerDevisPdf, telechargerDevisTexte } from '#application/prestation/telecharger-devis'
import { changerStatutMessage } from '#application/registre/changer-statut-message'
import { chiffresDuBandeau } from '#application/registre/chiffres-du-bandeau'
import { corrigerClient } from '#application/registre/corriger-client'
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
import { confirmerRetractation } from '#application/retractation/confirmer-retractation'
import { declarerRetractation } from '#application/retractation/declarer-retractation'
import { listerRetractations } from '#application/retractation/lister-retractations'
import { marquerRetractation } from '#application/retractation/marquer-retractation'
import type { UseCases } from './use-cases.ts'
import type { DesPorts } from './ports.fixture.ts'

export const desUseCases = (ports: DesPorts): UseCases => ({
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
  cleDevis: (prestation) => cleDevis(ports.keyedHash, prestation),
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
  enregistrerAcompte: enregistrerAcompte(ports),
  annulerAcompte: annulerAcompte(ports),
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
  ecouterAnnonces: ports.annonceur.ecouter,
})
