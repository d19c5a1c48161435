import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { identity } from '#fp/function'
import type { FastifyInstance } from 'fastify'
import {
  type AgendaReply,
  agendaRoute,
  type EssaiReply,
  essayerDatesRoute,
  creerLienAgendaRoute,
  fluxAgendaRoute,
  lireLienAgendaRoute,
  revoquerLienAgendaRoute,
} from '#adapters/http/contract/routes/agenda'
import { indisponibiliteReply, visiteReply } from '#adapters/http/contract/values/agenda-reply'
import {
  absenceReply,
  absenceVoulue,
  ajouterAbsenceRoute,
  changerAbsenceRoute,
  listerAbsencesRoute,
  retirerAbsenceRoute,
} from '#adapters/http/contract/routes/absences'
import { nouvellesRoute } from '#adapters/http/contract/routes/aujourdhui'
import { instantDe } from '#adapters/http/contract/routes/prestations'
import { dateReply } from '#adapters/http/contract/values/prestation-reply'
import type { EssaiSitue } from '#application/agenda/essayer-dates'
import type { Semaine } from '#application/agenda/semaine'
import type { Clock } from '#application/ports/clock'
import type { UseCases } from '#application/use-cases'
import type { Absence } from '#domain/agenda/absence'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { type Binding, bindRoute } from '../binding/bind-route.ts'
import { answered } from '../binding/send-reply.ts'

const agendaReply = ({ instant, jours }: Semaine): AgendaReply => ({
  jours: jours.map(({ visites, absences, ...jour }) => ({
    ...jour,
    absences: absences.map(indisponibiliteReply),
    visites: visites.map(({ dossier, date, trajetAvantMinutes }) =>
      visiteReply(dossier, date, trajetAvantMinutes, instant),
    ),
  })),
})

const essaiReply =
  (instant: Date) =>
  ({ essai, conflits, absences }: EssaiSitue): EssaiReply => {
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
      absences: absences.map(indisponibiliteReply),
      avantRetractation,
    }
  }

/** Time off, for the owner alone; `onChange` is called after each change. */
export const bindAbsences = (
  app: FastifyInstance,
  { listerAbsences, ajouterAbsence, changerAbsence, retirerAbsence }: UseCases,
  { maintenant }: Clock,
  onChange: () => void,
  binding: Binding,
): void => {
  const dire = <E, A>(fait: TE.TaskEither<E, A>): TE.TaskEither<E, A> =>
    TE.map((rendu: A) => {
      onChange()
      return rendu
    })(fait)
  const montrer = (absence: Absence) => absenceReply(absence, dateParis(maintenant()))
  bindRoute(app, listerAbsencesRoute, binding, ({ admin }) =>
    answered(listerAbsences(admin), (absences) => absences.map(montrer)),
  )
  bindRoute(app, ajouterAbsenceRoute, binding, ({ admin, body: { confirmer, ...saisie } }) =>
    answered(dire(ajouterAbsence({ admin, confirmer, voulue: absenceVoulue(saisie) })), montrer),
  )
  bindRoute(app, changerAbsenceRoute, binding, ({ admin, params, body: { confirmer, ...saisie } }) =>
    answered(dire(changerAbsence({ admin, id: params.id, confirmer, voulue: absenceVoulue(saisie) })), montrer),
  )
  bindRoute(app, retirerAbsenceRoute, binding, ({ admin, params }) =>
    answered(dire(retirerAbsence({ admin, id: params.id })), () => ({})),
  )
}

export const bindAgenda = (app: FastifyInstance, { semaine, essayerDates }: UseCases, binding: Binding): void => {
  bindRoute(app, agendaRoute, binding, ({ admin, query }) =>
    answered(semaine({ admin, date: query.semaine }), agendaReply),
  )
  bindRoute(app, essayerDatesRoute, binding, ({ admin, params, body }) =>
    answered(
      essayerDates({ admin, id: params.id, debuts: body.propositions.map(instantDe) }),
      ({ instant, dossier, dates }) => ({
        totalDevis: dossier.prestation.estimation.totalNet,
        dates: dates.map(essaiReply(instant)),
      }),
    ),
  )
}

const instantOuNull = (instant: O.Option<Date>): string | null =>
  O.isSome(instant) ? instant.value.toISOString() : null

/** The private link of the agenda, and the feed that calendar programs read. `publicUrl` has no final slash. */
export const bindLienAgenda = (
  app: FastifyInstance,
  { creerLienAgenda, lireLienAgenda, revoquerLienAgenda, fluxAgenda }: UseCases,
  publicUrl: string,
  binding: Binding,
): void => {
  bindRoute(app, creerLienAgendaRoute, binding, ({ admin }) =>
    answered(creerLienAgenda(admin), ({ jeton, creeLe }) => ({
      url: `${publicUrl}${fluxAgendaRoute.path.replace('{jeton}', jeton)}`,
      creeLe: creeLe.toISOString(),
    })),
  )
  bindRoute(app, lireLienAgendaRoute, binding, ({ admin }) =>
    answered(lireLienAgenda(admin), (creeLe) => ({ creeLe: instantOuNull(creeLe) })),
  )
  bindRoute(app, revoquerLienAgendaRoute, binding, ({ admin }) => answered(revoquerLienAgenda(admin), () => ({})))
  bindRoute(app, fluxAgendaRoute, binding, ({ params }) => answered(fluxAgenda(params.jeton), identity))
}

export const bindNouvelles = (app: FastifyInstance, { lireNouvelles }: UseCases, binding: Binding): void => {
  bindRoute(app, nouvellesRoute, binding, ({ admin, query }) =>
    answered(lireNouvelles({ admin, apres: query.apres }), ({ nouvelles, curseur }) => ({
      nouvelles: nouvelles.map((une) => ({ ...une, le: une.le.toISOString() })),
      curseur,
    })),
  )
}
