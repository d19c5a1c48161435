import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Courriel } from '#application/ports/mailer'
import type { CourrierReserve } from '#application/ports/outbox'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import type { MotDePasseTemporaire } from '#domain/compte/mot-de-passe-temporaire'
import type { Devis } from '#domain/devis/devis'
import { devisDePrestation } from '#domain/devis/devis-de-prestation'
import type { Prestation } from '#domain/prestation/prestation'

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

const pourLEntreprise = (ports: PortsComposer, messageId: string, prestation: Prestation): Courriel => ({
  ...ports.templates.commandeEntreprise(prestation, ports.entreprise),
  messageId,
  de: ports.expediteur,
  a: ports.entreprise.email,
  repondreA: prestation.contact.email,
  piecesJointes: [],
})

/** The mail of a row of the outbox, written at the moment of sending from what the database then says. */
export const composerCourriel =
  (ports: PortsComposer) =>
  (
    courrier: CourrierReserve,
    prestation: Prestation,
    motDePasse: MotDePasseTemporaire | null,
  ): TE.TaskEither<PortFailure, Courriel> => {
    const messageId = `<courrier-${courrier.id}@${domaineDe(ports.expediteur)}>`
    switch (courrier.genre) {
      case 'commande_client':
        return pourLeClient(ports, messageId)(prestation, motDePasse)
      case 'commande_entreprise':
        return TE.right(pourLEntreprise(ports, messageId, prestation))
    }
  }
