import * as E from '#fp/Either'
import { type AbsenceVoulue, absencesPendant } from './absence.ts'
import type { Visite } from './visite.ts'

/** Visits that an absence would take the time of: agreed ones, and dates still held. */
export type VisitesPendantAbsence = { readonly _tag: 'VisitesPendantAbsence'; readonly visites: readonly Visite[] }

/** Saves an absence over visits only when that was confirmed. */
export const exigerSansVisite = <A extends AbsenceVoulue>(
  absence: A,
  visites: readonly Visite[],
  confirme: boolean,
): E.Either<VisitesPendantAbsence, A> => {
  const pendant = visites.filter(({ date }) => absencesPendant([absence], date).length > 0)
  return confirme || pendant.length === 0
    ? E.right(absence)
    : E.left({ _tag: 'VisitesPendantAbsence', visites: pendant })
}
