import type { FastifyInstance } from 'fastify'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import {
  appliquerConservationRoute,
  conservationRoute,
  contratArchiveRoute,
} from '#adapters/http/contract/routes/conservation'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import type { UseCases } from '#application/use-cases'

/** Names and addresses: no cache keeps them. */
const HEADERS = { 'cache-control': 'no-store' }

type Conservation = Pick<UseCases, 'lireConservation' | 'appliquerConservation' | 'telechargerContrat'>

/** What goes one day and by which rule, and the contracts that outlive their account. */
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
