import type { FastifyInstance } from 'fastify'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { conditionsPdfRoute, formulaireDeRetractationRoute } from '#adapters/http/contract/routes/documents'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import type { UseCases } from '#application/use-cases'

/** The general terms and the model form of withdrawal, as files to keep. */
export const bindConditions = (
  app: FastifyInstance,
  { telechargerConditions, telechargerFormulaire }: Pick<UseCases, 'telechargerConditions' | 'telechargerFormulaire'>,
  binding: Binding,
): void => {
  bindRoute(app, conditionsPdfRoute, binding, () =>
    pipe(
      telechargerConditions(),
      TE.map((fichier) => ({ data: fichier })),
    ),
  )
  bindRoute(app, formulaireDeRetractationRoute, binding, () =>
    pipe(
      telechargerFormulaire(),
      TE.map((fichier) => ({ data: fichier })),
    ),
  )
}
