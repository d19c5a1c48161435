import { additionner, centimes, type Montant, multiplier } from '#domain/shared/montant'
import { type CompteDeCommande, type Etape, etapes, type FactureCreditee } from './compte-de-commande.ts'
import type { Avoir, Facture } from './piece.ts'
import type { Part } from './ligne-facturee.ts'
import { type Reglement, resteFacture, ventesDites } from './reglement.ts'

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

/** The goods in a sum on the way from what was received to what is due, or back to nothing. */
const ventesA = (du: Part, recu: Part, somme: number): number => {
  const [bas, haut] = du.total < recu.total ? [du, recu] : [recu, du]
  return somme < bas.total ? entre(RIEN, bas, somme) : entre(bas, haut, somme)
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

// How much of what was received are goods follows from the documents and the payments up to then: what is written later
// changes nothing of before.

type EtapeDePiece = Extract<Etape, { readonly piece: unknown }>

/** The goods in a payment; or, `selon` a document, what that changes of the split of money which will not move any more, after the last payment. */
export type LigneDePartage = {
  readonly reglement: Reglement
  readonly ventes: Montant
  readonly selon: EtapeDePiece | null
}

type Suite = {
  readonly recu: Part
  readonly derniere: FactureCreditee | null
  readonly lignes: readonly LigneDePartage[]
}

const suivre = ({ recu, derniere, lignes }: Suite, ligne: LigneDePartage): Suite => ({
  derniere,
  recu: {
    total: ligne.selon === null ? additionner(recu.total, ligne.reglement.montant) : recu.total,
    ventes: additionner(recu.ventes, ligne.ventes),
  },
  lignes: [...lignes, ligne],
})

/** What goes back of deposits that have documents is split like their credit notes, unless nothing is left then. */
const ventesDesAvoirs = (
  { facturesDAcompte }: CompteDeCommande,
  recu: Part,
  { id, montant, annule }: Reglement,
): Montant | null => {
  if (montant > 0 || annule !== null || recu.total + montant <= 0) return null
  const avoirs = facturesDAcompte.flatMap((suivie) => suivie.avoirs).filter(({ ecriture }) => ecriture === id)
  return montant + additionner(...avoirs.map(({ total }) => total)) === 0
    ? multiplier(additionner(...avoirs.map(ventesDites)), -1)
    : null
}

const ventesDe = (compte: CompteDeCommande, { recu, derniere, lignes }: Suite, reglement: Reglement): Montant => {
  // What is due: of a deposit, the agreed price; else what is left of the last invoice.
  const du = reglement.convenu ?? (derniere === null ? RIEN : resteDeLaFacture(derniere))
  const visee = lignes.find((ligne) => ligne.selon === null && ligne.reglement.id === reglement.annule)
  if (visee !== undefined)
    return ventesDuContraire(du, recu, { montant: multiplier(reglement.montant, -1), ventes: visee.ventes })
  return ventesDesAvoirs(compte, recu, reglement) ?? ventesDuMouvement(du, recu, reglement.montant)
}

/** Once all is settled, the goods are those of the documents. */
const selonLaPiece = (avant: Suite, selon: EtapeDePiece): Suite => {
  const suite = { ...avant, derniere: selon.creditee }
  const [reste, dernier] = [resteDeLaFacture(selon.creditee), suite.lignes.at(-1)]
  const ventes = centimes(reste.ventes - suite.recu.ventes)
  if (dernier === undefined || reste.total !== suite.recu.total || ventes === 0) return suite
  return suivre(suite, { reglement: dernier.reglement, ventes, selon })
}

/** The goods in each payment, and what documents change of them, in the order of writing: of the first moments of an order, the first lines. */
export const partager = (compte: CompteDeCommande): readonly LigneDePartage[] =>
  etapes(compte).reduce<Suite>(
    (suite, etape) => {
      if ('piece' in etape) return selonLaPiece(suite, etape)
      const { reglement } = etape
      return suivre(suite, { reglement, ventes: ventesDe(compte, suite, reglement), selon: null })
    },
    { recu: RIEN, derniere: null, lignes: [] },
  ).lignes

/** The goods in a payment that is about to be written: in the last one of the ledger. */
export const ventesDuDernier = (compte: CompteDeCommande): Montant => partager(compte).at(-1)?.ventes ?? centimes(0)
