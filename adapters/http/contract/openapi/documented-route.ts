import type * as t from 'io-ts'
import type { Access } from '../route.ts'
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
  ficheClientRoute,
  nettoyerInactifsRoute,
  supprimerClientRoute,
} from '../routes/clients-admin.ts'
import { conditionsPdfRoute } from '../routes/conditions.ts'
import {
  diagnosticsRoute,
  exporterCsvRoute,
  exporterJsonRoute,
  nouvellesRoute,
  renvoyerCourrielsRoute,
} from '../routes/diagnostics.ts'
import { erreursRoute } from '../routes/erreurs.ts'
import { estimerRoute } from '../routes/estimations.ts'
import { commanderEstimationRoute, listerEstimationsRoute, noterEstimationRoute } from '../routes/estimations-admin.ts'
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
import { commanderRoute, devisPdfRoute, devisTexteRoute } from '../routes/prestations.ts'
import {
  bandeauRoute,
  changerStatutMessageRoute,
  lirePrestationRoute,
  listerClientsRoute,
  listerMessagesRoute,
  listerPrestationsRoute,
} from '../routes/registres.ts'
import { calendrierRoute, gererRendezVousRoute, lirePropositionRoute, repondreRoute } from '../routes/rendez-vous.ts'
import { listerServicesRoute } from '../routes/services.ts'

/** A route as the documentation reads it, whatever its types. */
export type DocumentedRoute = {
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly access: Access
  readonly params: t.Mixed
  readonly query: t.Mixed
  readonly body: t.Mixed
  readonly reply:
    | { readonly kind: 'json'; readonly status: number; readonly codec: t.Mixed; readonly bare: boolean }
    | { readonly kind: 'page'; readonly status: number; readonly codec: t.Mixed }
    | { readonly kind: 'file'; readonly status: number; readonly mediaType: string }
    | { readonly kind: 'stream'; readonly status: number; readonly mediaType: string }
  readonly refusals: Readonly<Record<string, { readonly status: number; readonly code: string }>>
}

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
  conditionsPdfRoute,
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
  noterEstimationRoute,
  commanderEstimationRoute,
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
  nouvellesRoute,
  bandeauRoute,
  listerPrestationsRoute,
  lirePrestationRoute,
  listerMessagesRoute,
  changerStatutMessageRoute,
  listerClientsRoute,
  ficheClientRoute,
  apercuDeSuppressionRoute,
  supprimerClientRoute,
  nettoyerInactifsRoute,
  erreursRoute,
]
