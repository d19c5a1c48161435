import { additionner, centimes, type Montant } from '#domain/shared/montant'
import type { FactureDAcompteSuivie } from './facture-d-acompte-suivie.ts'
import type { NumeroPiece } from './numero-piece.ts'
import type { Avoir, Facture } from './piece.ts'
import type { FactureSuivie, Reglement } from './reglement.ts'
import { type Part, resteDeLaFacture } from './ventes.ts'

/** Money that moved for an order, as it was written: it never changes, and says by itself between which documents it came. */
export type Paiement = Omit<Reglement, 'ventes'> & {
  /** The last invoice or credit note of the order when it was written; `null` before any. */
  readonly apres: NumeroPiece | null
  /** The agreed price of that day, and the parts in it; `null` where an invoice says what is due. */
  readonly convenu: Part | null
}

export type FactureCreditee = Pick<FactureSuivie, 'facture' | 'avoirs'>

/** The ledger of one order: its documents, oldest first, and its payments in the order of writing. */
export type CompteDeCommande = {
  readonly factures: readonly FactureCreditee[]
  readonly facturesDAcompte: readonly FactureDAcompteSuivie[]
  readonly reglements: readonly Paiement[]
}

/** A document, with what had been credited of its invoice by then, or a payment. */
export type Etape =
  | { readonly genre: 'piece'; readonly piece: Facture | Avoir; readonly creditee: FactureCreditee }
  | { readonly genre: 'reglement'; readonly reglement: Paiement }

const pieces = ({ facture, avoirs }: FactureCreditee): readonly Extract<Etape, { readonly genre: 'piece' }>[] => [
  { genre: 'piece', piece: facture, creditee: { facture, avoirs: [] } },
  ...avoirs.map((avoir, rang) => ({
    genre: 'piece' as const,
    piece: avoir,
    creditee: { facture, avoirs: avoirs.slice(0, rang + 1) },
  })),
]

/** All that happened, in the order in which it was written. */
export const etapes = ({ factures, reglements }: CompteDeCommande): readonly Etape[] => {
  const emises = factures.flatMap(pieces)
  const connues = new Set(emises.map(({ piece }) => piece.numero))
  const ecritsApres = (numero: NumeroPiece | null): readonly Etape[] =>
    reglements
      .filter(({ apres }) => (apres !== null && connues.has(apres) ? apres : null) === numero)
      .map((reglement) => ({ genre: 'reglement', reglement }))
  return [...ecritsApres(null), ...emises.flatMap((emise) => [emise, ...ecritsApres(emise.piece.numero)])]
}

export const totalRecu = (reglements: readonly Pick<Paiement, 'montant'>[]): Montant =>
  additionner(...reglements.map(({ montant }) => montant))

/** Invoices less credit notes less payments; below zero, what is held and owed back, or work to be done. */
export const soldeDeCommande = ({ factures, reglements }: CompteDeCommande): Montant =>
  centimes(factures.reduce((somme, creditee) => somme + resteDeLaFacture(creditee).total, 0) - totalRecu(reglements))

/** A payment, and the invoice in whose name the book tells it; `null` while none does. */
export type PaiementSitue = {
  readonly reglement: Paiement
  readonly facture: Facture | null
  /** Whether it came on that invoice, and not before it. */
  readonly surFacture: boolean
}

type Suite = { readonly situes: readonly PaiementSitue[]; readonly derniere: FactureCreditee | null }

const enAttente = (situes: readonly PaiementSitue[]): readonly PaiementSitue[] =>
  situes.filter(({ facture }) => facture === null)

const estEnCours = (creditee: FactureCreditee): boolean => resteDeLaFacture(creditee).total > 0

/** A slip that is undone stands where it stood; money goes to the invoice that stands; what goes back while none does, from what came last. */
const situer = ({ situes, derniere }: Suite, reglement: Paiement): PaiementSitue => {
  const visee = situes.find((un) => un.reglement.id === reglement.annule)
  if (visee !== undefined) return { reglement, facture: visee.facture, surFacture: visee.facture !== null }
  if (derniere === null) return { reglement, facture: null, surFacture: false }
  const attendu = totalRecu(enAttente(situes).map((un) => un.reglement)) + reglement.montant < 0
  return estEnCours(derniere) || (reglement.montant < 0 && attendu)
    ? { reglement, facture: derniere.facture, surFacture: true }
    : { reglement, facture: null, surFacture: false }
}

/** What came while no invoice stood is told in the name of the next one. */
const emettre = ({ situes }: Suite, creditee: FactureCreditee): Suite => ({
  derniere: creditee,
  situes:
    creditee.avoirs.length > 0
      ? situes
      : situes.map((situe) => (situe.facture === null ? { ...situe, facture: creditee.facture } : situe)),
})

/** Every payment with its invoice, in the order of writing. */
export const situerPaiements = (compte: CompteDeCommande): readonly PaiementSitue[] =>
  etapes(compte).reduce<Suite>(
    (suite, etape) =>
      etape.genre === 'piece'
        ? emettre(suite, etape.creditee)
        : { ...suite, situes: [...suite.situes, situer(suite, etape.reglement)] },
    { situes: [], derniere: null },
  ).situes
