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

const { genre, numero, date, echeance, lignes, total, acheteur, contact, service } = Facture.type.type.props
const { genre: avoir, ventes } = Avoir.type.type.props

/** An invoice and its credit notes, as far as their money goes. */
export const FactureCreditee = t.readonly(
  t.strict({
    facture: t.readonly(t.strict({ genre, numero, date, echeance, lignes, total, acheteur, contact, service })),
    avoirs: t.readonlyArray(t.readonly(t.strict({ genre: avoir, numero, date, total, ventes }))),
  }),
)

export type FactureCreditee = t.TypeOf<typeof FactureCreditee>

/** The ledger of one order: its documents, oldest first, and its payments in the order of writing. All the rest is computed from it. */
export type CompteDeCommande = {
  readonly factures: readonly FactureCreditee[]
  /** What was issued to a professional for deposits. */
  readonly facturesDAcompte: readonly FactureDAcompteSuivie[]
  readonly reglements: readonly Reglement[]
}

type FacturesEtReglements = Pick<CompteDeCommande, 'factures' | 'reglements'>

/** A document, with what had been credited of its invoice by then, or a payment. */
export type Etape =
  | {
      readonly piece: FactureCreditee['facture'] | FactureCreditee['avoirs'][number]
      readonly creditee: FactureCreditee
    }
  | { readonly reglement: Reglement }

/** All that happened, in the order in which it was written. */
export const etapes = ({ factures, reglements }: FacturesEtReglements): readonly Etape[] => {
  const emises = factures.flatMap((creditee) =>
    [creditee.facture, ...creditee.avoirs].map((piece, rang) => ({
      piece,
      creditee: { ...creditee, avoirs: creditee.avoirs.slice(0, rang) },
    })),
  )
  const connues = new Set<string | null>(emises.map(({ piece }) => piece.numero))
  const ecritsApres = (numero: NumeroPiece | null): readonly Etape[] =>
    reglements.filter(({ apres }) => (connues.has(apres) ? apres : null) === numero).map((reglement) => ({ reglement }))
  return [...ecritsApres(null), ...emises.flatMap((emise) => [emise, ...ecritsApres(emise.piece.numero)])]
}

/** The last invoice or credit note of an order, which its next payment comes after. */
export const dernierePiece = ({ factures }: Pick<CompteDeCommande, 'factures'>): NumeroPiece | null => {
  const derniere = factures.at(-1)
  return derniere?.avoirs.at(-1)?.numero ?? derniere?.facture.numero ?? null
}

/** Invoices less credit notes less payments; below zero, what is held: to be given back, or paid for work to be done. */
export const soldeDeCommande = ({ factures, reglements }: FacturesEtReglements): Montant =>
  centimes(additionner(...factures.map(resteFacture)) - totalRecu(reglements))

/** A payment, and the number of the invoice in whose name the book tells it; `null` while none does. */
export type ReglementSitue<R extends Reglement = Reglement> = {
  readonly reglement: R
  readonly facture: NumeroPiece | null
}

/** Every payment with its invoice: a deposit is told in the name of the next one, a slip that is undone where it stood. */
export const situerReglements = <R extends Reglement>({
  factures,
  reglements,
}: Pick<CompteDeCommande, 'factures'> & { readonly reglements: readonly R[] }): readonly ReglementSitue<R>[] => {
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
export const acomptesEnAttente = (compte: FacturesEtReglements): readonly Reglement[] =>
  situerReglements(compte)
    .filter(({ facture }) => facture === null)
    .map(({ reglement }) => reglement)

/** What is held of an order that came to nothing, by its history and its invoices: one of before a withdrawal may fall, one of after it says what is owed. */
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
