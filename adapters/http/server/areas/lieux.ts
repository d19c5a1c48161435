import type { FastifyInstance } from 'fastify'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { adressesRoute, villesRoute } from '#adapters/http/contract/routes/lieux'
import { suggestionReply } from '#adapters/http/contract/values/suggestion-reply'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import type { UseCases } from '../use-cases.ts'

export const bindLieux = (
  app: FastifyInstance,
  { villesDuCodePostal, suggererAdresses }: Pick<UseCases, 'villesDuCodePostal' | 'suggererAdresses'>,
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
}
