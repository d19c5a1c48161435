import * as t from 'io-ts'
import { Acheteur } from '#domain/client/acheteur'
import { ValidationDate } from '#domain/prestation/validation-date'
import { Souhait } from '#domain/rendez-vous/souhait'
import type { RefusalTag } from '../refusals/catalogue.ts'
import type { Access } from '../route.ts'
import * as absences from '../routes/absences.ts'
import * as calendrierPrive from '../routes/calendrier-prive.ts'
import * as agenda from '../routes/agenda.ts'
import * as aujourdhui from '../routes/aujourdhui.ts'
import * as clients from '../routes/clients.ts'
import * as commande from '../routes/commande.ts'
import * as comptabilite from '../routes/comptabilite.ts'
import * as comptes from '../routes/comptes.ts'
import * as contact from '../routes/contact.ts'
import * as devis from '../routes/devis.ts'
import * as diagnostics from '../routes/diagnostics.ts'
import * as documents from '../routes/documents.ts'
import * as estimations from '../routes/estimations-admin.ts'
import * as factures from '../routes/factures-admin.ts'
import * as lieux from '../routes/lieux.ts'
import * as messages from '../routes/messages.ts'
import * as monEspace from '../routes/mon-espace.ts'
import * as prestations from '../routes/prestations.ts'
import * as reglements from '../routes/reglements.ts'
import * as rendezVous from '../routes/rendez-vous.ts'
import * as retractations from '../routes/retractations.ts'
import { erreursRoute, listerServicesRoute } from '../routes/site.ts'
import * as valeursDAgenda from '../values/agenda-reply.ts'
import * as valeursDEstimation from '../values/estimation-reply.ts'
import * as valeursDeFacture from '../values/facture-reply.ts'
import { Euros } from '../values/codecs.ts'
import { CommandeReply } from '../values/commande-reply.ts'
import * as valeursDePrestation from '../values/prestation-reply.ts'

/** A route without its types, for the documentation. */
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
  readonly refusals: readonly RefusalTag[]
}

const EXPORTED: readonly (readonly [name: string, value: unknown])[] = [
  // Left out: the account of a demonstration is not part of the contract.
  { listerServicesRoute, erreursRoute },
  lieux,
  commande,
  documents,
  devis,
  contact,
  comptes,
  monEspace,
  rendezVous,
  messages,
  estimations,
  factures,
  reglements,
  aujourdhui,
  agenda,
  absences,
  calendrierPrive,
  diagnostics,
  comptabilite,
  prestations,
  clients,
  retractations,
  valeursDAgenda,
  valeursDEstimation,
  valeursDeFacture,
  valeursDePrestation,
].flatMap((area) => Object.entries(area))

const isRoute = (u: unknown): u is DocumentedRoute => typeof u === 'object' && u !== null && 'refusals' in u

export const ROUTES: readonly DocumentedRoute[] = EXPORTED.map(([, value]) => value).filter(isRoute)

/** Schemas used by several calls: each is written once, and referred to by its name. */
export const COMPONENTS: ReadonlyMap<t.Mixed, string> = new Map([
  ...EXPORTED.flatMap(([name, value]) =>
    value instanceof t.Type && name.endsWith('Reply') ? [[value, name] as const] : [],
  ),
  ...Object.entries({
    AbsenceBody: absences.AbsenceBody,
    Acheteur,
    CommandeReply,
    Euros,
    Moment: prestations.Moment,
    Souhait,
    ValidationDate,
  }).map(([name, codec]) => [codec, name] as const),
])
