import type { Courriel } from '#application/ports/mailer'
import { cleDevis } from '#application/prestation/cle-devis'
import { jetonDeDate } from '#application/rendez-vous/jeton-de-date'
import { POUR_L_ENTREPRISE } from '#domain/rendez-vous/courrier-de-rendez-vous'
import { type PortsComposer, pourLEntreprise, pourUnePersonne } from './enveloppe.ts'
import { joindreCalendriers } from './joindre-calendriers.ts'
import type { RecitDeRendezVous } from './recit.ts'

/** The mails about an appointment, with their calendar files; a reminder changes no calendar. */
export const composerRendezVous =
  (ports: PortsComposer) =>
  (courrierId: string, recit: RecitDeRendezVous): Courriel => {
    const { keyedHash, entreprise, clock } = ports
    const { genre, prestation, annonce, rendue, recu, situation, dejaConvenue } = recit
    const { email } = prestation.contact
    const pour = POUR_L_ENTREPRISE.includes(genre) ? 'entreprise' : 'client'
    const enveloppe =
      pour === 'entreprise' ? pourLEntreprise(ports, courrierId, email) : pourUnePersonne(ports, courrierId, email)
    const contenu = ports.templates.rendezVous(genre, {
      prestation,
      annonce,
      rendue,
      recu,
      situation,
      entreprise,
      jetonDe: (id) => jetonDeDate(keyedHash, { id, email }),
      cleDevis: cleDevis(keyedHash, prestation),
      instant: clock.maintenant(),
    })
    const piecesJointes =
      genre === 'rappel_client' ? [] : joindreCalendriers(ports, { annonce, prestation, pour, dejaConvenue })
    return { ...contenu, ...enveloppe, piecesJointes }
  }
