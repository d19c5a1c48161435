import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Courriel } from '#application/ports/mailer'
import type { PortFailure } from '#application/shared/port-failure'
import { devisDePrestation } from '#domain/devis/devis-de-prestation'
import { type PortsComposer, pourLEntreprise, pourUnePersonne } from './enveloppe.ts'
import type { RecitDeCommande } from './recit.ts'

/** The mails of an order: to the client with the quote, to the business. */
export const composerCommande =
  (ports: PortsComposer) =>
  (courrierId: string, recit: RecitDeCommande): TE.TaskEither<PortFailure, Courriel> => {
    const { templates, entreprise } = ports
    const { prestation } = recit
    if (recit.genre === 'commande_entreprise') {
      const contenu = templates.commandeEntreprise(prestation, entreprise)
      return TE.right({ ...contenu, ...pourLEntreprise(ports, courrierId, prestation.contact.email) })
    }
    const devis = devisDePrestation(prestation, entreprise)
    return pipe(
      ports.devisRenderer.pdf(devis),
      TE.map((contenu) => ({
        ...templates.commandeClient(prestation, entreprise, recit.motDePasse),
        ...pourUnePersonne(ports, courrierId, prestation.contact.email),
        piecesJointes: [{ nom: `${devis.numero ?? 'devis'}.pdf`, type: 'application/pdf', contenu }],
      })),
    )
  }
