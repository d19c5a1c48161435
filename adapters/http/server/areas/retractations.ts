import { identity } from '#fp/function'
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
import { answered } from '../binding/send-reply.ts'
import type { Limit } from '../limits.ts'

export const bindRetractations = (
  app: FastifyInstance,
  useCases: UseCases,
  binding: Binding,
  limit: Limit | undefined,
): void => {
  bindRoute(app, declarerRetractationRoute, { ...binding, limit }, ({ body }) =>
    answered(useCases.declarerRetractation(body), ({ recueLe }) => ({ recueLe: recueLe.toISOString() }), {
      message: 'Votre déclaration de rétractation est reçue.',
    }),
  )
  bindRoute(app, listerRetractationsRoute, binding, ({ admin, query }) =>
    answered(useCases.listerRetractations(admin, query), ({ elements, curseurSuivant, total }) => ({
      data: elements.map(retractationReply),
      curseurSuivant,
      total,
    })),
  )
  bindRoute(app, confirmerRetractationRoute, binding, ({ admin, params: { id } }) =>
    answered(useCases.confirmerRetractation({ admin, id }), retractationReply),
  )
  bindRoute(app, marquerRetractationRoute, binding, ({ admin, params: { id }, body }) =>
    answered(useCases.marquerRetractation({ admin, id, ...body }), retractationReply),
  )
}

export const bindConditions = (
  app: FastifyInstance,
  { telechargerConditions, telechargerFormulaire }: UseCases,
  binding: Binding,
): void => {
  bindRoute(app, conditionsPdfRoute, binding, () => answered(telechargerConditions(), identity))
  bindRoute(app, formulaireDeRetractationRoute, binding, () => answered(telechargerFormulaire(), identity))
}
