import * as t from 'io-ts'
import { CodecDateCivile, type DateCivile } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { MOTIF_D_AVENANT_MAX } from '#domain/devis/composer-avenant'
import { jourMajoreConvenu, totalConvenu } from '#domain/rendez-vous/date-proposee'
import {
  type DossierDeDevis,
  estPerimee,
  StatutVersion,
  valableJusquAu,
  type VersionDeDevis,
  versionEnVigueur,
} from '#domain/devis/version-de-devis'
import type { MoyensDePaiement } from '#domain/entreprise/moyens-de-paiement'
import { MOTIF_MAX } from '#domain/rendez-vous/souhait'
import { centimes } from '#domain/shared/montant'
import { DESIGNATION_MAX, EtatDePieceDetachee } from '#domain/tarification/etat-de-piece-detachee'
import { json, route } from '../route.ts'
import { EstimationReply, estimationReply } from '../values/estimation-reply.ts'
import { Euros, listeBornee, optionalText, orNull, readLike, Version, withDefault } from '../values/codecs.ts'
import { nullable, struct } from '../values/struct.ts'
import { MoyensReply } from '../values/prestation-reply.ts'
import { ActionDeLien } from './rendez-vous.ts'

const VersionReply = struct({
  version: t.number,
  statut: StatutVersion,
  perimee: t.boolean,
  emisLe: t.string,
  valableJusquAu: t.string,
  motif: t.string,
  repondueLe: nullable(t.string),
  estimation: EstimationReply,
  /** The price to pay: of the agreed day if labour counts double on it, else of an ordinary day. */
  totalConvenu: Euros,
})

export type VersionReply = t.TypeOf<typeof VersionReply>

export const DevisReply = struct({
  prestation: struct({ id: t.string, reference: t.string, service: t.string, version: t.number }),
  numero: t.string,
  /** The version in force, whose price was agreed. */
  enVigueur: t.number,
  /** The agreed day if labour counts double on it; else `null`. */
  jourMajore: nullable(CodecDateCivile),
  /** True if the prestation is done or cancelled: its quotes cannot be answered any more. */
  close: t.boolean,
  /** The account to pay remote work to; `null` for work on site. */
  moyensDePaiement: nullable(MoyensReply),
  /** Sum already paid without an invoice. */
  dejaVerse: Euros,
  versions: t.readonlyArray(VersionReply),
})

export type DevisReply = t.TypeOf<typeof DevisReply>

const versionReply =
  (instant: Date, jour: DateCivile | null) =>
  (version: VersionDeDevis): VersionReply => ({
    ...version,
    perimee: estPerimee(version, instant),
    emisLe: dateParis(version.emiseLe),
    valableJusquAu: valableJusquAu(version),
    repondueLe: version.repondueLe?.toISOString() ?? null,
    estimation: estimationReply(version.estimation),
    totalConvenu: totalConvenu(version.estimation, jour),
  })

export const devisReply = (
  etat: DossierDeDevis,
  instant: Date,
  moyens: MoyensDePaiement | null,
  dejaVerse = centimes(0),
): DevisReply => {
  const jourMajore = jourMajoreConvenu(etat.dossier.dates)
  const { id, reference, numeroDevis, statut, version, estimation } = etat.dossier.prestation
  return {
    prestation: { id, reference, service: estimation.service, version },
    numero: numeroDevis,
    enVigueur: versionEnVigueur(etat).version,
    jourMajore,
    close: statut === 'annulé' || statut === 'terminé',
    moyensDePaiement: moyens,
    dejaVerse,
    versions: etat.versions.map(versionReply(instant, jourMajore)),
  }
}

const CLE_MAX = 200

export const lireDevisRoute = route('GET', '/api/prestations/{id}/devis', {
  summary: 'Every version of the quote of an order, for its owner, the admin, or the key of the mails',
  access: 'tous',
  params: t.strict({ id: t.string }),
  query: t.strict({ cle: optionalText(CLE_MAX) }),
  reply: json(DevisReply),
  refusals: ['PrestationInconnue', 'MotDePasseTemporaireActif'],
})

const PieceBody = t.strict({
  designation: optionalText(DESIGNATION_MAX),
  quantite: t.number,
  prixUnitaire: Euros,
  /** New or reused; may be left to the invoice. */
  etat: orNull(EtatDePieceDetachee),
})

/** Without `heures` the labour does not change. `pieces` replaces all parts; prices in euros. */
const AvenantBody = t.strict({
  heures: orNull(t.number),
  pieces: withDefault<readonly t.TypeOf<typeof PieceBody>[]>(listeBornee(PieceBody), []),
  motif: optionalText(MOTIF_D_AVENANT_MAX),
  version: orNull(Version),
})

export const proposerAvenantRoute = route('POST', '/api/admin/prestations/{id}/devis', {
  summary: 'Offers the client another quote, which changes nothing before it is accepted',
  access: 'admin',
  params: t.strict({ id: t.string }),
  body: AvenantBody,
  reply: json(DevisReply, 201),
  refusals: [
    'PrestationInconnue',
    'DevisClos',
    'DevisIncomplet',
    'VersionPerimee',
    'DureeRefusee',
    'PieceRefusee',
    'TropDePieces',
    'MotifDAvenantRequis',
    'AvenantSansChangement',
  ],
})

const SUR_VERSION = {
  access: 'admin',
  params: t.strict({ id: t.string }),
  body: t.strict({ version: Version }),
  reply: json(DevisReply),
} as const

export const retirerDevisRoute = route('POST', '/api/admin/prestations/{id}/devis/retrait', {
  ...SUR_VERSION,
  summary: 'Takes back the version of a quote that waits for its client',
  refusals: ['PrestationInconnue', 'DevisClos', 'DevisPlusEnAttente'],
})

/** `version`: of the quote. `versionLue`: the version of the prestation that was read. */
export const renvoyerDevisRoute = route('POST', '/api/admin/prestations/{id}/devis/renvoi', {
  ...SUR_VERSION,
  summary: 'Sends the version of a quote that waits to its client once more',
  body: t.strict({ version: Version, versionLue: orNull(Version) }),
  refusals: ['PrestationInconnue', 'DevisClos', 'DevisPlusEnAttente', 'VersionPerimee', 'RenvoiTropTard'],
})

const REPONSE = { cle: optionalText(CLE_MAX), version: Version, action: ActionDeLien, motif: optionalText(MOTIF_MAX) }

/** `total`: the price shown on the screen. */
const Acceptation = t.strict({ ...REPONSE, total: Euros })
const Reponse = t.strict({ ...REPONSE, total: orNull(Euros) })

type ReponseBody = t.TypeOf<typeof Reponse>

/** An acceptance without the price that was shown is refused. */
const ReponseBody: t.Type<ReponseBody, unknown> = readLike<ReponseBody, unknown>(
  Reponse,
  (u, context) =>
    t.UnknownRecord.is(u) && u['action'] === 'accepter'
      ? Acceptation.validate(u, context)
      : Reponse.validate(u, context),
  { description: '`total` is required to accept' },
)

export const repondreDevisRoute = route('POST', '/api/prestations/{id}/devis/reponse', {
  summary: 'Accepts or refuses the version of a quote that waits; the same answer again when repeated',
  access: 'tous',
  params: t.strict({ id: t.string }),
  body: ReponseBody,
  reply: json(DevisReply),
  refusals: [
    'PrestationInconnue',
    'MotDePasseTemporaireActif',
    'DevisClos',
    'DevisPlusEnAttente',
    'DevisExpire',
    'PrixDuJourChange',
  ],
})
