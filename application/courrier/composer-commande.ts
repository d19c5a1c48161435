import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Courriel, PieceJointe } from '#application/ports/mailer'
import { coderDevis } from '#application/facturation/coder-document'
import type { PortFailure } from '#application/shared/port-failure'
import { telechargerConditions } from '#application/conditions/telecharger-conditions'
import { devisDePrestation } from '#domain/devis/devis-de-prestation'
import { type PortsComposer, pourLEntreprise, pourUnePersonne } from './enveloppe.ts'
import type { RecitDeCommande } from './recit.ts'

const enPdf = ({ nom, contenu }: { readonly nom: string; readonly contenu: Uint8Array }): PieceJointe => ({
  nom,
  type: 'application/pdf',
  contenu,
})

/** The quote that was accepted and the terms of the day: the contract on a durable medium (Code de la consommation, L. 221-13). */
const joindreLeContrat = (
  ports: PortsComposer,
  { prestation }: RecitDeCommande,
): TE.TaskEither<PortFailure, readonly PieceJointe[]> => {
  const devis = coderDevis(ports.keyedHash)(devisDePrestation(prestation, ports.entreprise))
  return pipe(
    TE.Do,
    TE.bind('contenu', () => ports.devisRenderer.pdf(devis)),
    TE.bind('conditions', telechargerConditions(ports)),
    TE.map(({ contenu, conditions }) => [enPdf({ nom: `${devis.numero ?? 'devis'}.pdf`, contenu }), enPdf(conditions)]),
  )
}

/** The mails of an order: to the client with the quote and the terms, to the business. */
export const composerCommande =
  (ports: PortsComposer) =>
  (courrierId: string, recit: RecitDeCommande): TE.TaskEither<PortFailure, Courriel> => {
    const { templates, entreprise } = ports
    const { prestation } = recit
    if (recit.genre === 'commande_entreprise') {
      const contenu = templates.commandeEntreprise(prestation, entreprise)
      return TE.right({ ...contenu, ...pourLEntreprise(ports, courrierId, prestation.contact.email) })
    }
    return pipe(
      joindreLeContrat(ports, recit),
      TE.map((piecesJointes) => ({
        ...templates.commandeClient(prestation, entreprise, recit.motDePasse),
        ...pourUnePersonne(ports, courrierId, prestation.contact.email),
        piecesJointes,
      })),
    )
  }
