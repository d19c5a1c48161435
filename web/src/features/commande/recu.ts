import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { nomDeLaDemande } from '#domain/catalogue/prestation-demandee'
import { additionner, centimes, formaterMontant } from '#domain/shared/montant'
import type { Deplacement, Ligne } from '#domain/tarification/estimation'
import { type Tarif, tarifer } from '#domain/tarification/estimer-prix'
import type { ReceiptLine } from '../../components/receipt.tsx'
import { RECU_TEXTS } from '../../contents/recu-texts.ts'
import { derivationPrestation } from './derivation.ts'
import { ligneDeplacement, type Recu } from './recu-de-l-estimation.ts'
import { demandeeDe, heuresDe, type Saisie } from './saisie.ts'

const ligneDuTravail = (designation: string, tarif: Tarif): ReceiptLine => {
  const forfait = tarif.typeTarif === 'forfait'
  const ligne: Pick<Ligne, 'quantite' | 'unite' | 'prixUnitaire'> = {
    quantite: forfait ? 1 : tarif.heures,
    unite: forfait ? 'forfait' : 'heure',
    prixUnitaire: tarif.tarifHoraire,
  }
  return {
    label: designation,
    derivation: derivationPrestation(ligne, tarif.heures),
    amount: formaterMontant(tarif.montant),
  }
}

/** The travel line of the first step: free of travel, known, or still to come. */
const deplacementDuFormulaire = (saisie: Saisie, deplacement: Deplacement | null): readonly ReceiptLine[] => {
  if (saisie.modalite === 'a_distance') return []
  return deplacement === null
    ? [{ label: RECU_TEXTS.deplacement, derivation: RECU_TEXTS.selonAdresse, amount: RECU_TEXTS.inconnu }]
    : [ligneDeplacement(deplacement)]
}

/** The receipt that grows as one types: the work at once, travel as soon as it is known. */
export const recuDuFormulaire = (saisie: Saisie, deplacement: Deplacement | null): Recu => {
  const demandee = demandeeDe(saisie)
  if (O.isNone(demandee)) return { lignes: [], total: { label: RECU_TEXTS.total, amount: RECU_TEXTS.inconnu } }
  const tarif = tarifer(demandee.value, heuresDe(saisie))
  if (E.isLeft(tarif)) return { lignes: [], total: { label: RECU_TEXTS.total, amount: RECU_TEXTS.inconnu } }
  const connu = saisie.modalite === 'a_distance' || deplacement !== null
  const frais = saisie.modalite === 'a_distance' ? centimes(0) : (deplacement?.montant ?? centimes(0))
  return {
    lignes: [
      ligneDuTravail(nomDeLaDemande(demandee.value) || RECU_TEXTS.surMesure, tarif.right),
      ...deplacementDuFormulaire(saisie, deplacement),
    ],
    total: {
      label: connu ? RECU_TEXTS.total : RECU_TEXTS.totalHorsDeplacement,
      amount: formaterMontant(additionner(tarif.right.montant, frais)),
    },
  }
}
