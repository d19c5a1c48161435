import type { DateCivile } from '#domain/calendrier/date-civile'
import { formaterDate } from '#domain/calendrier/formater-date'
import type { EntreprisePublique } from '#domain/entreprise/entreprise'
import { formaterSiret } from '#domain/entreprise/formater-siret'
import { fr } from '#domain/shared/typographie'
import { AUTRES, donnees, droitApplicable, duree, PROPRIETE } from './droits.ts'
import { CLIENT, PRESTATAIRE } from './obligations.ts'
import { DEPLACEMENT, DEVIS, tarifs } from './prix-et-deplacement.ts'
import type { Texte } from './texte.ts'

/** Day from which this version of the terms applies. */
const CONDITIONS_DU = '2026-11-23' as DateCivile

/** The terms with their version and who they bind. */
export type Conditions = Texte & { readonly du: DateCivile; readonly entreprise: EntreprisePublique }

/** Section 2, general terms: ten sections, the same on the page and in the file to keep. */
export const conditionsGenerales = (entreprise: EntreprisePublique): Conditions => ({
  du: CONDITIONS_DU,
  entreprise,
  ...fr({
    titre: 'Conditions générales',
    chapeau: `Elles régissent les prestations proposées par ${entreprise.nom} (${entreprise.responsable}, ${entreprise.forme}, SIRET ${formaterSiret(entreprise.siret)}). Version en vigueur depuis le ${formaterDate(CONDITIONS_DU)}.`,
    sections: [
      DEPLACEMENT,
      DEVIS,
      tarifs(entreprise),
      CLIENT,
      PRESTATAIRE,
      PROPRIETE,
      donnees(entreprise),
      duree(entreprise),
      droitApplicable(entreprise),
      AUTRES,
    ],
  }),
})
