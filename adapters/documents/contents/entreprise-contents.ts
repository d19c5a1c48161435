import { formaterTelephone } from '#domain/client/telephone'
import type { EntreprisePublique } from '#domain/entreprise/entreprise'
import { formaterSiret } from '#domain/entreprise/formater-siret'

/** What the law requires below the name of the business on every document. */
export const entrepriseLignes = (entreprise: EntreprisePublique): readonly string[] => [
  `${entreprise.responsable}, ${entreprise.forme}`,
  entreprise.adresse,
  `${entreprise.codePostal} ${entreprise.ville}`,
  `SIRET ${formaterSiret(entreprise.siret)}`,
  `Tél. ${formaterTelephone(entreprise.telephone)}`,
  entreprise.email,
]
