import type { FastifyInstance } from 'fastify'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import {
  appliquerConservationRoute,
  conservationRoute,
  contratArchiveRoute,
} from '#adapters/http/contract/routes/diagnostics'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import type { UseCases } from '#application/use-cases'

/** Names and addresses: they must not be cached. */
const HEADERS = { 'cache-control': 'no-store' }

type Conservation = Pick<UseCases, 'lireConservation' | 'appliquerConservation' | 'telechargerContrat'>

/** The retention of each kind of record, and the contracts kept after their account. */
export const bindConservation = (
  app: FastifyInstance,
  { lireConservation, appliquerConservation, telechargerContrat }: Conservation,
  binding: Binding,
): void => {
  bindRoute(app, conservationRoute, binding, ({ admin }) =>
    pipe(
      lireConservation(admin),
      TE.map((bilans) => ({ data: bilans.map(({ regle, ...bilan }) => ({ ...bilan, ...regle })) })),
    ),
  )
  bindRoute(app, appliquerConservationRoute, binding, ({ admin, body: { confirmer } }) =>
    pipe(
      appliquerConservation({ admin, confirmer }),
      TE.map((data) => ({ data })),
    ),
  )
  bindRoute(app, contratArchiveRoute, binding, ({ admin, params: { reference } }) =>
    pipe(
      telechargerContrat({ admin, reference }),
      TE.map((data) => ({ data, headers: HEADERS })),
    ),
  )
}
