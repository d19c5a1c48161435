import { additionner, centimes, type Montant, multiplier } from '#domain/shared/montant'
import { type CompteLu, etapes, type FactureCreditee, type PieceDeCompte } from './compte-de-commande.ts'
import { type Reglement, ventesDites } from './reglement.ts'
import type { Part } from './ligne-facturee.ts'
import { resteDeLaFacture, ventesDuContraire, ventesDuMouvement } from './ventes.ts'

// How much of what was received are goods follows from the documents and the payments up to then: what is written later
// changes nothing of before.

/** A payment, or a document that changes the split of money which will not move any more, and the goods that it adds. */
export type LigneDePartage<R extends Reglement = Reglement> =
  | { readonly reglement: R; readonly ventes: Montant }
  /** `dernier` is the payment before it. */
  | {
      readonly piece: PieceDeCompte
      readonly facture: FactureCreditee['facture']
      readonly dernier: R
      readonly ventes: Montant
    }

type Suite<R extends Reglement> = {
  readonly recu: Part
  readonly derniere: FactureCreditee | null
  readonly dernier: R | null
  readonly lignes: readonly LigneDePartage<R>[]
}

const RIEN: Part = { total: centimes(0), ventes: centimes(0) }

/** What is due: of a deposit, the agreed price; else what is left of the last invoice. */
const duPour = <R extends Reglement>({ derniere }: Suite<R>, { convenu }: Reglement): Part =>
  convenu ?? (derniere === null ? RIEN : resteDeLaFacture(derniere))

/** What goes back of deposits that have documents is split like their credit notes, unless nothing is left then. */
const ventesDesAvoirs = (
  { facturesDAcompte }: Pick<CompteLu, 'facturesDAcompte'>,
  recu: Part,
  { id, montant, annule }: Reglement,
): Montant | null => {
  if (montant > 0 || annule !== null || recu.total + montant <= 0) return null
  const avoirs = facturesDAcompte.flatMap((suivie) => suivie.avoirs).filter(({ ecriture }) => ecriture === id)
  return montant + additionner(...avoirs.map(({ total }) => total)) === 0
    ? multiplier(additionner(...avoirs.map(ventesDites)), -1)
    : null
}

const ventesDe = <R extends Reglement>(compte: CompteLu<R>, suite: Suite<R>, reglement: R): Montant => {
  const du = duPour(suite, reglement)
  const visee = suite.lignes.find((ligne) => 'reglement' in ligne && ligne.reglement.id === reglement.annule)
  if (visee !== undefined)
    return ventesDuContraire(du, suite.recu, { montant: multiplier(reglement.montant, -1), ventes: visee.ventes })
  return ventesDesAvoirs(compte, suite.recu, reglement) ?? ventesDuMouvement(du, suite.recu, reglement.montant)
}

const recevoir = <R extends Reglement>(compte: CompteLu<R>, suite: Suite<R>, reglement: R): Suite<R> => {
  const ventes = ventesDe(compte, suite, reglement)
  return {
    ...suite,
    dernier: reglement,
    recu: { total: additionner(suite.recu.total, reglement.montant), ventes: additionner(suite.recu.ventes, ventes) },
    lignes: [...suite.lignes, { reglement, ventes }],
  }
}

/** Once all is settled, the goods are those of the documents. */
const repartir = <R extends Reglement>(suite: Suite<R>, derniere: FactureCreditee, piece: PieceDeCompte): Suite<R> => {
  const { recu, dernier, lignes } = suite
  const reste = resteDeLaFacture(derniere)
  const ventes = centimes(reste.ventes - recu.ventes)
  if (dernier === null || reste.total !== recu.total || ventes === 0) return { ...suite, derniere }
  const ligne = { piece, facture: derniere.facture, dernier, ventes }
  return { ...suite, derniere, recu: { ...recu, ventes: reste.ventes }, lignes: [...lignes, ligne] }
}

/** The goods in each payment, and what documents change of them, in the order of writing: of the first moments of an order, the first lines. */
export const partager = <R extends Reglement>(compte: CompteLu<R>): readonly LigneDePartage<R>[] =>
  etapes(compte).reduce<Suite<R>>(
    (suite, etape) =>
      'piece' in etape ? repartir(suite, etape.creditee, etape.piece) : recevoir(compte, suite, etape.reglement),
    { recu: RIEN, derniere: null, dernier: null, lignes: [] },
  ).lignes

/** The goods in a payment that is about to be written: in the last one of the ledger. */
export const ventesDuDernier = (compte: CompteLu): Montant => partager(compte).at(-1)?.ventes ?? centimes(0)
