import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import type { Admin } from '#application/shared/session'
import {
  type AdresseDeCalendrier,
  type CalendrierPrive,
  estALire,
  OCCUPATIONS_MAX,
  occupationsDe,
  periodeLue,
} from '#domain/agenda/calendrier-prive'

type PortsCalendrier = Pick<Ports, 'clock' | 'absences' | 'lireAgendaPrive'>

type Lu = TE.TaskEither<PortFailure, O.Option<CalendrierPrive>>

/** Reads a calendar and notes what came of it: its busy times, or why there are none. */
const lire = ({ clock, absences, lireAgendaPrive }: PortsCalendrier, adresse: string) => {
  const instant = clock.maintenant()
  const periode = periodeLue(instant)
  return pipe(
    lireAgendaPrive(adresse, periode),
    TE.map((lues) => occupationsDe(lues, periode)),
    TE.filterOrElseW(
      ({ length }) => length <= OCCUPATIONS_MAX,
      () => 'trop_gros' as const,
    ),
    TE.matchE(
      (raison) => absences.noterEchec(adresse, instant, raison),
      (occupations) => absences.noterLecture(adresse, instant, occupations),
    ),
  )
}

export const lireCalendrierPrive =
  ({ absences }: Pick<Ports, 'absences'>) =>
  (_: Admin): Lu =>
    absences.lireCalendrier()

/** Kept even when it cannot be read: the failure says what to do about it. */
export const poserCalendrierPrive =
  (ports: PortsCalendrier) =>
  ({ adresse }: { readonly admin: Admin; readonly adresse: AdresseDeCalendrier }): Lu =>
    pipe(
      ports.absences.poserCalendrier(adresse, ports.clock.maintenant()),
      TE.flatMap(() => lire(ports, adresse)),
      TE.flatMap(ports.absences.lireCalendrier),
    )

const lireSi =
  (ports: PortsCalendrier, voulue: (calendrier: CalendrierPrive) => boolean) =>
  (connu: O.Option<CalendrierPrive>): TE.TaskEither<PortFailure, void> =>
    O.isSome(connu) && voulue(connu.value) ? lire(ports, connu.value.adresse) : TE.right(undefined)

/** Reads it now, whatever its age. */
export const relireCalendrierPrive =
  (ports: PortsCalendrier) =>
  (_: Admin): Lu =>
    pipe(
      ports.absences.lireCalendrier(),
      TE.flatMap(lireSi(ports, () => true)),
      TE.flatMap(ports.absences.lireCalendrier),
    )

export const retirerCalendrierPrive =
  ({ absences }: Pick<Ports, 'absences'>) =>
  (_: Admin): TE.TaskEither<PortFailure, void> =>
    absences.retirerCalendrier()

/** Reads the calendar when its last reading is old enough, for the worker. */
export const actualiserCalendrier = (ports: PortsCalendrier): TE.TaskEither<PortFailure, void> =>
  pipe(
    TE.Do,
    TE.flatMap(() => ports.absences.lireCalendrier()),
    TE.flatMap((connu) => lireSi(ports, (calendrier) => estALire(calendrier, ports.clock.maintenant()))(connu)),
  )
