import type * as O from '#fp/Option'
import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { Absence, Indisponibilites, Occupation } from '#domain/agenda/absence'
import type { CalendrierPrive, EchecDeLecture } from '#domain/agenda/calendrier-prive'

export type AbsenceStore = {
  /** By their first day. */
  readonly lister: () => TE.TaskEither<PortFailure, readonly Absence[]>
  /** The same as at most ten seconds ago, with what was changed here since: an order asks the database nothing for it. */
  readonly recentes: () => TE.TaskEither<PortFailure, readonly Absence[]>
  readonly indisponibilites: () => TE.TaskEither<PortFailure, Indisponibilites>
  readonly ajouter: (absence: Absence) => TE.TaskEither<PortFailure, void>
  /** False if there is none with this id. */
  readonly remplacer: (absence: Absence) => TE.TaskEither<PortFailure, boolean>
  readonly retirer: (id: string) => TE.TaskEither<PortFailure, boolean>
  readonly lireCalendrier: () => TE.TaskEither<PortFailure, O.Option<CalendrierPrive>>
  /** Another address has nothing read yet. */
  readonly poserCalendrier: (adresse: string, poseLe: Date) => TE.TaskEither<PortFailure, void>
  readonly retirerCalendrier: () => TE.TaskEither<PortFailure, void>
  /** Notes nothing if the address is no longer that one. */
  readonly noterLecture: (
    adresse: string,
    luLe: Date,
    occupations: readonly Occupation[],
  ) => TE.TaskEither<PortFailure, void>
  /** What was read before stays. */
  readonly noterEchec: (adresse: string, le: Date, raison: EchecDeLecture) => TE.TaskEither<PortFailure, void>
}

/** Busy times of the calendar at an address, at least those that meet a period. The address is a secret. */
export type LireAgendaPrive = (
  adresse: string,
  periode: Occupation,
) => TE.TaskEither<EchecDeLecture, readonly Occupation[]>
