import { formaterTelephone } from '#domain/client/telephone'
import type { Entreprise } from '#domain/entreprise/entreprise'

/** `123 456 782 00010`: the SIREN in threes, then the establishment. */
export const formaterSiret = (siret: string): string =>
  siret.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, '$1\u00a0$2\u00a0$3\u00a0$4')

/** What the law wants on every document under the name of the business. */
export const entrepriseLignes = (entreprise: Entreprise): readonly string[] => [
  `${entreprise.responsable}, ${entreprise.forme}`,
  entreprise.adresse,
  `${entreprise.codePostal} ${entreprise.ville}`,
  `SIRET ${formaterSiret(entreprise.siret)}`,
  `Tél. ${formaterTelephone(entreprise.telephone)}`,
  entreprise.email,
]
