import { additionner, centimes, type Montant, multiplier } from '#domain/shared/montant'
import { type CompteDeCommande, type Etape, etapes, type FactureCreditee } from './compte-de-commande.ts'
import type { Avoir, Facture } from './piece.ts'
import type { Part } from './ligne-facturee.ts'
import { type Reglement, resteFacture, ventesDites } from './reglement.ts'

// Goods and services have different ceilings and rates (CGI, art. 50-0). Parts are goods; all the rest is service.

/** The sum of the parts on an invoice. */
export const ventesDeLaFacture = ({ lignes }: Pick<Facture, 'lignes'>): Montant =>
  additionner(...lignes.filter(({ genre }) => genre === 'piece').map(({ montant }) => montant))

type AvoirEmis = Pick<Avoir, 'total' | 'ventes'>

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
    multiplier(additionner(...quels.map(({ total }) => total)), ventesDeLaFacture(facture) / facture.total)
  return centimes(part(muets) - part(muets.slice(0, -1)))
}

/** The part of goods of a document by its number: the invoice, or one of its credit notes. */
export const ventesDeLaPiece = (
  creditee: Pick<Creditee, 'facture'> & { readonly avoirs: readonly (AvoirEmis & Pick<Avoir, 'numero'>)[] },
  numero: string,
): Montant => {
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

type EtapeDePiece = Extract<Etape, { readonly piece: unknown }>

/** The goods in a payment. With `selon`, the correction that a document makes to the split of earlier payments, once they pay it exactly. */
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

/** A refund of deposits takes the split of its credit notes; `null` without such notes, or if nothing remains. */
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
  // The sum due: the agreed price for a deposit, else the rest of the last invoice.
  const du = reglement.convenu ?? (derniere === null ? RIEN : resteDeLaFacture(derniere))
  const visee = lignes.find((ligne) => ligne.selon === null && ligne.reglement.id === reglement.annule)
  if (visee !== undefined)
    return ventesDuContraire(du, recu, { montant: multiplier(reglement.montant, -1), ventes: visee.ventes })
  return ventesDesAvoirs(compte, recu, reglement) ?? ventesDuMouvement(du, recu, reglement.montant)
}

/** Once the payments equal the rest of the invoice, corrects their goods to match the documents. */
const selonLaPiece = (avant: Suite, selon: EtapeDePiece): Suite => {
  const suite = { ...avant, derniere: selon.creditee }
  const [reste, dernier] = [resteDeLaFacture(selon.creditee), suite.lignes.at(-1)]
  const ventes = centimes(reste.ventes - suite.recu.ventes)
  if (dernier === undefined || reste.total !== suite.recu.total || ventes === 0) return suite
  return suivre(suite, { reglement: dernier.reglement, ventes, selon })
}

/** The goods of each payment and the corrections by documents, in order of recording. A later step never changes earlier lines. */
export const partager = (compte: CompteDeCommande): readonly LigneDePartage[] =>
  etapes(compte).reduce<Suite>(
    (suite, etape) => {
      if ('piece' in etape) return selonLaPiece(suite, etape)
      const { reglement } = etape
      return suivre(suite, { reglement, ventes: ventesDe(compte, suite, reglement), selon: null })
    },
    { recu: RIEN, derniere: null, lignes: [] },
  ).lignes

/** The goods in the last payment of a ledger. */
export const ventesDuDernier = (compte: CompteDeCommande): Montant => partager(compte).at(-1)?.ventes ?? centimes(0)
