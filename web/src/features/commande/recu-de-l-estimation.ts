import { formaterMontant, type Montant } from '#domain/shared/montant'
import type { Deplacement, Estimation, Ligne } from '#domain/tarification/estimation'
import type { ReceiptLine } from '../../components/receipt.tsx'
import { RECU_TEXTS } from '../../contents/recu-texts.ts'
import { derivationDeplacement, derivationPrestation } from './derivation.ts'

/** Lines and total of a receipt, written in French. */
export type Recu = {
  readonly lignes: readonly ReceiptLine[]
  readonly total: { readonly label: string; readonly amount: string }
}

const montantDeplacement = (montant: Montant): string => (montant === 0 ? RECU_TEXTS.offert : formaterMontant(montant))

/** The travel of a receipt, and how its fee is reached. */
export const ligneDeplacement = (deplacement: Deplacement): ReceiptLine => ({
  label: deplacement.approximatif ? RECU_TEXTS.deplacementAConfirmer : RECU_TEXTS.deplacement,
  derivation: derivationDeplacement(deplacement),
  amount: montantDeplacement(deplacement.montant),
})

const ligneEstimee = (ligne: Ligne, { deplacement, heures }: Estimation): ReceiptLine =>
  ligne.nature === 'deplacement' && deplacement !== null
    ? ligneDeplacement(deplacement)
    : {
        label: ligne.designation,
        derivation: derivationPrestation(ligne, heures),
        amount: formaterMontant(ligne.montant),
      }

/** The receipt of an estimate, line by line as the server priced it. */
export const recuDeLEstimation = (estimation: Estimation): Recu => ({
  lignes: estimation.lignes.map((ligne) => ligneEstimee(ligne, estimation)),
  total: { label: RECU_TEXTS.total, amount: formaterMontant(estimation.totalNet) },
})
