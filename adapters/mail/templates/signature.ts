import { formaterTelephone } from '#domain/client/formater-telephone'
import type { Entreprise } from '#domain/entreprise/entreprise'
import { formaterSiret } from '#domain/entreprise/formater-siret'

/** Who writes, at the foot of a text. */
export const signature = ({ nom, responsable, forme, telephone, siret }: Entreprise): readonly string[] => [
  '',
  '-- ',
  nom,
  `${responsable}, ${forme}`,
  `Tél. ${formaterTelephone(telephone)} – SIRET ${formaterSiret(siret)}`,
]
