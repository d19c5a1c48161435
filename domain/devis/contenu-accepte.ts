import type { DateCivile } from '#domain/calendrier/date-civile'
import type { Demande } from '#domain/prestation/prestation'
import { texteCanonique } from '#domain/shared/texte-canonique'
import { Estimation } from '#domain/tarification/estimation'

export type ObjetDuDevis = Pick<Demande, 'contact' | 'adresse' | 'creneau' | 'description' | 'engagement'>

export const contenuAccepte = (
  { contact, adresse, creneau, description, engagement }: ObjetDuDevis,
  estimation: Estimation,
  emisLe: DateCivile,
  version = 1,
): string => {
  const { nom, email, telephone } = contact
  const { adresse: rue, codePostal, ville } = adresse
  return texteCanonique({
    client: { nom, email, telephone },
    acheteur: engagement.acheteur,
    adresse: { rue, codePostal, ville },
    creneau,
    description,
    emisLe,
    version,
    estimation: Estimation.encode(estimation),
  })
}
