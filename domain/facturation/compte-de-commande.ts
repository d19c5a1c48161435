import { additionner, centimes, type Montant, multiplier } from '#domain/shared/montant'
import type { Evenement } from '#domain/prestation/evenement'
import { type FactureDAcompteSuivie, type FactureSuivie, type Reglement, solde, totalRegle } from './reglement.ts'
import type { NumeroPiece } from './numero-piece.ts'
import type { Avoir, Facture } from './piece.ts'
import { resteDeLaFacture } from './ventes.ts'

/** An invoice and its credit notes, as far as its money goes. */
export type FactureCreditee = {
  readonly facture: Pick<Facture, 'numero' | 'date' | 'lignes' | 'total'>
  readonly avoirs: readonly Pick<Avoir, 'numero' | 'date' | 'total' | 'ventes'>[]
}

/** The invoice for a deposit and its credit notes, by the payments that they document. */
type AcompteDocumente = { readonly avoirs: readonly Pick<Avoir, 'total' | 'ventes' | 'ecriture'>[] }

/** The ledger of one order: its documents, oldest first, and its payments in the order of writing. All the rest is computed from it. */
export type CompteDeCommande<
  F extends FactureCreditee = FactureCreditee,
  R extends Reglement = Reglement,
  A extends AcompteDocumente = FactureDAcompteSuivie,
> = {
  readonly factures: readonly F[]
  readonly facturesDAcompte: readonly A[]
  readonly reglements: readonly R[]
}

/** What the balance and the split need of it. */
export type CompteLu<R extends Reglement = Reglement> = CompteDeCommande<FactureCreditee, R, AcompteDocumente>

export type PieceDeCompte = FactureCreditee['facture'] | FactureCreditee['avoirs'][number]

/** A document, with what had been credited of its invoice by then, or a payment. */
export type Etape<R extends Reglement> =
  | { readonly piece: PieceDeCompte; readonly creditee: FactureCreditee }
  | { readonly reglement: R }

const pieces = ({ facture, avoirs }: FactureCreditee) => [
  { piece: facture, creditee: { facture, avoirs: [] } },
  ...avoirs.map((avoir, rang) => ({ piece: avoir, creditee: { facture, avoirs: avoirs.slice(0, rang + 1) } })),
]

/** All that happened, in the order in which it was written. */
export const etapes = <R extends Reglement>({ factures, reglements }: CompteLu<R>): readonly Etape<R>[] => {
  const emises = factures.flatMap(pieces)
  const connues = new Set(emises.map(({ piece }) => piece.numero))
  const ecritsApres = (numero: NumeroPiece | null): readonly Etape<R>[] =>
    reglements
      .filter(({ apres }) => (apres !== null && connues.has(apres) ? apres : null) === numero)
      .map((reglement) => ({ reglement }))
  return [...ecritsApres(null), ...emises.flatMap((emise) => [emise, ...ecritsApres(emise.piece.numero)])]
}

/** The last invoice or credit note of an order, which its next payment comes after. */
export const dernierePiece = ({ factures }: Pick<CompteLu, 'factures'>): NumeroPiece | null => {
  const derniere = factures.at(-1)
  return derniere?.avoirs.at(-1)?.numero ?? derniere?.facture.numero ?? null
}

export const totalRecu = (reglements: readonly Pick<Reglement, 'montant'>[]): Montant =>
  additionner(...reglements.map(({ montant }) => montant))

/** Invoices less credit notes less payments; below zero, what is held: to be given back, or paid for work to be done. */
export const soldeDeCommande = ({ factures, reglements }: Pick<CompteLu, 'factures' | 'reglements'>): Montant =>
  centimes(factures.reduce((somme, creditee) => somme + resteDeLaFacture(creditee).total, 0) - totalRecu(reglements))

/** A payment, and the number of the invoice in whose name the book tells it; `null` while none does. */
export type ReglementSitue<R extends Reglement = Reglement> = {
  readonly reglement: R
  readonly facture: NumeroPiece | null
}

/** Every payment with its invoice: a deposit is told in the name of the next one, a slip that is undone where it stood. */
export const situerReglements = <R extends Reglement>({
  factures,
  reglements,
}: Pick<CompteLu<R>, 'factures' | 'reglements'>): readonly ReglementSitue<R>[] => {
  const rangDe = (numero: NumeroPiece | null): number =>
    factures.findIndex(({ facture, avoirs }) => [facture, ...avoirs].some((piece) => piece.numero === numero))
  return reglements.reduce<readonly ReglementSitue<R>[]>((situes, reglement) => {
    const visee = situes.find((un) => un.reglement.id === reglement.annule)
    const rang = rangDe(reglement.apres)
    const sienne = factures[reglement.convenu === null ? Math.max(0, rang) : rang + 1]?.facture.numero ?? null
    return [...situes, { reglement, facture: visee === undefined ? sienne : visee.facture }]
  }, [])
}

/** Deposits that no invoice has followed yet. */
export const acomptesEnAttente = <R extends Reglement>(
  compte: Pick<CompteLu<R>, 'factures' | 'reglements'>,
): readonly R[] =>
  situerReglements(compte)
    .filter(({ facture }) => facture === null)
    .map(({ reglement }) => reglement)

/** Each invoice with what counts on it: all the money of the order on the last one, but for deposits that wait for the next. */
export const suivreFactures = <F extends FactureCreditee>(
  compte: Pick<CompteDeCommande<F>, 'factures' | 'reglements'>,
): readonly (F & { readonly reglements: readonly Reglement[] })[] => {
  const situes = situerReglements(compte)
  const comptes = situes.filter(({ facture }) => facture !== null).map(({ reglement }) => reglement)
  return compte.factures.map((creditee, rang) => ({
    ...creditee,
    reglements: rang === compte.factures.length - 1 ? comptes : [],
  }))
}

/** When the order was last withdrawn from; `null` when it never was. */
export const retracteeLe = (evenements: readonly Evenement[]): Date | null =>
  evenements.findLast(({ fait }) => fait.genre === 'retractation')?.le ?? null

/** An invoice of before the withdrawal may fall; one of after it says what is owed. */
const aRendreDe =
  (retractee: Date | null) =>
  (suivie: FactureSuivie): Montant =>
    retractee !== null && new Date(suivie.facture.emiseLe) < retractee
      ? totalRegle(suivie)
      : centimes(Math.max(0, multiplier(solde(suivie), -1)))

/** What is held of an order that came to nothing, by its history and its invoices. */
export const sommeARendre = (
  evenements: readonly Evenement[],
  factures: readonly FactureSuivie[],
  acomptes: readonly Pick<Reglement, 'montant'>[],
): Montant => additionner(totalRecu(acomptes), ...factures.map(aRendreDe(retracteeLe(evenements))))
