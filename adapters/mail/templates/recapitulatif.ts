import { formaterAdresse } from '#domain/client/adresse'
import { formaterCreneau } from '#domain/prestation/creneau'
import type { Prestation } from '#domain/prestation/prestation'
import { cleanLine } from '#domain/shared/clean'
import { formaterMontant } from '#domain/shared/montant'
import type { Estimation, Ligne } from '#domain/tarification/estimation'
import { formaterQuantite } from '#domain/tarification/formater-quantite'
import { KM_OFFERTS } from '#domain/tarification/frais-deplacement'

type LigneRecapitulee = { readonly designation: string; readonly detail: string; readonly montant: string }

export type Recapitulatif = {
  readonly service: string
  readonly lignes: readonly LigneRecapitulee[]
  readonly total: string
  readonly weekend: string
  readonly creneau: string
  /** The place of the visit, with a shortened street: anybody may have typed it. */
  readonly lieu: string
  readonly reserves: readonly string[]
}

/** Anybody may have typed the name of a custom request, so it is kept too short for a message. */
const NOM_LONGUEUR_MAX = 80

const abreger = (nom: string): string => {
  const lettres = Array.from(cleanLine(nom.replace(/\p{Cf}/gu, '')))
  return lettres.length <= NOM_LONGUEUR_MAX ? lettres.join('') : `${lettres.slice(0, NOM_LONGUEUR_MAX).join('')}…`
}

const detailler = (ligne: Ligne): string =>
  ligne.quantite === 0
    ? `offert jusqu’à ${KM_OFFERTS}\u00a0km aller-retour`
    : `${formaterQuantite(ligne)} × ${formaterMontant(ligne.prixUnitaire)}`

const reserves = ({ deplacement }: Estimation): readonly string[] => [
  ...(deplacement?.approximatif === true ? ['Déplacement à confirmer'] : []),
  ...(deplacement?.zoneAVerifier === true ? ['Zone à vérifier'] : []),
]

export const recapituler = ({ estimation, creneau, adresse }: Prestation): Recapitulatif => ({
  service: abreger(estimation.service),
  lignes: estimation.lignes.map((ligne) => ({
    designation: abreger(ligne.designation),
    detail: detailler(ligne),
    montant: formaterMontant(ligne.montant),
  })),
  total: formaterMontant(estimation.totalNet),
  weekend: formaterMontant(estimation.tarifWeekend),
  creneau: formaterCreneau(creneau),
  lieu:
    estimation.modalite === 'a_distance'
      ? 'À distance'
      : `${abreger(adresse.adresse)}, ${adresse.codePostal} ${abreger(adresse.ville)}`,
  reserves: reserves(estimation),
})

export const recapitulatifTexte = ({ lignes, total, weekend }: Recapitulatif): readonly string[] => [
  ...lignes.map(({ designation, detail, montant }) => `- ${designation}\u00a0: ${detail} = ${montant}`),
  `Total net\u00a0: ${total}`,
  `Samedi, dimanche ou jour férié\u00a0: ${weekend}`,
]

export const itineraire = ({ adresse }: Prestation): string =>
  `https://www.openstreetmap.org/directions?to=${encodeURIComponent(formaterAdresse(adresse))}`
