import type { FastifyInstance } from 'fastify'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { conditionsPdfRoute } from '#adapters/http/contract/routes/conditions'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import type { UseCases } from '../use-cases.ts'

/** The general terms, as a file to keep. */
export const bindConditions = (
  app: FastifyInstance,
  { telechargerConditions }: Pick<UseCases, 'telechargerConditions'>,
  binding: Binding,
): void => {
  bindRoute(app, conditionsPdfRoute, binding, () =>
    pipe(
      telechargerConditions(),
      TE.map((fichier) => ({ data: fichier })),
    ),
  )
}
