import type { FastifyInstance } from 'fastify'
import * as TE from '#fp/TaskEither'
import { erreursRoute } from '#adapters/http/contract/routes/site'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import { maskPersonalData } from '../log/mask-personal-data.ts'

/** Logs the failures of screens, under the id that the person sees. */
export const bindErreurs = (app: FastifyInstance, binding: Binding): void => {
  bindRoute(app, erreursRoute, binding, ({ body: { id, message, chemin }, log }) => {
    const screen = { id: id.replace(/[^\w-]/g, ''), message: maskPersonalData(message), path: maskPersonalData(chemin) }
    log.warn({ screen }, 'screen failure')
    return TE.right({ data: {} })
  })
}
