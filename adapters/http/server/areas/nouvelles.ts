import type { FastifyInstance } from 'fastify'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { nouvellesRoute } from '#adapters/http/contract/routes/aujourdhui'
import type { UseCases } from '#application/use-cases'
import { type Binding, bindRoute } from '../binding/bind-route.ts'

/** The owner's news. */
export const bindNouvelles = (
  app: FastifyInstance,
  { lireNouvelles }: Pick<UseCases, 'lireNouvelles'>,
  binding: Binding,
): void => {
  bindRoute(app, nouvellesRoute, binding, ({ admin, query }) =>
    pipe(
      lireNouvelles({ admin, apres: query.apres }),
      TE.map(({ nouvelles, curseur }) => ({
        data: { nouvelles: nouvelles.map((une) => ({ ...une, le: une.le.toISOString() })), curseur },
      })),
    ),
  )
}
