/** A visit of a week: its day, then its rank in that day, from 0. */
export type Place = { readonly jour: number; readonly rang: number }

const DANS_LE_JOUR: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }
const VERS_UN_JOUR: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** The nearest day on one side that has visits. */
const jourOccupe = (visites: readonly number[], depart: number, pas: number): number | null => {
  for (let jour = depart + pas; jour >= 0 && jour < visites.length; jour += pas) {
    if ((visites[jour] ?? 0) > 0) return jour
  }
  return null
}

/**
 * The visit to which an arrow leads: up and down within the day, left and right to the nearest day that has some. `visites`
 * counts those of each day; `null` when there is nothing that way, or the key is no arrow.
 */
export const viser = (visites: readonly number[], { jour, rang }: Place, touche: string): Place | null => {
  const dansLeJour = DANS_LE_JOUR[touche]
  if (dansLeJour !== undefined) {
    const vise = rang + dansLeJour
    return vise >= 0 && vise < (visites[jour] ?? 0) ? { jour, rang: vise } : null
  }
  const pas = VERS_UN_JOUR[touche]
  const autre = pas === undefined ? null : jourOccupe(visites, jour, pas)
  return autre === null ? null : { jour: autre, rang: Math.min(rang, (visites[autre] ?? 1) - 1) }
}
