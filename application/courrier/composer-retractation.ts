import type { Courriel } from '#application/ports/mailer'
import { type PortsComposer, pourLEntreprise, pourUnePersonne } from './enveloppe.ts'
import { joindreCalendriers } from './joindre-calendriers.ts'
import type { RecitDeRetractation } from './recit.ts'

/** The mails of a declaration of withdrawal: its receipt, and what the business has to do. */
export const composerRetractation =
  (ports: PortsComposer) =>
  (courrierId: string, recit: RecitDeRetractation): Courriel => {
    const { genre, recu, commande } = recit
    const { annonce } = recu
    const pour = genre === 'retractation_entreprise' ? 'entreprise' : 'client'
    const enveloppe =
      pour === 'entreprise'
        ? pourLEntreprise(ports, courrierId, recu.email)
        : pourUnePersonne(ports, courrierId, recu.email)
    return {
      ...ports.templates.retractation(genre, recu, ports.entreprise),
      ...enveloppe,
      // None when no date had been put into calendars.
      piecesJointes:
        annonce === null || commande === null ? [] : joindreCalendriers(ports, { annonce, ...commande, pour }),
    }
  }
