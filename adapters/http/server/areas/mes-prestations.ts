import type { FastifyInstance } from 'fastify'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { mesPrestationsRoute } from '#adapters/http/contract/routes/mon-espace'
import { prestationReply } from '#adapters/http/contract/values/prestation-reply'
import type { Clock } from '#application/ports/clock'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import type { UseCases } from '#application/use-cases'

/** The client's prestations with their history, newest first. */
export const bindMesPrestations = (
  app: FastifyInstance,
  { mesPrestations }: Pick<UseCases, 'mesPrestations'>,
  clock: Clock,
  binding: Binding,
): void => {
  bindRoute(app, mesPrestationsRoute, binding, ({ client, query }) =>
    pipe(
      mesPrestations({ client, page: query }),
      TE.map(({ page, chiffres, moyens }) => ({
        data: {
          data: page.elements.map(({ dossier, evenements, acomptes, aRendre }) => ({
            ...prestationReply(dossier, evenements, clock.maintenant()),
            acomptes,
            aRendre,
          })),
          curseurSuivant: page.curseurSuivant,
          total: page.total,
          chiffres,
          moyensDePaiement: moyens,
        },
      })),
    ),
  )
}
