import { anneeDe, type DateCivile } from '#domain/calendrier/date-civile'
import { ventesDeLaPiece } from '#domain/facturation/ventes'
import { type Montant, multiplier } from '#domain/shared/montant'
import { type CompteDuLivre, type Ecriture, repartir, type Repartition, sommer } from './livre.ts'
import { estDans, moisDe, type Periode, periodeDeMois } from './periode.ts'

/** An invoice or a credit note for a consumer. The totals of credit notes count as negative. Consumers get no deposit invoice. */
export type PieceB2c = {
  readonly genre: 'facture' | 'avoir'
  readonly date: DateCivile
  readonly total: Montant
  /** The part of the total that is goods. */
  readonly ventes: Montant
}

/** The documents of an order within a period; none if its buyer is a professional. */
export const piecesB2c = ({ factures }: CompteDuLivre, periode: Periode): readonly PieceB2c[] =>
  factures
    .filter(({ facture }) => facture.acheteur.type === 'particulier')
    .flatMap((creditee) =>
      [creditee.facture, ...creditee.avoirs]
        .filter(({ date }) => estDans(periode, date))
        .map(({ numero, genre, date, total }) => ({ genre, date, total, ventes: ventesDeLaPiece(creditee, numero) })),
    )

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

const repartirPiece = ({ genre, total, ventes }: PieceB2c): Repartition => {
  const signe = genre === 'facture' ? 1 : -1
  return repartir({ montant: multiplier(total, signe), ventes: multiplier(ventes, signe) })
}

/** The report of each day with a document or a payment, oldest first. Payments of professionals are left out. */
export const joursB2c = (pieces: readonly PieceB2c[], ecritures: readonly Ecriture[]): readonly JourB2c[] => {
  const emises = Map.groupBy(pieces, ({ date }) => date)
  const payees = Map.groupBy(
    ecritures.filter(({ type }) => type === 'particulier'),
    ({ le }) => le,
  )
  return [...new Set([...emises.keys(), ...payees.keys()])].toSorted().map((jour) => {
    const duJour = emises.get(jour) ?? []
    return {
      jour,
      transactions: duJour.length,
      facture: sommer(duJour.map(repartirPiece)),
      encaisse: sommer((payees.get(jour) ?? []).map(repartir)),
    }
  })
}

/** The period of two months that contains a day, January and February first: businesses with the VAT franchise report every two months (CGI, annexe II, 242 nonies O). */
export const periodeDeDeclaration = (jour: DateCivile): Periode => {
  const dernier = 2 * Math.ceil(moisDe(jour) / 2)
  return periodeDeMois(anneeDe(jour), dernier - 1, dernier)
}
