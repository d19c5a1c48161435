import type { FastifyInstance } from 'fastify'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { exporterCsvRoute, exporterJsonRoute } from '#adapters/http/contract/routes/diagnostics'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import type { UseCases } from '#application/use-cases'

/** Personal data of everybody: it must not be cached. */
const HEADERS = { 'cache-control': 'no-store' }

/** The exports of the owner, streamed while they are read. */
export const bindExports = (app: FastifyInstance, { exporter }: Pick<UseCases, 'exporter'>, binding: Binding): void => {
  bindRoute(app, exporterCsvRoute, binding, ({ admin, params: { quoi } }) =>
    pipe(
      exporter({ admin, quoi, format: 'csv' }),
      TE.map((data) => ({ data, headers: HEADERS })),
    ),
  )
  bindRoute(app, exporterJsonRoute, binding, ({ admin, params: { quoi } }) =>
    pipe(
      exporter({ admin, quoi, format: 'json' }),
      TE.map((data) => ({ data, headers: HEADERS })),
    ),
  )
}
