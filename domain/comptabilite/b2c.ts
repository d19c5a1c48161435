import * as t from 'io-ts'
import { anneeDe, CodecDateCivile, type DateCivile } from '#domain/calendrier/date-civile'
import { NumeroPiece } from '#domain/facturation/numero-piece'
import { CodecMontant, multiplier } from '#domain/shared/montant'
import { ajouter, type Ecriture, repartir, type Repartition, RIEN } from './livre.ts'
import { moisDe, type Periode, periodeDeMois } from './periode.ts'

/** A document issued to a consumer, who gets none for a deposit: an invoice, or a credit note, which counts below zero. */
export const PieceB2c = t.readonly(
  t.strict({
    numero: NumeroPiece,
    genre: t.keyof({ facture: null, avoir: null }),
    date: CodecDateCivile,
    total: CodecMontant,
    /** The goods in it. */
    ventes: CodecMontant,
  }),
)

export type PieceB2c = t.TypeOf<typeof PieceB2c>

/**
 * A day of the report on sales to consumers (CGI, art. 290 and 290 A, due from 1 September 2027 on): amounts without VAT,
 * category E (exempt, art. 293 B), rate 0.
 */
export type JourB2c = {
  readonly jour: DateCivile
  /** Invoices and credit notes of the day. */
  readonly transactions: number
  readonly facture: Repartition
  readonly encaisse: Repartition
}

/** VAT category of every line: exempt. */
export const CATEGORIE_TVA = 'E'

const jourVide = (jour: DateCivile): JourB2c => ({ jour, transactions: 0, facture: RIEN, encaisse: RIEN })

/** Days in which something happened. */
export type JoursB2c = ReadonlyMap<DateCivile, JourB2c>

const noter = (jours: JoursB2c, jour: DateCivile, changer: (avant: JourB2c) => JourB2c): JoursB2c =>
  new Map(jours).set(jour, changer(jours.get(jour) ?? jourVide(jour)))

const repartirPiece = ({ genre, total, ventes }: PieceB2c): Repartition => {
  const signe = genre === 'facture' ? 1 : -1
  return repartir({ montant: multiplier(total, signe), ventes: multiplier(ventes, signe) })
}

/** Adds what was invoiced to consumers, day by day. */
export const noterPieces = (jours: JoursB2c, pieces: readonly PieceB2c[]): JoursB2c =>
  pieces.reduce(
    (deja, piece) =>
      noter(deja, piece.date, (jour) => ({
        ...jour,
        transactions: jour.transactions + 1,
        facture: ajouter(jour.facture, repartirPiece(piece)),
      })),
    jours,
  )

/** Adds what consumers paid, day by day; what professionals paid is left out. */
export const noterEncaissements = (jours: JoursB2c, ecritures: readonly Ecriture[]): JoursB2c =>
  ecritures
    .filter(({ type }) => type === 'particulier')
    .reduce(
      (deja, ecriture) =>
        noter(deja, ecriture.le, (jour) => ({ ...jour, encaisse: ajouter(jour.encaisse, repartir(ecriture)) })),
      jours,
    )

export const joursB2c = (jours: JoursB2c): readonly JourB2c[] =>
  [...jours.values()].toSorted((a, b) => (a.jour < b.jour ? -1 : 1))

/** Who has the VAT franchise reports every second month: January with February, and so on (CGI, annexe II, 242 nonies O). */
export const periodeDeDeclaration = (jour: DateCivile): Periode => {
  const dernier = 2 * Math.ceil(moisDe(jour) / 2)
  return periodeDeMois(anneeDe(jour), dernier - 1, dernier)
}
