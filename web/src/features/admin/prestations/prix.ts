import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { centimes, formaterMontant } from '#domain/shared/montant'
import type { ReceiptLine } from '../../../components/receipt.tsx'
import { dureeTexte } from '../../../contents/admin-aujourdhui-texts.ts'
import { FICHE_TEXTS, tauxTexte } from '../../../contents/admin-prestations-texts.ts'

type Chiffree = Pick<PrestationReply, 'devis' | 'fraisDeplacementEstime' | 'modalite'>

/** How the price of the quote was found, line by line. */
export const lignesDePrix = ({ devis, fraisDeplacementEstime, modalite }: Chiffree): readonly ReceiptLine[] => {
  const { typeTarif, heures, tauxHoraire, montantNet } = devis
  const main: ReceiptLine = {
    label: FICHE_TEXTS.main,
    derivation:
      typeTarif === 'horaire'
        ? tauxTexte(dureeTexte(heures * 60), formaterMontant(tauxHoraire))
        : `${dureeTexte(heures * 60)} ${FICHE_TEXTS.forfait}`,
    amount: formaterMontant(montantNet),
  }
  const pieces = centimes(devis.totalNet - montantNet - fraisDeplacementEstime)
  const fournies = pieces <= 0 ? [] : [{ label: FICHE_TEXTS.pieces, amount: formaterMontant(pieces) }]
  if (modalite === 'a_distance') return [main, ...fournies]
  const trajet = fraisDeplacementEstime === 0 ? FICHE_TEXTS.offert : formaterMontant(fraisDeplacementEstime)
  return [main, { label: FICHE_TEXTS.trajet, amount: trajet }, ...fournies]
}
