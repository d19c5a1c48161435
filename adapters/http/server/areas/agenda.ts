import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { FastifyInstance } from 'fastify'
import {
  type AgendaReply,
  agendaRoute,
  type EssaiReply,
  essayerDatesRoute,
  visiteReply,
  creerLienAgendaRoute,
  fluxAgendaRoute,
  lireLienAgendaRoute,
  revoquerLienAgendaRoute,
} from '#adapters/http/contract/routes/agenda'
import { nouvellesRoute } from '#adapters/http/contract/routes/aujourdhui'
import { instantDe } from '#adapters/http/contract/routes/prestations'
import { dateReply } from '#adapters/http/contract/values/prestation-reply'
import type { EssaiSitue } from '#application/agenda/essayer-dates'
import type { Semaine } from '#application/agenda/semaine'
import type { UseCases } from '#application/use-cases'
import { type Binding, bindRoute } from '../binding/bind-route.ts'

const agendaReply = ({ instant, jours }: Semaine): AgendaReply => ({
  jours: jours.map(({ visites, ...jour }) => ({
    ...jour,
    visites: visites.map(({ dossier, date, trajetAvantMinutes }) =>
      visiteReply(dossier, date, trajetAvantMinutes, instant),
    ),
  })),
})

const essaiReply =
  (instant: Date) =>
  ({ essai, conflits }: EssaiSitue): EssaiReply => {
    const { date, heure, debut, fin, majore, total } = dateReply(essai.date, instant)
    const { passee, ferie, horsHoraires, avantRetractation } = essai
    return {
      datePrestation: date,
      heurePrestation: heure,
      debut,
      fin,
      passee,
      ferie,
      majore,
      horsHoraires,
      total,
      trajetMinutes: essai.date.trajetMinutes,
      conflits: conflits.map((visite) => visiteReply(visite.dossier, visite.date, visite.date.trajetMinutes, instant)),
      avantRetractation,
    }
  }

/** The owner's week, and the preview of a date in it. */
export const bindAgenda = (
  app: FastifyInstance,
  { semaine, essayerDates }: Pick<UseCases, 'semaine' | 'essayerDates'>,
  binding: Binding,
): void => {
  bindRoute(app, agendaRoute, binding, ({ admin, query }) =>
    pipe(
      semaine({ admin, date: query.semaine }),
      TE.map((lue) => ({ data: agendaReply(lue) })),
    ),
  )
  bindRoute(app, essayerDatesRoute, binding, ({ admin, params, body }) =>
    pipe(
      essayerDates({ admin, id: params.id, debuts: body.propositions.map(instantDe) }),
      TE.map(({ instant, dossier, dates }) => ({
        data: { totalDevis: dossier.prestation.estimation.totalNet, dates: dates.map(essaiReply(instant)) },
      })),
    ),
  )
}

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

/** The owner's news. */
export const bindNouvelles = (
  app: FastifyInstance,
  { lireNouvelles }: Pick<UseCases, 'lireNouvelles'>,
  binding: Binding,
): void => {
  bindRoute(app, nouvellesRoute, binding, ({ admin, query }) =>
    pipe(
      lireNouvelles({ admin, apres: query.apres }),
      TE.map(({ nouvelles, curseur }) => ({
        data: { nouvelles: nouvelles.map((une) => ({ ...une, le: une.le.toISOString() })), curseur },
      })),
    ),
  )
}
