import type { PieceJointe } from '#application/ports/mailer'
import { calendriersDeDossier, type DemandeDeCalendrier } from '#application/rendez-vous/calendrier-de-dossier'
import { domaineDe, type PortsComposer } from './enveloppe.ts'

type Contenu = Pick<DemandeDeCalendrier, 'annonce' | 'prestation' | 'pour' | 'dejaConvenue'>

/** The calendar files of an announcement, as mails bring them. */
export const joindreCalendriers = (
  { calendrier: { ics }, clock, entreprise, expediteur }: PortsComposer,
  contenu: Contenu,
): readonly PieceJointe[] =>
  calendriersDeDossier({
    ...contenu,
    entreprise,
    domaine: domaineDe(expediteur),
    ecritLe: clock.maintenant(),
  }).map(({ nom, calendrier }) => ({
    nom,
    type: `text/calendar; method=${calendrier.methode}; charset=utf-8`,
    contenu: ics(calendrier),
  }))
