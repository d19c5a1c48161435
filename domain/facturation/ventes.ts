import { additionner, centimes, type Montant, multiplier } from '#domain/shared/montant'
import type { Avoir, Facture } from './piece.ts'
import type { Part } from './ligne-facturee.ts'
import type { Reglement } from './reglement.ts'

// Goods and services have ceilings and rates of their own (CGI, art. 50-0): parts are goods, all the rest is service.

/** The goods in an invoice. */
export const ventesDeLaFacture = ({ lignes }: Pick<Facture, 'lignes'>): Montant =>
  additionner(...lignes.filter(({ genre }) => genre === 'piece').map(({ montant }) => montant))

type AvoirEmis = Pick<Avoir, 'total' | 'ventes'>

type Creditee = {
  readonly facture: Pick<Facture, 'lignes' | 'total'>
  readonly avoirs: readonly AvoirEmis[]
}

/**
 * The goods that a credit note gives back. One that does not say has the share of its invoice: what is rounded is the sum so
 * far of those that do not, so that together they never give back more goods than there are.
 */
export const ventesDeLAvoir = ({ facture, avoirs }: Creditee, avoir: AvoirEmis): Montant => {
  if (avoir.ventes !== null) return avoir.ventes
  const muets = avoirs.slice(0, avoirs.indexOf(avoir) + 1).filter(({ ventes }) => ventes === null)
  const part = (quels: readonly AvoirEmis[]): Montant =>
    multiplier(additionner(...quels.map(({ total }) => total)), ventesDeLaFacture(facture) / facture.total)
  return centimes(part(muets) - part(muets.slice(0, -1)))
}

/** Those in the document of that number: the invoice, or one of its credit notes. */
export const ventesDeLaPiece = (
  creditee: Pick<Creditee, 'facture'> & { readonly avoirs: readonly (AvoirEmis & Pick<Avoir, 'numero'>)[] },
  numero: string,
): Montant => {
  const avoir = creditee.avoirs.find((un) => un.numero === numero)
  return avoir === undefined ? ventesDeLaFacture(creditee.facture) : ventesDeLAvoir(creditee, avoir)
}

/** What no credit note has given back of an invoice, and the goods in it. */
export const resteDeLaFacture = (creditee: Creditee): Part => ({
  total: centimes(creditee.facture.total - additionner(...creditee.avoirs.map(({ total }) => total))),
  ventes: centimes(
    ventesDeLaFacture(creditee.facture) -
      additionner(...creditee.avoirs.map((avoir) => ventesDeLAvoir(creditee, avoir))),
  ),
})

const AUCUNE: Part = { total: centimes(0), ventes: centimes(0) }

const entre = (bas: Part, haut: Part, somme: number): number =>
  bas.total === haut.total
    ? haut.ventes
    : bas.ventes + ((haut.ventes - bas.ventes) * (somme - bas.total)) / (haut.total - bas.total)

/** The goods in a sum on the way from what was received to what is due, or back to nothing. */
const ventesA = (du: Part, recu: Part, somme: number): number => {
  const [bas, haut] = du.total < recu.total ? [du, recu] : [recu, du]
  return somme < bas.total ? entre(AUCUNE, bas, somme) : entre(bas, haut, somme)
}

/**
 * The goods in money that comes in, or, below zero, goes back, once `recu` was received of what is `du`. The sum is what is
 * rounded, never the step: when all is settled, the goods of the payments are those of the invoice, to the cent.
 */
export const ventesDuMouvement = (du: Part, recu: Part, montant: Montant): Montant =>
  centimes(centimes(Number(ventesA(du, recu, recu.total + montant).toFixed(6))) - recu.ventes)

/**
 * The goods in the contrary of an entry: those it had, unless what is left then is nothing, or all that is `du`. They are those
 * of the documents then, whatever came since.
 */
export const ventesDuContraire = (
  du: Part,
  recu: Part,
  { montant, ventes }: Pick<Reglement, 'montant'> & { readonly ventes: Montant },
): Montant => {
  const somme = recu.total - montant
  if (somme === 0) return multiplier(recu.ventes, -1)
  return somme === du.total ? centimes(du.ventes - recu.ventes) : multiplier(ventes, -1)
}
