import { annulerAcompteRoute, enregistrerAcompteRoute, lireAcomptesRoute } from '../routes/acomptes.ts'
import {
  agendaRoute,
  creerLienAgendaRoute,
  essayerDatesRoute,
  fluxAgendaRoute,
  lireLienAgendaRoute,
  revoquerLienAgendaRoute,
} from '../routes/agenda.ts'
import { aujourdhuiRoute } from '../routes/aujourdhui.ts'
import {
  bilanRoute,
  changerMotDePasseRoute,
  connexionRoute,
  effacerRoute,
  exporterRoute,
  profilRoute,
  reinitialiserRoute,
} from '../routes/comptes.ts'
import {
  apercuDeSuppressionRoute,
  corrigerClientRoute,
  ficheClientRoute,
  nettoyerInactifsRoute,
  supprimerClientRoute,
} from '../routes/clients-admin.ts'
import {
  b2cCsvRoute,
  comptabiliteRoute,
  dossierComptableRoute,
  recettesCsvRoute,
  recettesRoute,
} from '../routes/comptabilite.ts'
import { lireDevisRoute, proposerAvenantRoute } from '../routes/devis.ts'
import { renvoyerDevisRoute, retirerDevisRoute } from '../routes/devis-en-attente.ts'
import { repondreDevisRoute } from '../routes/reponse-au-devis.ts'
import { devisPdfRoute, devisTexteRoute } from '../routes/devis-fichiers.ts'
import { conditionsPdfRoute, formulaireDeRetractationRoute } from '../routes/conditions.ts'
import { appliquerConservationRoute, conservationRoute, contratArchiveRoute } from '../routes/conservation.ts'
import { diagnosticsRoute, exporterCsvRoute, exporterJsonRoute, renvoyerCourrielsRoute } from '../routes/diagnostics.ts'
import { nouvellesRoute } from '../routes/nouvelles.ts'
import { erreursRoute } from '../routes/erreurs.ts'
import { estimerRoute } from '../routes/estimations.ts'
import {
  commanderEstimationRoute,
  lireEstimationRoute,
  listerEstimationsRoute,
  noterEstimationRoute,
} from '../routes/estimations-admin.ts'
import { mesFacturesRoute } from '../routes/factures.ts'
import { facturePdfRoute, piecePdfRoute, pieceXmlRoute } from '../routes/pieces.ts'
import {
  annulerReglementRoute,
  emettreAvoirRoute,
  emettreFactureRoute,
  enregistrerReglementRoute,
  facturationRoute,
  lireFactureRoute,
  listerFacturesRoute,
  renvoyerFactureRoute,
  transmettreFactureRoute,
} from '../routes/factures-admin.ts'
import { adressesRoute, lieuRoute, villesRoute } from '../routes/lieux.ts'
import { mesPrestationsRoute } from '../routes/mes-prestations.ts'
import {
  ecrireEnClientRoute,
  envoyerMessageRoute,
  mesMessagesRoute,
  poursuivreFilRoute,
  repondreAuMessageRoute,
} from '../routes/messages.ts'
import { modifierPrestationRoute } from '../routes/modifier-prestation.ts'
import { commanderRoute } from '../routes/prestations.ts'
import {
  bandeauRoute,
  changerStatutMessageRoute,
  lireFilRoute,
  lirePrestationRoute,
  listerClientsRoute,
  listerMessagesRoute,
  listerPrestationsRoute,
} from '../routes/registres.ts'
import { calendrierRoute, gererRendezVousRoute, lirePropositionRoute, repondreRoute } from '../routes/rendez-vous.ts'
import {
  confirmerRetractationRoute,
  declarerRetractationRoute,
  listerRetractationsRoute,
  marquerRetractationRoute,
} from '../routes/retractations.ts'
import { listerServicesRoute } from '../routes/services.ts'
import { verifierRoute } from '../routes/verification.ts'
import type { DocumentedRoute } from './route-shape.ts'

/** Every call of the contract. */
export const ROUTES: readonly DocumentedRoute[] = [
  listerServicesRoute,
  villesRoute,
  adressesRoute,
  lieuRoute,
  estimerRoute,
  commanderRoute,
  devisPdfRoute,
  devisTexteRoute,
  lireDevisRoute,
  repondreDevisRoute,
  proposerAvenantRoute,
  retirerDevisRoute,
  renvoyerDevisRoute,
  conditionsPdfRoute,
  formulaireDeRetractationRoute,
  verifierRoute,
  envoyerMessageRoute,
  connexionRoute,
  profilRoute,
  changerMotDePasseRoute,
  reinitialiserRoute,
  exporterRoute,
  bilanRoute,
  effacerRoute,
  mesPrestationsRoute,
  lirePropositionRoute,
  repondreRoute,
  gererRendezVousRoute,
  calendrierRoute,
  modifierPrestationRoute,
  ecrireEnClientRoute,
  mesMessagesRoute,
  poursuivreFilRoute,
  repondreAuMessageRoute,
  listerEstimationsRoute,
  lireEstimationRoute,
  noterEstimationRoute,
  commanderEstimationRoute,
  facturePdfRoute,
  mesFacturesRoute,
  piecePdfRoute,
  pieceXmlRoute,
  facturationRoute,
  lireAcomptesRoute,
  enregistrerAcompteRoute,
  annulerAcompteRoute,
  emettreFactureRoute,
  listerFacturesRoute,
  lireFactureRoute,
  emettreAvoirRoute,
  enregistrerReglementRoute,
  annulerReglementRoute,
  renvoyerFactureRoute,
  transmettreFactureRoute,
  aujourdhuiRoute,
  agendaRoute,
  essayerDatesRoute,
  creerLienAgendaRoute,
  lireLienAgendaRoute,
  revoquerLienAgendaRoute,
  fluxAgendaRoute,
  diagnosticsRoute,
  renvoyerCourrielsRoute,
  exporterCsvRoute,
  exporterJsonRoute,
  comptabiliteRoute,
  recettesRoute,
  recettesCsvRoute,
  b2cCsvRoute,
  dossierComptableRoute,
  conservationRoute,
  appliquerConservationRoute,
  contratArchiveRoute,
  nouvellesRoute,
  bandeauRoute,
  listerPrestationsRoute,
  lirePrestationRoute,
  listerMessagesRoute,
  lireFilRoute,
  changerStatutMessageRoute,
  listerClientsRoute,
  ficheClientRoute,
  apercuDeSuppressionRoute,
  corrigerClientRoute,
  supprimerClientRoute,
  nettoyerInactifsRoute,
  declarerRetractationRoute,
  listerRetractationsRoute,
  confirmerRetractationRoute,
  marquerRetractationRoute,
  erreursRoute,
]
