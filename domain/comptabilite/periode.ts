import * as E from '#fp/Either'
import { anneeDe, type DateCivile, dateCivile } from '#domain/calendrier/date-civile'

/** Civil days in Paris, both included. */
export type Periode = { readonly du: DateCivile; readonly au: DateCivile }

export const MOIS_DE_L_ANNEE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

/** From the first day of month `premier` to the last day of month `dernier`, each from 1 to 12. */
export const periodeDeMois = (annee: number, premier: number, dernier: number): Periode => ({
  du: dateCivile(annee, premier, 1),
  au: dateCivile(annee, dernier + 1, 0),
})

/** `mois` from 1 to 12. */
export const periodeDuMois = (annee: number, mois: number): Periode => periodeDeMois(annee, mois, mois)

export const periodeDeLAnnee = (annee: number): Periode => periodeDeMois(annee, 1, 12)

/** The month of a day, 1 to 12. */
export const moisDe = (jour: DateCivile): number => Number(jour.slice(5, 7))

export const estDans = ({ du, au }: Periode, jour: DateCivile): boolean => du <= jour && jour <= au

/** The year has not begun, so it has no books. */
export type AnneeNonCommencee = { readonly _tag: 'AnneeNonCommencee'; readonly annee: number }

/** Accepts a year that has begun by `jour`; 1 January counts. */
export const exigerAnneeCommencee = (annee: number, jour: DateCivile): E.Either<AnneeNonCommencee, number> =>
  annee > anneeDe(jour) ? E.left({ _tag: 'AnneeNonCommencee', annee }) : E.right(annee)
