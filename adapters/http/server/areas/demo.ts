import type { FastifyInstance } from 'fastify'
import * as TE from '#fp/TaskEither'
import { type CompteDeDemo, demoRoute } from '#adapters/http/contract/routes/site'
import { type Binding, bindRoute } from '../binding/bind-route.ts'

/** Tells visitors the account of a demonstration; the call does not exist on other sites. */
export const bindDemo = (app: FastifyInstance, compte: CompteDeDemo | null, binding: Binding): void => {
  if (compte === null) return
  bindRoute(app, demoRoute, binding, () => TE.right({ data: compte, headers: { 'cache-control': 'no-store' } }))
}
