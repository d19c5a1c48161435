import type { Courriel, PieceJointe } from '#application/ports/mailer'
import { cleDevis } from '#application/prestation/cle-devis'
import { calendriersDeDossier } from '#application/rendez-vous/calendrier-de-dossier'
import { jetonDeDate } from '#application/rendez-vous/jeton-de-date'
import { domaineDe, type PortsComposer, pourLEntreprise, pourUnePersonne } from './enveloppe.ts'
import type { RecitDeRendezVous } from './recit.ts'

const POUR_L_ENTREPRISE: readonly RecitDeRendezVous['genre'][] = ['reponse_entreprise', 'annulation_entreprise']

const joindreCalendriers = (
  { calendrier: { ics }, clock, entreprise, expediteur }: PortsComposer,
  { genre, prestation, annonce, dejaConvenue }: RecitDeRendezVous,
): readonly PieceJointe[] =>
  calendriersDeDossier({
    annonce,
    prestation,
    entreprise,
    domaine: domaineDe(expediteur),
    pour: POUR_L_ENTREPRISE.includes(genre) ? 'entreprise' : 'client',
    dejaConvenue,
    ecritLe: clock.maintenant(),
  }).map(({ nom, calendrier }) => ({
    nom,
    type: `text/calendar; method=${calendrier.methode}; charset=utf-8`,
    contenu: ics(calendrier),
  }))

/** The mails about an appointment, with their calendar files; a reminder changes no calendar. */
export const composerRendezVous =
  (ports: PortsComposer) =>
  (courrierId: string, recit: RecitDeRendezVous): Courriel => {
    const { keyedHash, entreprise, clock } = ports
    const { genre, prestation, annonce, rendue } = recit
    const { email } = prestation.contact
    const enveloppe = POUR_L_ENTREPRISE.includes(genre)
      ? pourLEntreprise(ports, courrierId, email)
      : pourUnePersonne(ports, courrierId, email)
    const contenu = ports.templates.rendezVous(genre, {
      prestation,
      annonce,
      rendue,
      entreprise,
      jetonDe: (dateId) => jetonDeDate(keyedHash, dateId),
      cleDevis: cleDevis(keyedHash, prestation.id),
      instant: clock.maintenant(),
    })
    const piecesJointes = genre === 'rappel_client' ? [] : joindreCalendriers(ports, recit)
    return { ...contenu, ...enveloppe, piecesJointes }
  }
