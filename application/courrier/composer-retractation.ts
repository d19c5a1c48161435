import * as E from '#fp/Either'
import type { Courriel, PieceJointe } from '#application/ports/mailer'
import type { VisiteEffacee } from '#domain/compte/visite-effacee'
import { Reference } from '#domain/prestation/reference'
import type { RecuDeRetractation } from '#domain/retractation/courrier-de-retractation'
import { type PortsComposer, pourLEntreprise, pourUnePersonne } from './enveloppe.ts'
import { joindreAnnulations } from './joindre-annulations.ts'
import { joindreCalendriers } from './joindre-calendriers.ts'
import type { RecitDeRetractation } from './recit.ts'

/** The visit of an order that was erased before its mail left: a calendar that never had it drops nothing. */
const visitesPerdues = ({ annonce, prestationId, reference }: RecuDeRetractation): readonly VisiteEffacee[] => {
  const [date] = annonce?.retirees ?? []
  const lue = Reference.decode(reference)
  if (annonce === null || date === undefined || prestationId === null || E.isLeft(lue)) return []
  const { debut, fin } = date
  return [{ prestationId, reference: lue.right, sequence: annonce.sequence, debut, fin }]
}

/** The mails of a declaration of withdrawal: its receipt, and what the business has to do. */
export const composerRetractation =
  (ports: PortsComposer) =>
  (courrierId: string, recit: RecitDeRetractation): Courriel => {
    const { genre, recu, commande, tenu } = recit
    const { annonce } = recu
    const pour = genre === 'retractation_entreprise' ? 'entreprise' : 'client'
    const enveloppe =
      pour === 'entreprise'
        ? pourLEntreprise(ports, courrierId, recu.email)
        : pourUnePersonne(ports, courrierId, recu.email)
    const joindre = (): readonly PieceJointe[] => {
      // None when no date had been put into calendars.
      if (annonce === null) return []
      if (commande !== null) return joindreCalendriers(ports, { annonce, ...commande, pour })
      return pour === 'entreprise' ? joindreAnnulations(ports, visitesPerdues(recu)) : []
    }
    return {
      ...ports.templates.retractation(genre, recu, ports.entreprise, tenu),
      ...enveloppe,
      piecesJointes: joindre(),
    }
  }
