import { additionner, centimes, type Montant, multiplier } from '#domain/shared/montant'
import type { CompteDeCommande, FactureCreditee } from './compte-de-commande.ts'
import type { Avoir, Facture } from './piece.ts'
import type { Part } from './ligne-facturee.ts'
import { documentsDuReglement, type Reglement, resteFacture, totalDes, totalRecu, ventesDites } from './reglement.ts'

// Goods and services have different ceilings and rates (CGI, art. 50-0). Parts are goods; all the rest is service.

/** The sum of the parts on an invoice. */
export const ventesDeLaFacture = ({ lignes }: Pick<Facture, 'lignes'>): Montant =>
  additionner(...lignes.filter(({ genre }) => genre === 'piece').map(({ montant }) => montant))

type AvoirEmis = Pick<Avoir, 'numero' | 'total' | 'ventes'>

type Creditee = {
  readonly facture: Pick<Facture, 'lignes' | 'total'>
  readonly avoirs: readonly AvoirEmis[]
}

/**
 * The part of goods of a credit note. If it gives none, its share of the invoice: the running sum of such credit notes is
 * rounded, not each one, so that together they never exceed the goods of the invoice.
 */
export const ventesDeLAvoir = ({ facture, avoirs }: Creditee, avoir: AvoirEmis): Montant => {
  if (avoir.ventes !== null) return avoir.ventes
  const muets = avoirs.slice(0, avoirs.indexOf(avoir) + 1).filter(({ ventes }) => ventes === null)
  const part = (quels: readonly AvoirEmis[]): Montant =>
    multiplier(totalDes(quels), ventesDeLaFacture(facture) / facture.total)
  return centimes(part(muets) - part(muets.slice(0, -1)))
}

/** The part of goods of a document by its number: the invoice, or one of its credit notes. */
export const ventesDeLaPiece = (creditee: Creditee, numero: string): Montant => {
  const avoir = creditee.avoirs.find((un) => un.numero === numero)
  return avoir === undefined ? ventesDeLaFacture(creditee.facture) : ventesDeLAvoir(creditee, avoir)
}

/** The rest of an invoice after its credit notes, and its part of goods. */
export const resteDeLaFacture = (creditee: Creditee): Part => ({
  total: resteFacture(creditee),
  ventes: centimes(
    ventesDeLaFacture(creditee.facture) -
      additionner(...creditee.avoirs.map((avoir) => ventesDeLAvoir(creditee, avoir))),
  ),
})

const RIEN: Part = { total: centimes(0), ventes: centimes(0) }

const entre = (bas: Part, haut: Part, somme: number): number =>
  bas.total === haut.total
    ? haut.ventes
    : bas.ventes + ((haut.ventes - bas.ventes) * (somme - bas.total)) / (haut.total - bas.total)

/** The goods in a sum, by linear interpolation between nothing, the sum received and the sum due. */
const ventesA = (du: Part, recu: Part, somme: number): number => {
  const [bas, haut] = du.total < recu.total ? [du, recu] : [recu, du]
  return somme < bas.total ? entre(RIEN, bas, somme) : entre(bas, haut, somme)
}

/**
 * The goods in a payment (below zero, a refund) after `recu` was received of `du`. Running sums are rounded, not each payment:
 * once all is paid, the goods of the payments equal those of the invoice to the cent.
 */
export const ventesDuMouvement = (du: Part, recu: Part, montant: Montant): Montant =>
  centimes(centimes(Number(ventesA(du, recu, recu.total + montant).toFixed(6))) - recu.ventes)

/** The goods in a correction: those of the payment it undoes. If nothing remains afterwards, or exactly `du`, the difference to the documents. */
export const ventesDuContraire = (
  du: Part,
  recu: Part,
  { montant, ventes }: Pick<Reglement, 'montant'> & { readonly ventes: Montant },
): Montant => {
  const somme = recu.total - montant
  if (somme === 0) return multiplier(recu.ventes, -1)
  return somme === du.total ? centimes(du.ventes - recu.ventes) : multiplier(ventes, -1)
}

// The goods of a payment depend only on earlier documents and payments: later ones never change them.

/** The documents of an invoice in order of issue, each with what was left of the invoice after it. */
const emisesDe = ({ facture, avoirs }: FactureCreditee) =>
  [facture, ...avoirs].map((piece, rang) => ({
    piece,
    facture,
    reste: resteDeLaFacture({ facture, avoirs: avoirs.slice(0, rang) }),
  }))

type Emise = ReturnType<typeof emisesDe>[number]

type Compte<R extends Reglement> = Omit<CompteDeCommande, 'reglements'> & { readonly reglements: readonly R[] }

/** A payment and its goods. With `selon`, a line of 0 €: the correction that a document makes to the split of earlier payments, once they pay it exactly. */
export type LigneDePartage<R extends Reglement = Reglement> = {
  readonly reglement: R
  readonly montant: Montant
  readonly ventes: Montant
  readonly selon: Emise | null
}

type Lignes<R extends Reglement> = readonly LigneDePartage<R>[]

const recuSelon = (lignes: Lignes<Reglement>): Part => ({
  total: totalRecu(lignes),
  ventes: additionner(...lignes.map(({ ventes }) => ventes)),
})

/** Adds a payment. The sum due is the agreed price for a deposit, else the rest of the last invoice. */
const payer =
  <R extends Reglement>({ facturesDAcompte }: Compte<R>, reste: Part) =>
  (lignes: Lignes<R>, reglement: R): Lignes<R> => {
    const { id, montant, convenu, annule } = reglement
    const [du, recu, documents] = [convenu ?? reste, recuSelon(lignes), documentsDuReglement(facturesDAcompte, id)]
    const visee = lignes.find((ligne) => ligne.selon === null && ligne.reglement.id === annule)
    // A refund of deposits takes the split of its credit notes, unless nothing remains.
    const selonSesAvoirs = montant + totalDes(documents) === 0 && recu.total + montant > 0
    const ordinaires = selonSesAvoirs
      ? multiplier(additionner(...documents.map(ventesDites)), -1)
      : ventesDuMouvement(du, recu, montant)
    const ventes = visee === undefined ? ordinaires : ventesDuContraire(du, recu, visee)
    return [...lignes, { reglement, montant, ventes, selon: null }]
  }

/** Once the payments equal the rest of the invoice, corrects their goods to match the documents. */
const corriger = <R extends Reglement>(lignes: Lignes<R>, selon: Emise): Lignes<R> => {
  const [recu, dernier] = [recuSelon(lignes), lignes.at(-1)]
  const ventes = centimes(selon.reste.ventes - recu.ventes)
  return dernier === undefined || selon.reste.total !== recu.total || ventes === 0
    ? lignes
    : [...lignes, { ...dernier, montant: centimes(0), ventes, selon }]
}

/** The goods of each payment and the corrections by documents, in order of recording. A later step never changes earlier lines. */
export const partager = <R extends Reglement>(compte: Compte<R>): Lignes<R> => {
  const emises = compte.factures.flatMap(emisesDe)
  const connues = new Set<string | null>(emises.map(({ piece }) => piece.numero))
  const avant = compte.reglements.filter(({ apres }) => !connues.has(apres)).reduce(payer(compte, RIEN), [])
  return emises.reduce((lignes, emise) => {
    const suivants = compte.reglements.filter(({ apres }) => apres === emise.piece.numero)
    return suivants.reduce(payer(compte, emise.reste), corriger(lignes, emise))
  }, avant)
}

/** The goods in the last payment of a ledger. */
export const ventesDuDernier = (compte: CompteDeCommande): Montant => partager(compte).at(-1)?.ventes ?? centimes(0)
