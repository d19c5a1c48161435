import type { PieceJointe } from '#application/ports/mailer'
import type { VisiteEffacee } from '#domain/compte/visite-effacee'
import { domaineDe, type PortsComposer } from './enveloppe.ts'

/** What takes visits of an erased account out of the calendar of the business; a CANCEL is about one entry (RFC 5546, 3.2.5). */
export const joindreAnnulations = (
  { calendrier: { ics }, clock, entreprise, expediteur }: PortsComposer,
  visites: readonly VisiteEffacee[],
): readonly PieceJointe[] =>
  visites.map(({ prestationId, reference, sequence, debut, fin }, rang) => ({
    nom: rang === 0 ? 'annulation.ics' : `annulation-${rang + 1}.ics`,
    type: 'text/calendar; method=CANCEL; charset=utf-8',
    contenu: ics({
      methode: 'CANCEL',
      ecritLe: clock.maintenant(),
      entrees: [
        {
          uid: `${prestationId}@${domaineDe(expediteur)}`,
          sequence,
          debut: new Date(debut),
          fin: new Date(fin),
          statut: 'CANCELLED',
          titre: `Visite annulée – ${reference}`,
          description: reference,
          lieu: '',
          organisateur: { nom: entreprise.nom, email: entreprise.email },
          participant: null,
        },
      ],
    }),
  }))
