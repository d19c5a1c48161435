import type { aujourdhui } from '#application/agenda/aujourdhui'
import type { essayerDates } from '#application/agenda/essayer-dates'
import type { fluxAgenda } from '#application/agenda/flux-agenda'
import type { creerLienAgenda, lireLienAgenda, revoquerLienAgenda } from '#application/agenda/lien-agenda'
import type { semaine } from '#application/agenda/semaine'
import type { listerServices } from '#application/catalogue/lister-services'
import type { changerMotDePasse } from '#application/compte/changer-mot-de-passe'
import type { demanderReinitialisation } from '#application/compte/demander-reinitialisation'
import type { bilanEffacement, effacerMonCompte } from '#application/compte/effacer-compte'
import type { exporterDonnees } from '#application/compte/exporter-donnees'
import type { lireProfil } from '#application/compte/lire-profil'
import type { ouvrirSession } from '#application/compte/ouvrir-session'
import type { reconnaitreSession } from '#application/compte/reconnaitre-session'
import type { telechargerConditions, telechargerFormulaire } from '#application/conditions/telecharger-conditions'
import type { verifierDocument } from '#application/facturation/verifier-document'
import type { commanderDepuisEstimation } from '#application/estimation/commander-estimation'
import type { lireEstimation } from '#application/estimation/lire-estimation'
import type { listerEstimations } from '#application/estimation/lister-estimations'
import type { noterAuTelephone } from '#application/estimation/noter-au-telephone'
import type { emettreAvoir } from '#application/facturation/emettre-avoir'
import type { emettreFacture } from '#application/facturation/emettre-facture'
import type { lireFacture } from '#application/facturation/lire-facture'
import type { annulerAcompte, enregistrerAcompte } from '#application/facturation/enregistrer-acompte'
import type { listerFactures } from '#application/facturation/lister-factures'
import type { mesFactures } from '#application/facturation/mes-factures'
import type { preparerFacturation } from '#application/facturation/preparer-facturation'
import type { annulerReglement, enregistrerReglement } from '#application/facturation/regler-facture'
import type { renvoyerFacture } from '#application/facturation/renvoyer-facture'
import type {
  telechargerFacturePdf,
  telechargerPiecePdf,
  telechargerPieceXml,
} from '#application/facturation/telecharger-facture'
import type { transmettreFacture } from '#application/facturation/transmettre-facture'
import type { situerLieu } from '#application/lieux/situer-lieu'
import type { suggererAdresses } from '#application/lieux/suggerer-adresses'
import type { villesDuCodePostal } from '#application/lieux/villes-du-code-postal'
import type { lireDevis } from '#application/devis/lire-devis'
import type { proposerAvenant } from '#application/devis/proposer-avenant'
import type { repondreAvenant } from '#application/devis/repondre-avenant'
import type { renvoyerDevis, retirerDevis } from '#application/devis/retirer-devis'
import type { envoyerMessage } from '#application/message/envoyer-message'
import type { ecrireEnClient } from '#application/message/ecrire-en-client'
import type { lireFil } from '#application/message/lire-fil'
import type { mesMessages } from '#application/message/mes-messages'
import type { poursuivreFil } from '#application/message/poursuivre-fil'
import type { repondreMessage } from '#application/message/repondre-message'
import type { lireDiagnostics } from '#application/diagnostic/lire-diagnostics'
import type { renvoyerCourriel } from '#application/diagnostic/renvoyer-courriel'
import type { composerDossier } from '#application/comptabilite/composer-dossier'
import type { exporterLivre } from '#application/comptabilite/exporter-livre'
import type { lireComptabilite } from '#application/comptabilite/lire-comptabilite'
import type { lireRecettes } from '#application/comptabilite/lire-recettes'
import type { appliquerConservation } from '#application/conservation/appliquer-conservation'
import type { lireConservation } from '#application/conservation/lire-conservation'
import type { telechargerContrat } from '#application/conservation/telecharger-contrat'
import type { exporter } from '#application/export/exporter'
import type { lireNouvelles } from '#application/nouvelles/lire-nouvelles'
import type { Annonceur } from '#application/ports/annonceur'
import type { commanderPrestation } from '#application/prestation/commander-prestation'
import type { estimer } from '#application/prestation/estimer'
import type { telechargerDevisPdf, telechargerDevisTexte } from '#application/prestation/telecharger-devis'
import type { changerStatutMessage } from '#application/registre/changer-statut-message'
import type { chiffresDuBandeau } from '#application/registre/chiffres-du-bandeau'
import type { corrigerClient } from '#application/registre/corriger-client'
import type { ficheClient } from '#application/registre/fiche-client'
import type { listerClients } from '#application/registre/lister-clients'
import type { listerMessages } from '#application/registre/lister-messages'
import type { listerPrestations } from '#application/registre/lister-prestations'
import type { nettoyerInactifs } from '#application/registre/nettoyer-inactifs'
import type { apercuDeSuppression, supprimerClient } from '#application/registre/supprimer-client'
import type { gererRendezVous } from '#application/rendez-vous/gerer-rendez-vous'
import type { lireProposition } from '#application/rendez-vous/lire-proposition'
import type { lireSuivi } from '#application/rendez-vous/lire-suivi'
import type { mesPrestations } from '#application/rendez-vous/mes-prestations'
import type { modifierPrestation } from '#application/rendez-vous/modifier-prestation'
import type { repondreParLien } from '#application/rendez-vous/repondre-par-lien'
import type { telechargerCalendrier } from '#application/rendez-vous/telecharger-calendrier'
import type { confirmerRetractation } from '#application/retractation/confirmer-retractation'
import type { declarerRetractation } from '#application/retractation/declarer-retractation'
import type { listerRetractations } from '#application/retractation/lister-retractations'
import type { marquerRetractation } from '#application/retractation/marquer-retractation'
import type { Prestation } from '#domain/prestation/prestation'

/** What the calls do, each already given its ports. */
export type UseCases = {
  readonly listerServices: typeof listerServices
  readonly villesDuCodePostal: ReturnType<typeof villesDuCodePostal>
  readonly suggererAdresses: ReturnType<typeof suggererAdresses>
  readonly situerLieu: ReturnType<typeof situerLieu>
  readonly estimer: ReturnType<typeof estimer>
  readonly listerEstimations: ReturnType<typeof listerEstimations>
  readonly lireEstimation: ReturnType<typeof lireEstimation>
  readonly noterAuTelephone: ReturnType<typeof noterAuTelephone>
  readonly commanderDepuisEstimation: ReturnType<typeof commanderDepuisEstimation>
  readonly envoyerMessage: ReturnType<typeof envoyerMessage>
  readonly commanderPrestation: ReturnType<typeof commanderPrestation>
  readonly telechargerDevisPdf: ReturnType<typeof telechargerDevisPdf>
  readonly telechargerDevisTexte: ReturnType<typeof telechargerDevisTexte>
  readonly lireDevis: ReturnType<typeof lireDevis>
  readonly repondreAvenant: ReturnType<typeof repondreAvenant>
  readonly proposerAvenant: ReturnType<typeof proposerAvenant>
  readonly retirerDevis: ReturnType<typeof retirerDevis>
  readonly renvoyerDevis: ReturnType<typeof renvoyerDevis>
  readonly telechargerConditions: ReturnType<typeof telechargerConditions>
  readonly telechargerFormulaire: ReturnType<typeof telechargerFormulaire>
  readonly verifierDocument: ReturnType<typeof verifierDocument>
  readonly ouvrirSession: ReturnType<typeof ouvrirSession>
  readonly reconnaitreSession: ReturnType<typeof reconnaitreSession>
  readonly lireProfil: ReturnType<typeof lireProfil>
  readonly changerMotDePasse: ReturnType<typeof changerMotDePasse>
  readonly demanderReinitialisation: ReturnType<typeof demanderReinitialisation>
  readonly exporterDonnees: ReturnType<typeof exporterDonnees>
  readonly bilanEffacement: ReturnType<typeof bilanEffacement>
  readonly effacerMonCompte: ReturnType<typeof effacerMonCompte>
  readonly mesPrestations: ReturnType<typeof mesPrestations>
  readonly lireProposition: ReturnType<typeof lireProposition>
  readonly repondreParLien: ReturnType<typeof repondreParLien>
  readonly gererRendezVous: ReturnType<typeof gererRendezVous>
  readonly telechargerCalendrier: ReturnType<typeof telechargerCalendrier>
  readonly modifierPrestation: ReturnType<typeof modifierPrestation>
  readonly ecrireEnClient: ReturnType<typeof ecrireEnClient>
  readonly mesMessages: ReturnType<typeof mesMessages>
  readonly poursuivreFil: ReturnType<typeof poursuivreFil>
  readonly lireFil: ReturnType<typeof lireFil>
  readonly repondreMessage: ReturnType<typeof repondreMessage>
  readonly mesFactures: ReturnType<typeof mesFactures>
  readonly telechargerFacturePdf: ReturnType<typeof telechargerFacturePdf>
  readonly telechargerPiecePdf: ReturnType<typeof telechargerPiecePdf>
  readonly telechargerPieceXml: ReturnType<typeof telechargerPieceXml>
  readonly preparerFacturation: ReturnType<typeof preparerFacturation>
  readonly emettreFacture: ReturnType<typeof emettreFacture>
  readonly listerFactures: ReturnType<typeof listerFactures>
  readonly lireFacture: ReturnType<typeof lireFacture>
  readonly emettreAvoir: ReturnType<typeof emettreAvoir>
  readonly enregistrerReglement: ReturnType<typeof enregistrerReglement>
  readonly annulerReglement: ReturnType<typeof annulerReglement>
  readonly enregistrerAcompte: ReturnType<typeof enregistrerAcompte>
  readonly annulerAcompte: ReturnType<typeof annulerAcompte>
  readonly renvoyerFacture: ReturnType<typeof renvoyerFacture>
  readonly transmettreFacture: ReturnType<typeof transmettreFacture>
  readonly aujourdhui: ReturnType<typeof aujourdhui>
  readonly semaine: ReturnType<typeof semaine>
  readonly essayerDates: ReturnType<typeof essayerDates>
  readonly creerLienAgenda: ReturnType<typeof creerLienAgenda>
  readonly lireLienAgenda: ReturnType<typeof lireLienAgenda>
  readonly revoquerLienAgenda: ReturnType<typeof revoquerLienAgenda>
  readonly fluxAgenda: ReturnType<typeof fluxAgenda>
  readonly listerPrestations: ReturnType<typeof listerPrestations>
  readonly listerClients: ReturnType<typeof listerClients>
  readonly listerMessages: ReturnType<typeof listerMessages>
  readonly chiffresDuBandeau: ReturnType<typeof chiffresDuBandeau>
  readonly ficheClient: ReturnType<typeof ficheClient>
  readonly corrigerClient: ReturnType<typeof corrigerClient>
  readonly apercuDeSuppression: ReturnType<typeof apercuDeSuppression>
  readonly supprimerClient: ReturnType<typeof supprimerClient>
  readonly nettoyerInactifs: ReturnType<typeof nettoyerInactifs>
  readonly changerStatutMessage: ReturnType<typeof changerStatutMessage>
  readonly lireSuivi: ReturnType<typeof lireSuivi>
  readonly declarerRetractation: ReturnType<typeof declarerRetractation>
  readonly confirmerRetractation: ReturnType<typeof confirmerRetractation>
  readonly listerRetractations: ReturnType<typeof listerRetractations>
  readonly marquerRetractation: ReturnType<typeof marquerRetractation>
  readonly lireDiagnostics: ReturnType<typeof lireDiagnostics>
  readonly renvoyerCourriel: ReturnType<typeof renvoyerCourriel>
  readonly exporter: ReturnType<typeof exporter>
  readonly lireComptabilite: ReturnType<typeof lireComptabilite>
  readonly lireRecettes: ReturnType<typeof lireRecettes>
  readonly exporterLivre: ReturnType<typeof exporterLivre>
  readonly composerDossier: ReturnType<typeof composerDossier>
  readonly lireConservation: ReturnType<typeof lireConservation>
  readonly appliquerConservation: ReturnType<typeof appliquerConservation>
  readonly telechargerContrat: ReturnType<typeof telechargerContrat>
  readonly lireNouvelles: ReturnType<typeof lireNouvelles>
  readonly ecouterAnnonces: Annonceur['ecouter']
  /** The key that opens the quote of an order. */
  readonly cleDevis: (prestation: Pick<Prestation, 'id' | 'contact'>) => string
}
