import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { Admin } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'
import { bornesDeLaSemaine, joursDeLaSemaine } from '#domain/agenda/semaine'
import { type Etape, etapesDuJour } from '#domain/agenda/visite'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { estMajore, nomDuFerie } from '#domain/calendrier/jours-feries'

/** Any date of the week. */
export type DemandeDeSemaine = { readonly admin: Admin; readonly date: DateCivile }

/** A day of the agenda: its agreed visits and held dates in order, and why it costs more, if it does. */
export type JourDAgenda = {
  readonly jour: DateCivile
  /** Name of the public holiday, if it is one. */
  readonly ferie: string | null
  readonly majore: boolean
  readonly visites: readonly Etape[]
}

/** The week as it stands at an instant. */
export type Semaine = { readonly instant: Date; readonly jours: readonly JourDAgenda[] }

/** The seven days of a week, Monday first. */
export const semaine =
  (ports: Pick<Ports, 'clock' | 'agenda'>) =>
  ({ date }: DemandeDeSemaine): TE.TaskEither<PortFailure, Semaine> => {
    const { de, a } = bornesDeLaSemaine(date)
    return pipe(
      TE.fromIO(ports.clock.maintenant),
      TE.bindTo('instant'),
      TE.bindW('visites', ({ instant }) => ports.agenda.visites(de, a, instant)),
      TE.map(({ instant, visites }) => ({
        instant,
        jours: joursDeLaSemaine(date).map((jour) => ({
          jour,
          ferie: nomDuFerie(jour),
          majore: estMajore(jour),
          visites: etapesDuJour(visites, jour),
        })),
      })),
    )
  }
