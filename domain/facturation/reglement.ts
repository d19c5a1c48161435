import * as t from 'io-ts'
import { CodecDateCivile, type DateCivile, plusJours } from '#domain/calendrier/date-civile'
import { closedList, orNull } from '#domain/shared/value'
import { CodecMontant, additionner, centimes, type Montant } from '#domain/shared/montant'
import { ModeDeReglement } from './mode-de-reglement.ts'
import { NumeroPiece } from './numero-piece.ts'
import { Part } from './ligne-facturee.ts'
import { Avoir, Facture, FactureDAcompte } from './piece.ts'

/** A payment of an order; it never changes. A refund or a correction is another payment, below zero. */
export const Reglement = t.readonly(
  t.strict({
    id: t.string,
    mode: ModeDeReglement,
    /** The civil day on which the money moved. */
    le: CodecDateCivile,
    montant: CodecMontant,
    note: t.string,
    /** The id of the payment that this one undoes; `null` if it undoes none. */
    annule: orNull(t.string),
    /** ISO 8601. */
    enregistreLe: t.string,
    /** The last invoice or credit note of the order at the time of recording; `null` without one. */
    apres: orNull(NumeroPiece),
    /** For a deposit: the agreed price of that day and its part of goods; `null` for other payments. */
    convenu: orNull(Part),
  }),
)

export type Reglement = t.TypeOf<typeof Reglement>

const SUITE = {
  avoirs: t.readonlyArray(Avoir),
  /** The account of the client; `null` once it is erased. */
  clientId: orNull(t.string),
}

/** An invoice, its credit notes and the payments that count on it. */
export const FactureSuivie = t.readonly(
  t.strict({ facture: Facture, ...SUITE, reglements: t.readonlyArray(Reglement) }),
)

export type FactureSuivie = t.TypeOf<typeof FactureSuivie>

/** A deposit invoice and the credit notes for its refunds. */
export const FactureDAcompteSuivie = t.readonly(t.strict({ facture: FactureDAcompte, ...SUITE }))

export type FactureDAcompteSuivie = t.TypeOf<typeof FactureDAcompteSuivie>

/** An invoice for work or a deposit invoice, with what followed it. */
export type FactureDuRegistre = FactureSuivie | FactureDAcompteSuivie

type Totaux = {
  readonly facture: Pick<Facture, 'total'>
  readonly avoirs: readonly Pick<Avoir, 'total'>[]
}

export const totalRecu = (reglements: readonly Pick<Reglement, 'montant'>[]): Montant =>
  additionner(...reglements.map(({ montant }) => montant))

export const totalDes = (pieces: readonly { readonly total: Montant }[]): Montant =>
  additionner(...pieces.map(({ total }) => total))

/** The total of the invoice minus its credit notes. */
export const resteFacture = ({ facture, avoirs }: Totaux): Montant => centimes(facture.total - totalDes(avoirs))

/** The sum still owed; below zero, the business owes it to the client. */
export const solde = (suivie: Totaux & Pick<FactureSuivie, 'reglements'>): Montant =>
  centimes(resteFacture(suivie) - totalRecu(suivie.reglements))

/** True if credit notes cover the whole invoice. */
export const estEntierementCreditee = (creditee: Totaux): boolean => resteFacture(creditee) <= 0

export const EtatDeFacture = closedList(
  'EtatDeFacture',
  ['a_payer', 'en_retard', 'payee', 'a_rembourser', 'annulee'] as const,
  'État inconnu.',
)

export type EtatDeFacture = t.TypeOf<typeof EtatDeFacture>

/** True for a deposit invoice, which is paid before its issue. */
export const estDAcompte = (emise: FactureDuRegistre): emise is FactureDAcompteSuivie =>
  emise.facture.genre === 'acompte'

/** The state of an invoice on a civil day. `annulee`: fully credited, and nobody owes anything. */
export const etatDeFacture = (emise: FactureDuRegistre, jour: DateCivile): EtatDeFacture => {
  if (estDAcompte(emise)) return estEntierementCreditee(emise) ? 'annulee' : 'payee'
  const reste = solde(emise)
  if (reste < 0) return 'a_rembourser'
  if (reste === 0) return resteFacture(emise) === 0 && emise.facture.total > 0 ? 'annulee' : 'payee'
  return emise.facture.echeance < jour ? 'en_retard' : 'a_payer'
}

/** A payment may be dated at most this many days before the work: remote work is paid in advance, and its day may be postponed. */
const AVANCE_MAX_JOURS = 60

export const premierJourDeReglement = ({ dateExecution }: Pick<Facture, 'dateExecution'>): DateCivile =>
  plusJours(dateExecution, -AVANCE_MAX_JOURS)

/** The part of goods of a document; 0 if a credit note does not give it. */
export const ventesDites = ({ ventes }: Pick<Avoir, 'ventes'>): Montant => ventes ?? centimes(0)

/** The documents of a payment in order of issue: deposit invoices, or credit notes for a refund. */
export const documentsDuReglement = (
  facturesDAcompte: readonly FactureDAcompteSuivie[],
  id: string,
): readonly (Avoir | FactureDAcompte)[] =>
  facturesDAcompte
    .flatMap(({ facture, avoirs }) => [facture, ...avoirs])
    .filter(({ ecriture }) => ecriture === id)
    .toSorted((une, autre) => (une.numero < autre.numero ? -1 : 1))

/** Issued invoices: for work, and for deposits. */
export type FacturesEmises = {
  readonly factures: readonly FactureSuivie[]
  readonly facturesDAcompte: readonly FactureDAcompteSuivie[]
}

export const separer = (emises: readonly FactureDuRegistre[]): FacturesEmises => ({
  factures: emises.flatMap((emise) => (estDAcompte(emise) ? [] : [emise])),
  facturesDAcompte: emises.filter(estDAcompte),
})
