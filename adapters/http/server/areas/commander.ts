import type { FastifyInstance } from 'fastify'
import type * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { IDEMPOTENCY_KEY } from '#adapters/http/contract/route'
import { CommandeBody, commanderRoute } from '#adapters/http/contract/routes/commande'
import type { CommandeReply } from '#adapters/http/contract/values/commande-reply'
import type { Commande } from '#application/prestation/commander-prestation'
import type { CommandePassee } from '#application/prestation/enregistrer-commande'
import type { Idempotence } from '#application/prestation/idempotence'
import { SANS_ENGAGEMENT } from '#domain/prestation/engagement'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import { readIdempotence, replayed } from '../binding/idempotence.ts'
import type { Answer } from '../binding/send-reply.ts'
import type { UseCases } from '#application/use-cases'
import { demandeDEstimation } from './estimations.ts'

type Commander = Pick<UseCases, 'commanderPrestation' | 'cleDevis'>

const commandeDe = (body: CommandeBody, idempotence: O.Option<Idempotence>): Commande => {
  const { nom, email, telephone, adresse, codePostal, ville, description, notes, creneauPreference } = body
  const { acheteur, debutAnticipe, urgence } = body
  return {
    demande: {
      contact: { nom, email, telephone },
      adresse: { adresse, codePostal, ville },
      description,
      notes,
      creneau: creneauPreference,
      engagement: SANS_ENGAGEMENT,
    },
    chiffrage: demandeDEstimation(body),
    declaration: { acheteur, debutAnticipe, urgence },
    totalAccepte: body.devis.totalNet,
    idempotence,
    estimationId: body.estimationId,
  }
}

/** The content without the estimate: an order repeated from another estimate is the same order. */
const contenuDe = (body: CommandeBody): CommandeBody => ({ ...body, estimationId: null })

export const confirmation =
  (cleDevis: Commander['cleDevis']) =>
  ({ prestation, rejouee }: CommandePassee): Answer<CommandeReply> => {
    const { id, reference, contactDes, contactAvant, numeroDevis } = prestation
    return {
      message: `Votre commande est enregistrée sous la référence ${reference}.`,
      data: {
        prestation: { id, reference },
        contact: { auPlusTot: contactDes.toISOString(), auPlusTard: contactAvant.toISOString() },
        devis: { numero: numeroDevis, cle: cleDevis(prestation) },
      },
      ...replayed(rejouee),
    }
  }

export const bindCommander = (
  app: FastifyInstance,
  { commanderPrestation, cleDevis }: Commander,
  binding: Binding,
): void => {
  bindRoute(app, commanderRoute, binding, ({ body, header }) =>
    pipe(
      TE.fromEither(readIdempotence(header(IDEMPOTENCY_KEY), CommandeBody.encode(contenuDe(body)))),
      TE.flatMap((idempotence) => commanderPrestation(commandeDe(body, idempotence))),
      TE.map(confirmation(cleDevis)),
    ),
  )
}
