import * as t from 'io-ts'
import { anneeDe, CodecDateCivile, type DateCivile } from '#domain/calendrier/date-civile'
import { NumeroPiece } from '#domain/facturation/numero-piece'
import { CodecMontant, multiplier } from '#domain/shared/montant'
import { ajouter, type Ecriture, repartir, type Repartition, RIEN } from './livre.ts'
import { moisDe, type Periode, periodeDeMois } from './periode.ts'

/** An invoice or a credit note for a consumer. The totals of credit notes count as negative. Consumers get no deposit invoice. */
export const PieceB2c = t.readonly(
  t.strict({
    numero: NumeroPiece,
    genre: t.keyof({ facture: null, avoir: null }),
    date: CodecDateCivile,
    total: CodecMontant,
    /** The part of the total that is goods. */
    ventes: CodecMontant,
  }),
)

export type PieceB2c = t.TypeOf<typeof PieceB2c>

/**
 * A day of the report on sales to consumers (CGI, art. 290 and 290 A, due from 1 September 2027). Amounts are without VAT, in
 * category E (exempt, art. 293 B), rate 0.
 */
export type JourB2c = {
  readonly jour: DateCivile
  /** Number of invoices and credit notes of the day. */
  readonly transactions: number
  readonly facture: Repartition
  readonly encaisse: Repartition
}

/** VAT category of every line: exempt. */
export const CATEGORIE_TVA = 'E'

const jourVide = (jour: DateCivile): JourB2c => ({ jour, transactions: 0, facture: RIEN, encaisse: RIEN })

/** The days with at least one document or payment. */
export type JoursB2c = ReadonlyMap<DateCivile, JourB2c>

const noter = (jours: JoursB2c, jour: DateCivile, changer: (avant: JourB2c) => JourB2c): JoursB2c =>
  new Map(jours).set(jour, changer(jours.get(jour) ?? jourVide(jour)))

const repartirPiece = ({ genre, total, ventes }: PieceB2c): Repartition => {
  const signe = genre === 'facture' ? 1 : -1
  return repartir({ montant: multiplier(total, signe), ventes: multiplier(ventes, signe) })
}

/** Adds documents issued to consumers to the report of their day. */
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

/** Adds payments of consumers to the report of their day. Payments of professionals are left out. */
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

/** The period of two months that contains a day, January and February first: businesses with the VAT franchise report every two months (CGI, annexe II, 242 nonies O). */
export const periodeDeDeclaration = (jour: DateCivile): Periode => {
  const dernier = 2 * Math.ceil(moisDe(jour) / 2)
  return periodeDeMois(anneeDe(jour), dernier - 1, dernier)
}
