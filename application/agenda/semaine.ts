import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { Admin } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'
import { type Indisponibilite, indisponibilitesDuJour } from '#domain/agenda/absence'
import { bornesDeLaSemaine, joursDeLaSemaine } from '#domain/agenda/semaine'
import { type Etape, etapesDuJour } from '#domain/agenda/visite'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { estMajore, nomDuFerie } from '#domain/calendrier/horaires'

type DemandeDeSemaine = { readonly admin: Admin; readonly date: DateCivile }

type JourDAgenda = {
  readonly jour: DateCivile
  readonly ferie: string | null
  readonly majore: boolean
  readonly visites: readonly Etape[]
  readonly absences: readonly Indisponibilite[]
}

export type Semaine = { readonly instant: Date; readonly jours: readonly JourDAgenda[] }

export const semaine =
  (ports: Pick<Ports, 'clock' | 'agenda' | 'absences'>) =>
  ({ date }: DemandeDeSemaine): TE.TaskEither<PortFailure, Semaine> => {
    const { de, a } = bornesDeLaSemaine(date)
    return pipe(
      TE.fromIO(ports.clock.maintenant),
      TE.bindTo('instant'),
      TE.bindW('visites', ({ instant }) => ports.agenda.visites(de, a, instant)),
      TE.bindW('toutes', () => ports.absences.indisponibilites()),
      TE.map(({ instant, visites, toutes }) => ({
        instant,
        jours: joursDeLaSemaine(date).map((jour) => ({
          jour,
          ferie: nomDuFerie(jour),
          majore: estMajore(jour),
          visites: etapesDuJour(visites, jour),
          absences: indisponibilitesDuJour(toutes, jour),
        })),
      })),
    )
  }
