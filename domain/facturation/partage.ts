import { additionner, centimes, multiplier } from '#domain/shared/montant'
import { type CompteDeCommande, etapes, type FactureCreditee, type Paiement } from './compte-de-commande.ts'
import { ventesDites } from './facture-d-acompte-suivie.ts'
import type { Avoir, Facture } from './piece.ts'
import { type Part, resteDeLaFacture, ventesDuContraire, ventesDuMouvement } from './ventes.ts'
import type { Montant } from '#domain/shared/montant'

// Goods and services have ceilings and rates of their own (CGI, art. 50-0). How much of what was received are goods follows
// from the documents and the payments up to then: what is written later changes nothing of before.

/** What a payment, or a document that changes the split of money which will not move any more, adds to the goods. */
export type LigneDeCompte = {
  readonly cause: Paiement | Facture | Avoir
  readonly ventes: Montant
}

type Suite = {
  readonly recu: Part
  readonly derniere: FactureCreditee | null
  readonly lignes: readonly LigneDeCompte[]
  readonly dernier: Paiement | null
}

const RIEN: Part = { total: centimes(0), ventes: centimes(0) }

/** What is due: what is left of the last invoice; before any, or for money that comes once it was given back, the agreed price. */
const duPour = ({ derniere }: Suite, { montant, convenu }: Paiement): Part => {
  const reste = derniere === null ? null : resteDeLaFacture(derniere)
  if (reste === null || (montant > 0 && reste.total === 0)) return convenu ?? RIEN
  return reste
}

/** What goes back of a deposit that has documents is split like its credit notes, unless nothing is left then. */
const ventesDesAvoirs = (
  { facturesDAcompte }: CompteDeCommande,
  { recu }: Suite,
  { id, montant, annule }: Paiement,
): Montant | null => {
  if (montant > 0 || annule !== null || recu.total + montant <= 0) return null
  const avoirs = facturesDAcompte.flatMap((suivie) => suivie.avoirs).filter(({ ecriture }) => ecriture === id)
  return montant + additionner(...avoirs.map(({ total }) => total)) === 0
    ? multiplier(additionner(...avoirs.map(ventesDites)), -1)
    : null
}

const ventesDe = (compte: CompteDeCommande, suite: Suite, reglement: Paiement): Montant => {
  const du = duPour(suite, reglement)
  const visee = suite.lignes.find(({ cause }) => 'id' in cause && cause.id === reglement.annule)
  if (visee !== undefined && 'id' in visee.cause)
    return ventesDuContraire(du, suite.recu, { montant: visee.cause.montant, ventes: visee.ventes })
  return ventesDesAvoirs(compte, suite, reglement) ?? ventesDuMouvement(du, suite.recu, reglement.montant)
}

const recevoir = (compte: CompteDeCommande, suite: Suite, reglement: Paiement): Suite => {
  const ventes = ventesDe(compte, suite, reglement)
  return {
    ...suite,
    dernier: reglement,
    recu: { total: additionner(suite.recu.total, reglement.montant), ventes: additionner(suite.recu.ventes, ventes) },
    lignes: [...suite.lignes, { cause: reglement, ventes }],
  }
}

/** Once all is settled, the goods are those of the documents. */
const repartir = (suite: Suite, derniere: FactureCreditee, piece: Facture | Avoir): Suite => {
  const reste = resteDeLaFacture(derniere)
  const ventes = centimes(reste.ventes - suite.recu.ventes)
  if (suite.dernier === null || reste.total !== suite.recu.total || ventes === 0) return { ...suite, derniere }
  return {
    ...suite,
    derniere,
    recu: { total: suite.recu.total, ventes: reste.ventes },
    lignes: [...suite.lignes, { cause: piece, ventes }],
  }
}

/** The goods in each payment, and what documents change of them, in the order of writing. */
export const partager = (compte: CompteDeCommande): readonly LigneDeCompte[] =>
  etapes(compte).reduce<Suite>(
    (suite, etape) =>
      etape.genre === 'piece' ? repartir(suite, etape.creditee, etape.piece) : recevoir(compte, suite, etape.reglement),
    { recu: RIEN, derniere: null, lignes: [], dernier: null },
  ).lignes
