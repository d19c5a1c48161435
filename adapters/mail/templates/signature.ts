import { formaterTelephone } from '#domain/client/telephone'
import type { Entreprise } from '#domain/entreprise/entreprise'
import { estSpecimen, SPECIMEN, SPECIMEN_DIT } from '#domain/entreprise/specimen'
import { formaterSiret } from '#domain/entreprise/formater-siret'

const LARGEUR = 75

/** Above the text of a mail whose business is not named yet; nothing above any other. */
export const bandeauDeSpecimen = (entreprise: Entreprise): readonly string[] =>
  estSpecimen(entreprise)
    ? [
        '*'.repeat(LARGEUR),
        `***  ${Array(5).fill(SPECIMEN).join('  ***  ')}  ***`,
        '*'.repeat(LARGEUR),
        SPECIMEN_DIT,
        '',
      ]
    : []

/** Who writes, at the foot of a text. */
export const signature = ({ nom, responsable, forme, telephone, siret }: Entreprise): readonly string[] => [
  '',
  '-- ',
  nom,
  `${responsable}, ${forme}`,
  `Tél. ${formaterTelephone(telephone)} – SIRET ${formaterSiret(siret)}`,
]
