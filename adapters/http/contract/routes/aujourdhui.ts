import * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/date-civile'
import type { Mention } from '#domain/entreprise/mentions-a-completer'
import { NumeroPiece } from '#domain/facturation/numero-piece'
import { PrestationId, Reference } from '#domain/prestation/reference'
import { json, route } from '../route.ts'
import { Euros, orNull, readBy } from '../values/codecs.ts'
import { nullable, struct } from '../values/struct.ts'
import { PrestationReply } from '../values/prestation-reply.ts'
import { VisiteReply } from '../values/agenda-reply.ts'
import { RetractationATraiterReply } from './retractations.ts'

/** The mention to add to the settings of the business, and the reason. */
export const MENTION_PHRASES: Readonly<Record<Mention, string>> = {
  nom: 'Le nom de l’entreprise est celui de l’exemple\u00a0: il figure sur chaque page, devis et courriel.',
  responsable: 'Le responsable de la publication est à renseigner\u00a0: les mentions légales doivent le nommer.',
  siren: 'Le numéro SIREN n’est pas valable\u00a0: il est obligatoire sur les devis et dans les mentions légales.',
  siret: 'Le numéro SIRET n’est pas valable, ou n’est pas celui de ce SIREN.',
  adresse: 'L’adresse de l’entreprise est celle de l’exemple.',
  telephone: 'Le numéro de téléphone est celui de l’exemple\u00a0: vos clients ne peuvent pas vous joindre.',
  email: 'L’adresse email est celle de l’exemple\u00a0: les réponses des clients se perdraient.',
  mediateur: 'Le médiateur de la consommation est à renseigner\u00a0: la loi l’exige pour vendre à des particuliers.',
  hebergeur: 'L’hébergeur du site est à renseigner\u00a0: les mentions légales doivent donner son nom et son adresse.',
  paiement: 'L’IBAN est à renseigner\u00a0: il sert au paiement des factures.',
  tribunal: 'Le tribunal compétent est à renseigner\u00a0: les conditions générales le nomment.',
}

/** A count; `plafonne`: the true count is higher. */
const Nombre = struct({ total: t.number, plafonne: t.boolean })

export const BandeauReply = struct({
  prestations: struct({
    parStatut: struct({ en_attente: t.number, en_cours: t.number, terminé: t.number, annulé: t.number }),
    aContacter: Nombre,
    /** Calls whose deadline has passed. */
    enRetard: Nombre,
  }),
  clients: struct({ actifs: t.number, inactifs: t.number }),
  messages: struct({ nouveau: t.number, lu: t.number, traité: t.number }),
})

export type BandeauReply = t.TypeOf<typeof BandeauReply>

export const bandeauRoute = route('GET', '/api/admin/bandeau', {
  summary: 'The figures above every tab of the owner',
  access: 'admin',
  reply: json(BandeauReply),
})

export const NouvelleReply = struct({
  genre: t.keyof({ commande: null, message: null, suite: null, reponse: null, changement: null }),
  id: t.string,
  /** The reference or the name, shown as title. */
  titre: t.string,
  le: t.string,
})

export type NouvelleReply = t.TypeOf<typeof NouvelleReply>

const FORME = /^\d{1,15}$/

/** The instant of the last reading, in milliseconds since 1970; an invalid value starts anew. */
const Curseur = readBy<Date | null, string>(
  'Curseur',
  (u): u is Date | null => u === null || u instanceof Date,
  (u) => t.success(typeof u === 'string' && FORME.test(u) ? new Date(Number(u)) : null),
  { type: 'string', pattern: FORME.source },
  (instant) => (instant === null ? '' : String(instant.getTime())),
)

const NouvellesReply = struct({ nouvelles: t.readonlyArray(NouvelleReply), curseur: Curseur })

export const nouvellesRoute = route('GET', '/api/admin/nouvelles', {
  summary: 'Orders, messages and answers since a cursor; without one, a cursor to begin with',
  access: 'admin',
  query: t.strict({ apres: Curseur }),
  reply: json(NouvellesReply),
})

/** `devis`: the amended quote that waits; `null` if only dates wait. Instants in ISO 8601, `total` in euros. */
export const AttenteDeReponseReply = struct({
  prestation: PrestationReply,
  devis: nullable(struct({ version: t.number, total: Euros, emiseLe: t.string, expireLe: t.string })),
})

export type AttenteDeReponseReply = t.TypeOf<typeof AttenteDeReponseReply>

/** A cancelled order that still holds money without an invoice; `montant` in euros. `fraisPossibles`: a fee may be due for late notice or a missed visit. */
export const ARembourserReply = struct({ prestation: PrestationReply, montant: Euros, fraisPossibles: t.boolean })

export type ARembourserReply = t.TypeOf<typeof ARembourserReply>

/** An invoice with too much money; `prestationId` is `null` once the account is erased, `montant` in euros. */
export const FactureARembourserReply = struct({
  numero: NumeroPiece,
  reference: Reference,
  prestationId: nullable(PrestationId),
  client: struct({ nom: t.string, telephone: t.string }),
  service: t.string,
  montant: Euros,
})

export type FactureARembourserReply = t.TypeOf<typeof FactureARembourserReply>

/** The tasks of the owner, late ones first. Lists are cut; `nombres` has their full counts. */
export const AujourdhuiReply = struct({
  jour: CodecDateCivile,
  ferie: nullable(t.string),
  /** Clients never contacted whose promised delay is over. */
  enRetard: t.readonlyArray(PrestationReply),
  /** Clients never contacted, within the delay; the most urgent first. */
  aContacter: t.readonlyArray(PrestationReply),
  /** Orders that need another date: the client refused, or the proposal expired. */
  aReproposer: t.readonlyArray(PrestationReply),
  visites: t.readonlyArray(VisiteReply),
  /** Orders that wait for their client: for an answer to dates, or to an amended quote. */
  sansReponse: t.readonlyArray(AttenteDeReponseReply),
  /** Withdrawals that need an action (match, settle or refund), the nearest deadline first. */
  retractations: t.readonlyArray(RetractationATraiterReply),
  aRembourser: t.readonlyArray(ARembourserReply),
  /** Invoices whose balance is below zero; `nombres.aRembourser` counts both. */
  facturesARembourser: t.readonlyArray(FactureARembourserReply),
  nombres: struct({
    enRetard: t.number,
    aContacter: t.number,
    aReproposer: t.number,
    sansReponse: t.number,
    aRembourser: t.number,
    messagesNonLus: t.number,
    courrielsEchoues: t.number,
  }),
})

export type AujourdhuiReply = t.TypeOf<typeof AujourdhuiReply>

export const aujourdhuiRoute = route('GET', '/api/admin/aujourdhui', {
  summary: 'What is late, what is due, and the visits of a day (today unless said)',
  access: 'admin',
  query: t.strict({ jour: orNull(CodecDateCivile) }),
  reply: json(AujourdhuiReply),
})
