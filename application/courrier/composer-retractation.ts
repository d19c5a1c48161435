import type { Courriel, PieceJointe } from '#application/ports/mailer'
import { calendriersDeDossier } from '#application/rendez-vous/calendrier-de-dossier'
import { domaineDe, type PortsComposer, pourLEntreprise, pourUnePersonne } from './enveloppe.ts'
import type { RecitDeRetractation } from './recit.ts'

/** What calendars drop, when dates had been put into them. */
const joindreCalendriers = (
  { calendrier: { ics }, clock, entreprise, expediteur }: PortsComposer,
  { genre, recu: { annonce }, commande }: RecitDeRetractation,
): readonly PieceJointe[] =>
  annonce === null || commande === null
    ? []
    : calendriersDeDossier({
        annonce,
        ...commande,
        entreprise,
        domaine: domaineDe(expediteur),
        pour: genre === 'retractation_entreprise' ? 'entreprise' : 'client',
        ecritLe: clock.maintenant(),
      }).map(({ nom, calendrier }) => ({
        nom,
        type: `text/calendar; method=${calendrier.methode}; charset=utf-8`,
        contenu: ics(calendrier),
      }))

/** The mails of a declaration of withdrawal: its receipt, and what the business has to do. */
export const composerRetractation =
  (ports: PortsComposer) =>
  (courrierId: string, recit: RecitDeRetractation): Courriel => {
    const { genre, recu } = recit
    const enveloppe =
      genre === 'retractation_entreprise'
        ? pourLEntreprise(ports, courrierId, recu.email)
        : pourUnePersonne(ports, courrierId, recu.email)
    return {
      ...ports.templates.retractation(genre, recu, ports.entreprise),
      ...enveloppe,
      piecesJointes: joindreCalendriers(ports, recit),
    }
  }
