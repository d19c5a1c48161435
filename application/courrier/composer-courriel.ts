import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { ContenuCourriel } from '#application/ports/mail-templates'
import type { Courriel } from '#application/ports/mailer'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import type { Email } from '#domain/client/email'
import type { MotDePasseTemporaire } from '#domain/compte/mot-de-passe-temporaire'
import type { Devis } from '#domain/devis/devis'
import { devisDePrestation } from '#domain/devis/devis-de-prestation'
import type { Message } from '#domain/message/message'
import type { Prestation } from '#domain/prestation/prestation'

/** What a mail tells, as read from the database at the moment of sending. */
export type Recit =
  | {
      readonly genre: 'commande_client'
      readonly prestation: Prestation
      readonly motDePasse: MotDePasseTemporaire | null
    }
  | { readonly genre: 'commande_entreprise'; readonly prestation: Prestation }
  | { readonly genre: 'message_entreprise'; readonly message: Message }

type PortsComposer = Pick<Ports, 'templates' | 'devisRenderer' | 'entreprise' | 'expediteur'>

const nomDuDevis = (devis: Devis): string => `${devis.numero ?? 'devis'}.pdf`

const domaineDe = (adresse: string): string => adresse.slice(adresse.lastIndexOf('@') + 1).replace(/>.*$/, '')

const pourLeClient =
  (ports: PortsComposer, messageId: string) =>
  (prestation: Prestation, motDePasse: MotDePasseTemporaire | null): TE.TaskEither<PortFailure, Courriel> => {
    const devis = devisDePrestation(prestation, ports.entreprise)
    return pipe(
      ports.devisRenderer.pdf(devis),
      TE.map((contenu) => ({
        ...ports.templates.commandeClient(prestation, ports.entreprise, motDePasse),
        messageId,
        de: ports.expediteur,
        a: prestation.contact.email,
        repondreA: ports.entreprise.email,
        piecesJointes: [{ nom: nomDuDevis(devis), type: 'application/pdf', contenu }],
      })),
    )
  }

/** To the business; its answer goes to the person whom the mail is about. */
const pourLEntreprise = (
  { entreprise, expediteur }: PortsComposer,
  messageId: string,
  contenu: ContenuCourriel,
  repondreA: Email,
): Courriel => ({ ...contenu, messageId, de: expediteur, a: entreprise.email, repondreA, piecesJointes: [] })

/** The mail of a row of the outbox. Its Message-ID comes from the row, so that a retry is recognised. */
export const composerCourriel =
  (ports: PortsComposer) =>
  (courrierId: string, recit: Recit): TE.TaskEither<PortFailure, Courriel> => {
    const { templates, entreprise, expediteur } = ports
    const messageId = `<courrier-${courrierId}@${domaineDe(expediteur)}>`
    switch (recit.genre) {
      case 'commande_client':
        return pourLeClient(ports, messageId)(recit.prestation, recit.motDePasse)
      case 'commande_entreprise': {
        const contenu = templates.commandeEntreprise(recit.prestation, entreprise)
        return TE.right(pourLEntreprise(ports, messageId, contenu, recit.prestation.contact.email))
      }
      case 'message_entreprise': {
        const contenu = templates.messageEntreprise(recit.message, entreprise)
        return TE.right(pourLEntreprise(ports, messageId, contenu, recit.message.email))
      }
    }
  }
