import { type DateCivile, parseDateCivile } from '#domain/calendrier/date-civile'
import type { Creneau } from '#domain/prestation/creneau'
import { dernierJourProposable } from '#domain/rendez-vous/horizon'
import type { Souhait } from '#domain/rendez-vous/souhait'
import * as E from '#fp/Either'
import { GESTE_TEXTS } from '../../contents/rendez-vous-texts.ts'

/** A preferred moment as typed. */
export type SouhaitSaisi = { readonly cle: number; readonly jour: string; readonly creneau: Creneau }

/** A sentence for each moment at fault, by its `cle`. */
export type ErreursSouhaits = Readonly<Record<number, string>>

const fauteDe = ({ jour }: SouhaitSaisi, aujourdHui: DateCivile): string | null => {
  const date = parseDateCivile(jour)
  if (E.isLeft(date)) return GESTE_TEXTS.jourManquant
  if (date.right <= aujourdHui) return GESTE_TEXTS.jourPasse
  return date.right <= dernierJourProposable(aujourdHui) ? null : GESTE_TEXTS.jourTropLointain
}

/** The moments to send: none is allowed, each of them from tomorrow on and within the time for which visits are proposed. */
export const verifierSouhaits = (
  saisis: readonly SouhaitSaisi[],
  aujourdHui: DateCivile,
): E.Either<ErreursSouhaits, readonly Souhait[]> => {
  const fautes = saisis.flatMap((saisi) => {
    const faute = fauteDe(saisi, aujourdHui)
    return faute === null ? [] : [[saisi.cle, faute] as const]
  })
  return fautes.length > 0
    ? E.left(Object.fromEntries(fautes))
    : E.right(saisis.map(({ jour, creneau }) => ({ date: jour as DateCivile, creneau })))
}
