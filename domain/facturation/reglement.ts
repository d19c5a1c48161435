import * as t from 'io-ts'
import { CodecDateCivile, type DateCivile } from '#domain/calendrier/date-civile'
import { closedList } from '#domain/shared/value'
import { CodecMontant, additionner, centimes, type Montant } from '#domain/shared/montant'
import { ModeDeReglement } from './mode-de-reglement.ts'
import { NumeroPiece } from './numero-piece.ts'
import { Part } from './ligne-facturee.ts'
import type { Avoir, Facture, FactureDAcompte } from './piece.ts'

/** Money that moved for an order, and never changes; what goes back to the client, or undoes a slip, is a payment of its own, below zero. */
export const Reglement = t.readonly(
  t.strict({
    id: t.string,
    mode: ModeDeReglement,
    /** The civil day on which the money moved. */
    le: CodecDateCivile,
    montant: CodecMontant,
    note: t.string,
    /** The payment that this one undoes. */
    annule: t.union([t.string, t.null]),
    /** ISO 8601. */
    enregistreLe: t.string,
    /** The last invoice or credit note of the order when it was written; `null` before any. */
    apres: t.union([NumeroPiece, t.null]),
    /** Of a deposit, which comes before its invoice: the agreed price of that day and the parts in it; `null` of any other. */
    convenu: t.union([Part, t.null]),
  }),
)

export type Reglement = t.TypeOf<typeof Reglement>

/** An invoice, its credit notes and the payments that count on it. */
export type FactureSuivie = {
  readonly facture: Facture
  readonly avoirs: readonly Avoir[]
  readonly reglements: readonly Reglement[]
  /** The account it belongs to; `null` once that was erased. */
  readonly clientId: string | null
}

export const totalCredite = ({ avoirs }: Pick<FactureSuivie, 'avoirs'>): Montant =>
  additionner(...avoirs.map(({ total }) => total))

export const totalRegle = ({ reglements }: Pick<FactureSuivie, 'reglements'>): Montant =>
  additionner(...reglements.map(({ montant }) => montant))

/** What is still owed; below zero, what is owed back to the client. */
export const solde = (suivie: Pick<FactureSuivie, 'facture' | 'avoirs' | 'reglements'>): Montant =>
  centimes(suivie.facture.total - totalCredite(suivie) - totalRegle(suivie))

/** Credit notes gave all of it back. */
export const estEntierementCreditee = (suivie: FactureSuivie): boolean => totalCredite(suivie) >= suivie.facture.total

export const EtatDeFacture = closedList(
  'EtatDeFacture',
  ['a_payer', 'en_retard', 'payee', 'a_rembourser', 'annulee'] as const,
  'État inconnu.',
)

export type EtatDeFacture = t.TypeOf<typeof EtatDeFacture>

/** Where an invoice stands on a civil day; `annulee` when credit notes gave all of it back and nobody owes anything. */
export const etatDeFacture = (suivie: FactureSuivie, jour: DateCivile): EtatDeFacture => {
  const reste = solde(suivie)
  if (reste < 0) return 'a_rembourser'
  if (reste === 0)
    return totalCredite(suivie) === suivie.facture.total && suivie.facture.total > 0 ? 'annulee' : 'payee'
  return suivie.facture.echeance < jour ? 'en_retard' : 'a_payer'
}

/** The invoice for a deposit, and the credit notes for what went back of it. */
export type FactureDAcompteSuivie = {
  readonly facture: FactureDAcompte
  readonly avoirs: readonly Avoir[]
  /** The account it belongs to; `null` once that was erased. */
  readonly clientId: string | null
}

/** The goods that a document says; a credit note may say none. */
export const ventesDites = ({ ventes }: Pick<Avoir, 'ventes'>): Montant => ventes ?? centimes(0)

/** What no credit note has given back of it. */
export const resteDeLAcompte = ({ facture, avoirs }: FactureDAcompteSuivie): Montant =>
  centimes(facture.total - additionner(...avoirs.map(({ total }) => total)))

/** What tells of an entry: invoices, or the credit notes for what went back, in the order of their issue. */
export const documentsDeLEcriture = (
  facturesDAcompte: readonly FactureDAcompteSuivie[],
  ecriture: string,
): readonly (Avoir | FactureDAcompte)[] =>
  facturesDAcompte
    .flatMap(({ facture, avoirs }) => [facture, ...avoirs])
    .filter((piece) => piece.ecriture === ecriture)
    .toSorted((une, autre) => (une.numero < autre.numero ? -1 : 1))

/** The same, by their numbers. */
export const piecesDeLEcriture = (
  facturesDAcompte: readonly FactureDAcompteSuivie[],
  ecriture: string,
): readonly NumeroPiece[] => documentsDeLEcriture(facturesDAcompte, ecriture).map(({ numero }) => numero)

/** An invoice for work or for a deposit, and what came after it. */
export type FactureDuRegistre = FactureSuivie | FactureDAcompteSuivie

/** Whether it is for a deposit: such a one was paid before it was issued. */
export const estDAcompte = (emise: FactureDuRegistre): emise is FactureDAcompteSuivie =>
  emise.facture.genre === 'acompte'

/** Those for work, and those for deposits. */
export type FacturesEmises = {
  readonly factures: readonly FactureSuivie[]
  readonly facturesDAcompte: readonly FactureDAcompteSuivie[]
}

export const separer = (emises: readonly FactureDuRegistre[]): FacturesEmises => ({
  factures: emises.flatMap((emise) => (estDAcompte(emise) ? [] : [emise])),
  facturesDAcompte: emises.filter(estDAcompte),
})

/** Where it stands on a civil day. */
export const etatDuRegistre = (emise: FactureDuRegistre, jour: DateCivile): EtatDeFacture => {
  if (!estDAcompte(emise)) return etatDeFacture(emise, jour)
  return resteDeLAcompte(emise) === 0 ? 'annulee' : 'payee'
}
