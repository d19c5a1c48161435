import type { FastifyInstance } from 'fastify'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { appliquerConservationRoute, conservationRoute } from '#adapters/http/contract/routes/conservation'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import type { UseCases } from '../use-cases.ts'

/** What goes one day, and by which rule. */
export const bindConservation = (
  app: FastifyInstance,
  { lireConservation, appliquerConservation }: Pick<UseCases, 'lireConservation' | 'appliquerConservation'>,
  binding: Binding,
): void => {
  bindRoute(app, conservationRoute, binding, ({ session }) =>
    pipe(
      lireConservation(session),
      TE.map((bilans) => ({ data: bilans.map(({ regle, ...bilan }) => ({ ...bilan, ...regle })) })),
    ),
  )
  bindRoute(app, appliquerConservationRoute, binding, ({ session, body: { confirmer } }) =>
    pipe(
      appliquerConservation({ session, confirmer }),
      TE.map((data) => ({ data })),
    ),
  )
}
