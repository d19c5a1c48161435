import * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/codec-date-civile'
import { TypeClient } from '#domain/client/acheteur'
import { NumeroPiece } from '#domain/facturation/numero-piece'
import { ModeDeReglement } from '#domain/facturation/mode-de-reglement'
import { Reference } from '#domain/prestation/reference'
import { Euros } from './euros.ts'

const REPARTITION = { services: Euros, ventes: Euros, total: Euros } as const

/** Money cashed in a stretch of time, and in how many entries. */
const EncaissementsReply = t.readonly(t.strict({ ...REPARTITION, ecritures: t.number }))

/** A ceiling of the year, and how near the turnover has come to it. */
const SeuilReply = t.readonly(
  t.strict({
    code: t.keyof({ micro: null, tva: null, tva_majore: null }),
    assiette: t.keyof({ services: null, total: null }),
    montant: Euros,
    fondement: t.string,
    /** Announced, to be read again in the code. */
    aConfirmer: t.boolean,
    encaisse: Euros,
    /** 0 for nothing, 1 at the ceiling. */
    part: t.number,
    niveau: t.keyof({ loin: null, proche: null, atteint: null }),
    /** The whole year at the pace so far. */
    projection: Euros,
    /** The day on which the ceiling is met at that pace, when it lies in the year. */
    prevuLe: t.union([CodecDateCivile, t.null]),
  }),
)

/** A change of the law, and the days until it; below zero once it is past. */
export const EcheanceReply = t.readonly(
  t.strict({
    code: t.keyof({ 'tva-cibs': null, 'facture-electronique': null, 'tva-fin-de-tolerance': null }),
    le: CodecDateCivile,
    fondement: t.string,
    jours: t.number,
  }),
)

export type EcheanceReply = t.TypeOf<typeof EcheanceReply>

export const ComptabiliteReply = t.readonly(
  t.strict({
    annee: t.number,
    /** Years that have books, oldest first. */
    annees: t.readonlyArray(t.number),
    /** January first. */
    mois: t.readonlyArray(EncaissementsReply),
    trimestres: t.readonlyArray(EncaissementsReply),
    total: EncaissementsReply,
    seuils: t.readonlyArray(SeuilReply),
    echeances: t.readonlyArray(EcheanceReply),
  }),
)

export type ComptabiliteReply = t.TypeOf<typeof ComptabiliteReply>

/** An entry of the book of receipts; below zero when money went back. */
export const RecetteReply = t.readonly(
  t.strict({
    id: t.string,
    le: CodecDateCivile,
    client: t.string,
    type: TypeClient,
    nature: t.string,
    /** Of the order. */
    reference: Reference,
    /** `null` while the money came without one. */
    facture: t.union([NumeroPiece, t.null]),
    mode: ModeDeReglement,
    montant: Euros,
    services: Euros,
    ventes: Euros,
    note: t.string,
    /** It undoes another one. */
    annule: t.boolean,
    /** The day of recording. */
    saisieLe: CodecDateCivile,
    /** The day of the entry that undoes it. */
    annuleeLe: t.union([CodecDateCivile, t.null]),
  }),
)

export type RecetteReply = t.TypeOf<typeof RecetteReply>
