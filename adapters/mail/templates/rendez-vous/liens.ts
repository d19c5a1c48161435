import type { MatiereDeRendezVous } from '#application/ports/mail-templates'
import type { DateDite } from '#domain/rendez-vous/courrier-de-rendez-vous'

/** Where the mails about an appointment lead; opening any of these pages changes nothing. */
export type Liens = {
  readonly accepter: (date: DateDite) => string
  readonly refuser: (date: DateDite) => string
  readonly devis: string
  readonly espaceClient: string
  readonly commander: string
  readonly administration: string
}

export const liensDe = (publicUrl: string, { prestation, jetonDe, cleDevis }: MatiereDeRendezVous): Liens => {
  const page = ({ id }: DateDite): string => `${publicUrl}/validation-date/${prestation.id}/${jetonDe(id)}`
  return {
    accepter: (date) => `${page(date)}/accepter`,
    refuser: (date) => `${page(date)}/refuser`,
    devis: `${publicUrl}/api/prestations/${prestation.id}/devis.pdf?cle=${encodeURIComponent(cleDevis)}`,
    espaceClient: `${publicUrl}/mes-prestations`,
    commander: `${publicUrl}/commander`,
    administration: `${publicUrl}/admin`,
  }
}
