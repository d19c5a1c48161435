import * as t from 'io-ts'
import { additionner, centimes, type Montant, multiplier } from '#domain/shared/montant'
import type { Evenement } from '#domain/prestation/evenement'
import {
  type FactureDAcompteSuivie,
  type FactureSuivie,
  type Reglement,
  resteFacture,
  solde,
  totalRecu,
} from './reglement.ts'
import type { NumeroPiece } from './numero-piece.ts'
import { Avoir, Facture } from './piece.ts'

const { genre, numero, date, echeance, lignes, total, acheteur, contact, service, acomptes } = Facture.type.type.props
const { genre: avoir, ventes } = Avoir.type.type.props

/** An invoice and its credit notes, with only the fields that the accounts need. */
export const FactureCreditee = t.readonly(
  t.strict({
    facture: t.readonly(
      t.strict({ genre, numero, date, echeance, lignes, total, acheteur, contact, service, acomptes }),
    ),
    avoirs: t.readonlyArray(t.readonly(t.strict({ genre: avoir, numero, date, total, ventes }))),
  }),
)

export type FactureCreditee = t.TypeOf<typeof FactureCreditee>

/** The ledger of one order: its documents, oldest first, and its payments in order of recording. Balances are computed from it. */
export type CompteDeCommande = {
  readonly factures: readonly FactureCreditee[]
  /** Deposit invoices, which only professionals receive. */
  readonly facturesDAcompte: readonly FactureDAcompteSuivie[]
  readonly reglements: readonly Reglement[]
}

type FacturesEtReglements = Pick<CompteDeCommande, 'factures' | 'reglements'>

/** The number of the last invoice or credit note of an order; `null` if there is none. */
export const dernierePiece = ({ factures }: Pick<CompteDeCommande, 'factures'>): NumeroPiece | null => {
  const derniere = factures.at(-1)
  return derniere?.avoirs.at(-1)?.numero ?? derniere?.facture.numero ?? null
}

/** Invoices minus credit notes minus payments. Below zero the business holds money: a refund, or a deposit. */
export const soldeDeCommande = ({ factures, reglements }: FacturesEtReglements): Montant =>
  centimes(additionner(...factures.map(resteFacture)) - totalRecu(reglements))

/** The invoice that the book of receipts names for a payment: for a deposit the next one issued (`null` while there is none), else the last one issued before it. A correction has the invoice of the payment it undoes. */
export const factureDuReglement = (
  { factures, reglements }: FacturesEtReglements,
  reglement: Reglement,
): FactureCreditee['facture'] | null => {
  const { apres, convenu } = reglements.find(({ id }) => id === reglement.annule) ?? reglement
  const rang = factures.findIndex(({ facture, avoirs }) => [facture, ...avoirs].some(({ numero }) => numero === apres))
  return factures[convenu === null ? Math.max(0, rang) : rang + 1]?.facture ?? null
}

/** Deposits received since the last invoice: no invoice deducts them yet. */
export const acomptesEnAttente = (compte: FacturesEtReglements): readonly Reglement[] =>
  compte.reglements.filter((reglement) => factureDuReglement(compte, reglement) === null)

/** The money to give back for an order that ended without work. Invoices issued before a withdrawal are refundable in full; for later ones only an overpayment is. */
export const sommeARendre = (
  evenements: readonly Evenement[],
  factures: readonly FactureSuivie[],
  acomptes: readonly Pick<Reglement, 'montant'>[],
): Montant => {
  const retractee = evenements.findLast(({ fait }) => fait.genre === 'retractation')?.le ?? new Date(0)
  const sommes = factures.map((suivie) =>
    new Date(suivie.facture.emiseLe) < retractee
      ? totalRecu(suivie.reglements)
      : centimes(Math.max(0, multiplier(solde(suivie), -1))),
  )
  return additionner(totalRecu(acomptes), ...sommes)
}
