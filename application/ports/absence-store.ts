import type * as O from '#fp/Option'
import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { Absence, Indisponibilites, Occupation } from '#domain/agenda/absence'
import type { CalendrierPrive, EchecDeLecture } from '#domain/agenda/calendrier-prive'

export type AbsenceStore = {
  /** All absences, by first day. */
  readonly lister: () => TE.TaskEither<PortFailure, readonly Absence[]>
  /** The absences as of at most ten seconds ago, with all changes of this instance: an order so needs no query for them. */
  readonly recentes: () => TE.TaskEither<PortFailure, readonly Absence[]>
  readonly indisponibilites: () => TE.TaskEither<PortFailure, Indisponibilites>
  readonly ajouter: (absence: Absence) => TE.TaskEither<PortFailure, void>
  /** False if there is none with this id. */
  readonly remplacer: (absence: Absence) => TE.TaskEither<PortFailure, boolean>
  readonly retirer: (id: string) => TE.TaskEither<PortFailure, boolean>
  readonly lireCalendrier: () => TE.TaskEither<PortFailure, O.Option<CalendrierPrive>>
  /** Sets the address. A new address starts without busy times. */
  readonly poserCalendrier: (adresse: string, poseLe: Date) => TE.TaskEither<PortFailure, void>
  readonly retirerCalendrier: () => TE.TaskEither<PortFailure, void>
  /** Stores a reading; ignored if the address changed meanwhile. */
  readonly noterLecture: (
    adresse: string,
    luLe: Date,
    occupations: readonly Occupation[],
  ) => TE.TaskEither<PortFailure, void>
  /** Stores a failure; the busy times of the last reading stay. */
  readonly noterEchec: (adresse: string, le: Date, raison: EchecDeLecture) => TE.TaskEither<PortFailure, void>
}

/** Reads the calendar at an address: busy times, at least those that overlap the period. The address is a secret. */
export type LireAgendaPrive = (
  adresse: string,
  periode: Occupation,
) => TE.TaskEither<EchecDeLecture, readonly Occupation[]>
