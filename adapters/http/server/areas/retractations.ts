import type { FastifyInstance } from 'fastify'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import {
  confirmerRetractationRoute,
  declarerRetractationRoute,
  listerRetractationsRoute,
  marquerRetractationRoute,
  retractationReply,
} from '#adapters/http/contract/routes/retractations'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import type { Limit } from '../limits.ts'
import type { UseCases } from '#application/use-cases'

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
