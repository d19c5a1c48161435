import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Courriel } from '#application/ports/mailer'
import type { PortFailure } from '#application/shared/port-failure'
import { telechargerConditions } from '#application/conditions/telecharger-conditions'
import { exigerMentions } from '#domain/devis/devis-complet'
import { devisDePrestation } from '#domain/devis/devis-de-prestation'
import { type PortsComposer, pourLEntreprise, pourUnePersonne } from './enveloppe.ts'
import { joindreDevis } from './joindre-devis.ts'
import type { RecitDeCommande } from './recit.ts'

type PourLeClient = Extract<RecitDeCommande, { readonly genre: 'commande_client' }>

/** With the quote that was accepted and the terms of the day: the contract on a durable medium (Code de la consommation, L. 221-13). */
const pourLeClient = (
  ports: PortsComposer,
  courrierId: string,
  { prestation, motDePasse }: PourLeClient,
): TE.TaskEither<PortFailure, Courriel> =>
  pipe(
    TE.Do,
    TE.bind('devis', () => joindreDevis(ports)(devisDePrestation(prestation, ports.entreprise))),
    TE.bind('conditions', telechargerConditions(ports)),
    TE.map(({ devis, conditions }) => ({
      ...ports.templates.commandeClient(prestation, ports.entreprise, motDePasse, devis.length > 0),
      ...pourUnePersonne(ports, courrierId, prestation.contact.email),
      piecesJointes: [...devis, { ...conditions, type: 'application/pdf' }],
    })),
  )

/** The mails of an order: to the client with the quote and the terms, to the business. */
export const composerCommande =
  (ports: PortsComposer) =>
  (courrierId: string, recit: RecitDeCommande): TE.TaskEither<PortFailure, Courriel> => {
    if (recit.genre === 'commande_client') return pourLeClient(ports, courrierId, recit)
    const { templates, entreprise } = ports
    const { prestation } = recit
    const devis = exigerMentions(devisDePrestation(prestation, entreprise))
    const manquantes = E.isLeft(devis) ? devis.left.mentions : []
    return TE.right({
      ...templates.commandeEntreprise(prestation, entreprise, manquantes),
      ...pourLEntreprise(ports, courrierId, prestation.contact.email),
    })
  }
