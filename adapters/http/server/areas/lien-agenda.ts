import type { FastifyInstance } from 'fastify'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import {
  creerLienAgendaRoute,
  fluxAgendaRoute,
  lireLienAgendaRoute,
  revoquerLienAgendaRoute,
} from '#adapters/http/contract/routes/agenda'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import type { UseCases } from '#application/use-cases'

type LienAgenda = Pick<UseCases, 'creerLienAgenda' | 'lireLienAgenda' | 'revoquerLienAgenda' | 'fluxAgenda'>

const instantOuNull = (instant: O.Option<Date>): string | null =>
  O.isSome(instant) ? instant.value.toISOString() : null

/** The private link of the agenda, and the feed that calendar programs read. `publicUrl` has no final slash. */
export const bindLienAgenda = (
  app: FastifyInstance,
  { creerLienAgenda, lireLienAgenda, revoquerLienAgenda, fluxAgenda }: LienAgenda,
  publicUrl: string,
  binding: Binding,
): void => {
  bindRoute(app, creerLienAgendaRoute, binding, ({ admin }) =>
    pipe(
      creerLienAgenda(admin),
      TE.map(({ jeton, creeLe }) => ({
        data: { url: `${publicUrl}${fluxAgendaRoute.path.replace('{jeton}', jeton)}`, creeLe: creeLe.toISOString() },
      })),
    ),
  )
  bindRoute(app, lireLienAgendaRoute, binding, ({ admin }) =>
    pipe(
      lireLienAgenda(admin),
      TE.map((creeLe) => ({ data: { creeLe: instantOuNull(creeLe) } })),
    ),
  )
  bindRoute(app, revoquerLienAgendaRoute, binding, ({ admin }) =>
    pipe(
      revoquerLienAgenda(admin),
      TE.map(() => ({ data: {} })),
    ),
  )
  bindRoute(app, fluxAgendaRoute, binding, ({ params }) =>
    pipe(
      fluxAgenda(params.jeton),
      TE.map((fichier) => ({ data: fichier })),
    ),
  )
}
