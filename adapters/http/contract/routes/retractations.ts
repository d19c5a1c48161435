import * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/date-civile'
import { Email } from '#domain/client/email'
import { NomComplet } from '#domain/client/nom'
import { PrestationId } from '#domain/prestation/reference'
import type { RetractationATraiter } from '#domain/retractation/a-traiter'
import { ReferenceCitee, type DeclarationRecue } from '#domain/retractation/declaration'
import { MOTIF_DE_RETRACTATION_MAX } from '#domain/retractation/longueurs'
import { remboursementAvant } from '#domain/retractation/delai'
import { aEffet, IssueDeRetractation, RaisonDExclusion } from '#domain/retractation/verdict'
import { json, page, route } from '../route.ts'
import { Euros, optionalTextWithoutLink, withDefault } from '../values/codecs.ts'
import { nullable, struct } from '../values/struct.ts'
import { pageOf, PageQuery } from '../values/page-query.ts'

const Acte = t.keyof({ confirmer: null, rapprocher: null, decompter: null, verifier: null, rembourser: null })

/** The open action, its last day, and the sum to refund if known. */
const ResteReply = struct({ acte: Acte, avant: CodecDateCivile, aRendre: nullable(Euros) })

export const RetractationReply = struct({
  id: t.string,
  recueLe: t.string,
  nom: t.string,
  email: t.string,
  reference: t.string,
  motif: t.string,
  issue: IssueDeRetractation,
  raison: nullable(RaisonDExclusion),
  /** True if the contract had already ended. */
  repetee: t.boolean,
  /** The most that the work done may cost; `null` if nothing is owed, or only the owner knows the time. */
  prorata: nullable(Euros),
  /** The last day of the refund; `null` if the contract goes on. */
  rembourserAvant: nullable(CodecDateCivile),
  /** The order; `null` if unknown or erased. */
  prestationId: nullable(PrestationId),
  traiteeLe: nullable(t.string),
  reste: nullable(ResteReply),
})

export type RetractationReply = t.TypeOf<typeof RetractationReply>

export const RetractationATraiterReply = struct({
  id: t.string,
  nom: t.string,
  email: t.string,
  reference: t.string,
  prestationId: nullable(PrestationId),
  recueLe: t.string,
  acte: Acte,
  avant: CodecDateCivile,
  aRendre: nullable(Euros),
})

export type RetractationATraiterReply = t.TypeOf<typeof RetractationATraiterReply>

export const retractationATraiterReply = ({
  declaration,
  ...reste
}: RetractationATraiter): RetractationATraiterReply => ({
  ...declaration,
  ...reste,
  recueLe: declaration.recueLe.toISOString(),
})

type Suivie = { readonly declaration: DeclarationRecue; readonly reste: RetractationATraiter | null }

export const retractationReply = ({ declaration, reste }: Suivie): RetractationReply => {
  const { recueLe, verdict, traiteeLe } = declaration
  return {
    ...declaration,
    ...verdict,
    recueLe: recueLe.toISOString(),
    prorata: verdict.prorata?.montant ?? null,
    rembourserAvant: aEffet(verdict) ? remboursementAvant(recueLe) : null,
    traiteeLe: traiteeLe?.toISOString() ?? null,
    reste,
  }
}

export const RetractationBody = t.strict({
  nom: NomComplet,
  email: Email,
  reference: ReferenceCitee,
  motif: optionalTextWithoutLink(MOTIF_DE_RETRACTATION_MAX),
})

export type RetractationBody = t.TypeOf<typeof RetractationBody>

/** The answer is the same whether the order exists or not; a mail tells the outcome. `recueLe` in ISO 8601. */
export const declarerRetractationRoute = route('POST', '/api/retractations', {
  summary: 'A declaration of withdrawal from an order, without account',
  access: 'tous',
  body: RetractationBody,
  reply: json(struct({ recueLe: t.string }), 201),
})

export const listerRetractationsRoute = route('GET', '/api/admin/retractations', {
  summary: 'Every declaration of withdrawal and what it came to, newest first',
  access: 'admin',
  query: PageQuery,
  reply: page(pageOf(RetractationReply)),
})

export const confirmerRetractationRoute = route('POST', '/api/admin/retractations/{id}/confirmation', {
  summary: 'The owner recognises whoever declared a withdrawal under another name than that of the order',
  access: 'admin',
  params: t.strict({ id: t.string }),
  reply: json(RetractationReply),
  refusals: ['RetractationInconnue', 'RetractationSansAttente'],
})

/** `malgre`: the owner saw the sum still owed, and settles it otherwise. */
export const marquerRetractationRoute = route('POST', '/api/admin/retractations/{id}/traitement', {
  summary: 'The owner is done with a declaration of withdrawal, or takes it up again',
  access: 'admin',
  params: t.strict({ id: t.string }),
  body: t.strict({ traitee: t.boolean, malgre: withDefault(t.boolean, false) }),
  reply: json(RetractationReply),
  refusals: ['RetractationInconnue', 'RetractationASolder'],
})
