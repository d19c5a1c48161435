import type { FastifyInstance } from 'fastify'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import {
  acomptesReply,
  annulerAcompteRoute,
  enregistrerAcompteRoute,
  lireAcomptesRoute,
} from '#adapters/http/contract/routes/acomptes'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import type { UseCases } from '#application/use-cases'

type DesAcomptes = Pick<UseCases, 'preparerFacturation' | 'enregistrerAcompte' | 'annulerAcompte'>

/** The owner reads and records deposits. */
export const bindAcomptes = (
  app: FastifyInstance,
  { preparerFacturation, enregistrerAcompte, annulerAcompte }: DesAcomptes,
  binding: Binding,
): void => {
  bindRoute(app, lireAcomptesRoute, binding, ({ admin, params: { id } }) =>
    pipe(
      preparerFacturation({ admin, id }),
      TE.map((aFacturer) => ({ data: acomptesReply(aFacturer) })),
    ),
  )
  bindRoute(app, enregistrerAcompteRoute, binding, ({ admin, params: { id }, body }) =>
    pipe(
      enregistrerAcompte({ admin, id, saisie: body }),
      TE.map((data) => ({ data })),
    ),
  )
  bindRoute(app, annulerAcompteRoute, binding, ({ admin, params, body: { note } }) =>
    pipe(
      annulerAcompte({ admin, ...params, note }),
      TE.map((data) => ({ data })),
    ),
  )
}
