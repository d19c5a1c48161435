import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { centimes, formaterMontant, type Montant, multiplier } from '#domain/shared/montant'
import { COEFFICIENT_MAJORATION } from '#domain/tarification/majoration'
import type { ReceiptLine } from '../../components/receipt.tsx'
import { dureeTexte } from '../communs/texts.ts'
import { dateConvenue } from '../../features/suivi/rendez-vous.ts'
import { FICHE_TEXTS, majoreTexte, tauxTexte } from './texts.ts'

type Chiffree = Pick<PrestationReply, 'devis' | 'fraisDeplacementEstime' | 'modalite'>

/** The price that counts: that of the agreed date, else of the quote. `devis`: the other one, when they differ. */
type PrixDuDossier = { readonly total: Montant; readonly majore: boolean; readonly devis: Montant | null }

export const prixDuDossier = ({ devis, dates }: Pick<PrestationReply, 'devis' | 'dates'>): PrixDuDossier => {
  const convenue = dateConvenue({ dates })
  return convenue === null || convenue.total === devis.totalNet
    ? { total: devis.totalNet, majore: false, devis: null }
    : { total: convenue.total, majore: convenue.majore, devis: devis.totalNet }
}

/** How the price was found, line by line: the work of an agreed weekend or public holiday counts double. */
export const lignesDePrix = (
  { devis, fraisDeplacementEstime, modalite }: Chiffree,
  majore = false,
): readonly ReceiptLine[] => {
  const { typeTarif, heures, tauxHoraire, montantNet } = devis
  const travail =
    typeTarif === 'horaire'
      ? tauxTexte(dureeTexte(heures * 60), formaterMontant(tauxHoraire))
      : `${dureeTexte(heures * 60)} ${FICHE_TEXTS.forfait}`
  const main: ReceiptLine = {
    label: FICHE_TEXTS.main,
    derivation: majore ? majoreTexte(travail) : travail,
    amount: formaterMontant(multiplier(montantNet, majore ? COEFFICIENT_MAJORATION : 1)),
  }
  const pieces = centimes(devis.totalNet - montantNet - fraisDeplacementEstime)
  const fournies = pieces <= 0 ? [] : [{ label: FICHE_TEXTS.pieces, amount: formaterMontant(pieces) }]
  if (modalite === 'a_distance') return [main, ...fournies]
  const trajet = fraisDeplacementEstime === 0 ? FICHE_TEXTS.offert : formaterMontant(fraisDeplacementEstime)
  return [main, { label: FICHE_TEXTS.trajet, amount: trajet }, ...fournies]
}
