import { anneeDe, type DateCivile } from '#domain/calendrier/date-civile'
import * as E from '#fp/Either'

/** Nothing can be told yet of a year that has not begun. */
export type AnneeNonCommencee = { readonly _tag: 'AnneeNonCommencee'; readonly annee: number }

/** A year that has begun on a day, were it that very day. */
export const exigerAnneeCommencee = (annee: number, jour: DateCivile): E.Either<AnneeNonCommencee, number> =>
  annee > anneeDe(jour) ? E.left({ _tag: 'AnneeNonCommencee', annee }) : E.right(annee)
