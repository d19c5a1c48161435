import * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/date-civile'
import { TypeClient } from '#domain/client/acheteur'
import { ModeDeReglement } from '#domain/facturation/mode-de-reglement'
import { NumeroPiece } from '#domain/facturation/numero-piece'
import { Reference } from '#domain/prestation/reference'
import { json, route, stream } from '../route.ts'
import { Euros, orNull, readBy } from '../values/codecs.ts'
import { nullable, struct } from '../values/struct.ts'

const REPARTITION = { services: Euros, ventes: Euros, total: Euros } as const

const EncaissementsReply = struct({ ...REPARTITION, ecritures: t.number })

/** A ceiling of the year, and how close the turnover is to it. */
const SeuilReply = struct({
  code: t.keyof({ micro: null, tva: null, tva_majore: null }),
  assiette: t.keyof({ services: null, total: null }),
  montant: Euros,
  fondement: t.string,
  /** True if the figure was announced and is not law yet. */
  aConfirmer: t.boolean,
  encaisse: Euros,
  /** Share of the ceiling reached: 0 to 1, more above it. */
  part: t.number,
  niveau: t.keyof({ loin: null, proche: null, atteint: null }),
  /** Turnover of the whole year at the present pace. */
  projection: Euros,
  /** The day the ceiling is reached at that pace; `null` if not in this year. */
  prevuLe: nullable(CodecDateCivile),
})

/** A change of the law, and the days until it; below zero if past. */
const EcheanceReply = struct({
  code: t.keyof({ 'tva-cibs': null, 'facture-electronique': null, 'tva-fin-de-tolerance': null }),
  le: CodecDateCivile,
  fondement: t.string,
  jours: t.number,
})

export const ComptabiliteReply = struct({
  annee: t.number,
  annees: t.readonlyArray(t.number),
  /** The twelve months, January first. */
  mois: t.readonlyArray(EncaissementsReply),
  trimestres: t.readonlyArray(EncaissementsReply),
  total: EncaissementsReply,
  seuils: t.readonlyArray(SeuilReply),
  echeances: t.readonlyArray(EcheanceReply),
})

export type ComptabiliteReply = t.TypeOf<typeof ComptabiliteReply>

/** An entry of the book of receipts; a refund is below zero. */
export const RecetteReply = struct({
  id: t.string,
  le: CodecDateCivile,
  client: t.string,
  type: TypeClient,
  nature: t.string,
  reference: Reference,
  /** `null` until an invoice is issued. */
  facture: nullable(NumeroPiece),
  mode: ModeDeReglement,
  montant: Euros,
  services: Euros,
  ventes: Euros,
  note: t.string,
  annule: t.boolean,
  saisieLe: CodecDateCivile,
  /** The day of the entry that undoes this one; `null` if there is none. */
  annuleeLe: nullable(CodecDateCivile),
})

export type RecetteReply = t.TypeOf<typeof RecetteReply>

/** A whole number between two bounds, given as a number or as digits. */
const between = (name: string, [minimum, maximum]: readonly [number, number], message: string) => {
  const is = (u: unknown): u is number => typeof u === 'number' && Number.isInteger(u) && u >= minimum && u <= maximum
  return readBy(
    name,
    is,
    (u, context) => {
      const nombre = typeof u === 'string' && /^\d{1,4}$/.test(u) ? Number(u) : u
      return is(nombre) ? t.success(nombre) : t.failure(u, context, message)
    },
    { type: 'integer', minimum, maximum },
  )
}

const Annee: t.Type<number, number> = between('Annee', [2000, 2999], 'Indiquez une année.')

/** 1 for January to 12 for December. */
const Mois: t.Type<number, number> = between('Mois', [1, 12], 'Indiquez un mois, de 1 à 12.')

export const comptabiliteRoute = route('GET', '/api/admin/comptabilite', {
  summary: 'What was cashed in a year by month and quarter, its ceilings, and the changes of the law to come',
  access: 'admin',
  query: t.strict({ annee: orNull(Annee) }),
  reply: json(ComptabiliteReply),
})

export const recettesRoute = route('GET', '/api/admin/recettes', {
  summary: 'The book of receipts of one month, oldest first',
  access: 'admin',
  query: t.strict({ annee: Annee, mois: Mois }),
  reply: json(t.readonlyArray(RecetteReply)),
})

export const recettesCsvRoute = route('GET', '/api/admin/export/recettes.csv', {
  summary: 'The book of receipts of a year or of one of its months, for a French Excel',
  access: 'admin',
  query: t.strict({ annee: orNull(Annee), mois: orNull(Mois) }),
  reply: stream('text/csv; charset=utf-8'),
})

export const b2cCsvRoute = route('GET', '/api/admin/export/b2c.csv', {
  summary: 'Sales to consumers and what they paid, day by day, as they will be reported',
  access: 'admin',
  query: t.strict({ annee: orNull(Annee), mois: orNull(Mois) }),
  reply: stream('text/csv; charset=utf-8'),
})

export const dossierComptableRoute = route('GET', '/api/admin/comptabilite/{annee}.zip', {
  summary:
    'Everything an accountant asks for at the end of a year, as it is at one instant: the books and every document',
  access: 'admin',
  params: t.strict({ annee: Annee }),
  reply: stream('application/zip'),
  refusals: ['AnneeNonCommencee'],
})
