import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { FastifyInstance } from 'fastify'
import { conditionsPdfRoute, formulaireDeRetractationRoute } from '#adapters/http/contract/routes/documents'
import {
  confirmerRetractationRoute,
  declarerRetractationRoute,
  listerRetractationsRoute,
  marquerRetractationRoute,
  retractationReply,
} from '#adapters/http/contract/routes/retractations'
import type { UseCases } from '#application/use-cases'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import type { Limit } from '../limits.ts'

/** Declarations of withdrawal: anybody may declare, within `limit`; the owner reads them. */
export const bindRetractations = (
  app: FastifyInstance,
  useCases: Pick<
    UseCases,
    'confirmerRetractation' | 'declarerRetractation' | 'listerRetractations' | 'marquerRetractation'
  >,
  binding: Binding,
  limit: Limit | undefined,
): void => {
  bindRoute(app, declarerRetractationRoute, { ...binding, limit }, ({ body }) =>
    pipe(
      useCases.declarerRetractation(body),
      TE.map(({ recueLe }) => ({
        message: 'Votre déclaration de rétractation est reçue.',
        data: { recueLe: recueLe.toISOString() },
      })),
    ),
  )
  bindRoute(app, listerRetractationsRoute, binding, ({ admin, query }) =>
    pipe(
      useCases.listerRetractations(admin, query),
      TE.map(({ elements, curseurSuivant, total }) => ({
        data: { data: elements.map(retractationReply), curseurSuivant, total },
      })),
    ),
  )
  bindRoute(app, confirmerRetractationRoute, binding, ({ admin, params: { id } }) =>
    pipe(
      useCases.confirmerRetractation({ admin, id }),
      TE.map((suivie) => ({ data: retractationReply(suivie) })),
    ),
  )
  bindRoute(app, marquerRetractationRoute, binding, ({ admin, params: { id }, body }) =>
    pipe(
      useCases.marquerRetractation({ admin, id, ...body }),
      TE.map((suivie) => ({ data: retractationReply(suivie) })),
    ),
  )
}

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
