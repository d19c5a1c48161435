import type { FastifyInstance } from 'fastify'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import {
  adressesRoute,
  lieuRoute,
  situationReply,
  suggestionReply,
  villesRoute,
} from '#adapters/http/contract/routes/lieux'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import type { UseCases } from '#application/use-cases'

export const bindLieux = (
  app: FastifyInstance,
  {
    villesDuCodePostal,
    suggererAdresses,
    situerLieu,
  }: Pick<UseCases, 'villesDuCodePostal' | 'suggererAdresses' | 'situerLieu'>,
  binding: Binding,
): void => {
  bindRoute(app, villesRoute, binding, ({ params }) =>
    pipe(
      villesDuCodePostal(params.postcode),
      TE.map((data) => ({ data })),
    ),
  )
  bindRoute(app, adressesRoute, binding, ({ query }) =>
    pipe(
      suggererAdresses(query),
      TE.map((suggestions) => ({ data: suggestions.map(suggestionReply) })),
    ),
  )
  bindRoute(app, lieuRoute, binding, ({ query }) =>
    pipe(
      situerLieu(query),
      TE.map((situation) => ({ data: situationReply(situation) })),
    ),
  )
}
