import type { FastifyInstance } from 'fastify'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import {
  type AgendaReply,
  agendaRoute,
  type EssaiReply,
  essayerDatesRoute,
  visiteReply,
} from '#adapters/http/contract/routes/agenda'
import { dateReply } from '#adapters/http/contract/values/prestation-reply'
import { instantDe } from '#adapters/http/contract/routes/prestations'
import type { EssaiSitue } from '#application/agenda/essayer-dates'
import type { Semaine } from '#application/agenda/semaine'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import type { UseCases } from '#application/use-cases'

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
