import * as t from 'io-ts'
import { CodecDateCivile, type DateCivile, plusJours } from '#domain/calendrier/date-civile'
import { closedList, orNull } from '#domain/shared/value'
import { CodecMontant, additionner, centimes, type Montant } from '#domain/shared/montant'
import { ModeDeReglement } from './mode-de-reglement.ts'
import { NumeroPiece } from './numero-piece.ts'
import { Part } from './ligne-facturee.ts'
import { Avoir, Facture, FactureDAcompte } from './piece.ts'

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
    annule: orNull(t.string),
    /** ISO 8601. */
    enregistreLe: t.string,
    /** The last invoice or credit note of the order when it was written; `null` before any. */
    apres: orNull(NumeroPiece),
    /** Of a deposit, which comes before its invoice: the agreed price of that day and the parts in it; `null` of any other. */
    convenu: orNull(Part),
  }),
)

export type Reglement = t.TypeOf<typeof Reglement>

const SUITE = {
  avoirs: t.readonlyArray(Avoir),
  /** The account it belongs to; `null` once that was erased. */
  clientId: orNull(t.string),
}

/** An invoice, its credit notes and the payments that count on it. */
export const FactureSuivie = t.readonly(
  t.strict({ facture: Facture, ...SUITE, reglements: t.readonlyArray(Reglement) }),
)

export type FactureSuivie = t.TypeOf<typeof FactureSuivie>

/** The invoice for a deposit, and the credit notes for what went back of it. */
export const FactureDAcompteSuivie = t.readonly(t.strict({ facture: FactureDAcompte, ...SUITE }))

export type FactureDAcompteSuivie = t.TypeOf<typeof FactureDAcompteSuivie>

/** An invoice for work or for a deposit, and what came after it. */
export type FactureDuRegistre = FactureSuivie | FactureDAcompteSuivie

type Totaux = {
  readonly facture: Pick<Facture, 'total'>
  readonly avoirs: readonly Pick<Avoir, 'total'>[]
}

export const totalRecu = (reglements: readonly Pick<Reglement, 'montant'>[]): Montant =>
  additionner(...reglements.map(({ montant }) => montant))

/** What no credit note has given back of it. */
export const resteFacture = ({ facture, avoirs }: Totaux): Montant =>
  centimes(facture.total - additionner(...avoirs.map(({ total }) => total)))

/** What is still owed; below zero, what is owed back to the client. */
export const solde = (suivie: Totaux & Pick<FactureSuivie, 'reglements'>): Montant =>
  centimes(resteFacture(suivie) - totalRecu(suivie.reglements))

/** Credit notes gave all of it back. */
export const estEntierementCreditee = (creditee: Totaux): boolean => resteFacture(creditee) <= 0

export const EtatDeFacture = closedList(
  'EtatDeFacture',
  ['a_payer', 'en_retard', 'payee', 'a_rembourser', 'annulee'] as const,
  'État inconnu.',
)

export type EtatDeFacture = t.TypeOf<typeof EtatDeFacture>

/** Whether it is for a deposit: such a one was paid before it was issued. */
export const estDAcompte = (emise: FactureDuRegistre): emise is FactureDAcompteSuivie =>
  emise.facture.genre === 'acompte'

/** Where an invoice stands on a civil day; `annulee` when credit notes gave all of it back and nobody owes anything. */
export const etatDeFacture = (emise: FactureDuRegistre, jour: DateCivile): EtatDeFacture => {
  if (estDAcompte(emise)) return estEntierementCreditee(emise) ? 'annulee' : 'payee'
  const reste = solde(emise)
  if (reste < 0) return 'a_rembourser'
  if (reste === 0) return resteFacture(emise) === 0 && emise.facture.total > 0 ? 'annulee' : 'payee'
  return emise.facture.echeance < jour ? 'en_retard' : 'a_payer'
}

/** Remote work is paid before it is done, and its day may be put off: nothing is paid longer before. */
const AVANCE_MAX_JOURS = 60

export const premierJourDeReglement = ({ dateExecution }: Pick<Facture, 'dateExecution'>): DateCivile =>
  plusJours(dateExecution, -AVANCE_MAX_JOURS)

/** The goods that a document says; a credit note may say none. */
export const ventesDites = ({ ventes }: Pick<Avoir, 'ventes'>): Montant => ventes ?? centimes(0)

/** What tells of a payment: invoices, or the credit notes for what went back, in the order of their issue. */
export const documentsDuReglement = (
  facturesDAcompte: readonly FactureDAcompteSuivie[],
  id: string,
): readonly (Avoir | FactureDAcompte)[] =>
  facturesDAcompte
    .flatMap(({ facture, avoirs }) => [facture, ...avoirs])
    .filter(({ ecriture }) => ecriture === id)
    .toSorted((une, autre) => (une.numero < autre.numero ? -1 : 1))

/** Those for work, and those for deposits. */
export type FacturesEmises = {
  readonly factures: readonly FactureSuivie[]
  readonly facturesDAcompte: readonly FactureDAcompteSuivie[]
}

export const separer = (emises: readonly FactureDuRegistre[]): FacturesEmises => ({
  factures: emises.flatMap((emise) => (estDAcompte(emise) ? [] : [emise])),
  facturesDAcompte: emises.filter(estDAcompte),
})
