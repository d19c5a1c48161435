import { type DateCivile, jourDeSemaine, plusJours } from '#domain/calendrier/date-civile'

/** Minutes since midnight, by the clock of Paris. */
export type Intervalle = { readonly de: number; readonly a: number }

/** A time that somebody chose, on its day. */
export type Choix = Intervalle & { readonly jour: DateCivile }

/** A cell of the grid: an hour of a day. */
export type Case = { readonly jour: DateCivile; readonly heure: number }

/** A moment of a day, in minutes since midnight. */
export type Instant = { readonly jour: DateCivile; readonly de: number }

/** The hours that are always seen; earlier and later ones come when something stands there. */
const HEURES = { de: 7, a: 20 } as const

export const FIN_DU_JOUR = 24 * 60

/** First and last hour of a grid, the last one left out. */
export const heuresMontrees = (occupes: readonly Intervalle[]): Intervalle => ({
  de: Math.max(0, Math.min(HEURES.de, ...occupes.map(({ de }) => Math.floor(de / 60)))),
  a: Math.min(24, Math.max(HEURES.a, ...occupes.map(({ a }) => Math.ceil(a / 60)))),
})

/** What of an interval lies in an hour, in minutes of it; `null` for nothing. */
export const partDansLHeure = (heure: number, { de, a }: Intervalle): Intervalle | null => {
  const part = { de: Math.max(0, de - heure * 60), a: Math.min(60, a - heure * 60) }
  return part.a > part.de ? part : null
}

export const seCroisent = (un: Intervalle, autre: Intervalle): boolean => un.de < autre.a && autre.de < un.a

/** Which of how many columns a block takes beside those that cross it. */
export type Colonne = { readonly rang: number; readonly sur: number }

type Paquet<B> = { readonly colonnes: readonly (readonly B[])[]; readonly fin: number }

const ranger = <B extends Intervalle>({ colonnes, fin }: Paquet<B>, bloc: B): Paquet<B> => {
  const libre = colonnes.findIndex((colonne) => (colonne.at(-1)?.a ?? 0) <= bloc.de)
  const rangees =
    libre === -1
      ? [...colonnes, [bloc]]
      : colonnes.map((colonne, rang) => (rang === libre ? [...colonne, bloc] : colonne))
  return { colonnes: rangees, fin: Math.max(fin, bloc.a) }
}

/** Blocks of one day side by side where they cross, each as wide as there is room. */
export const placer = <B extends Intervalle>(blocs: readonly B[]): ReadonlyMap<B, Colonne> => {
  const paquets: Paquet<B>[] = []
  for (const bloc of blocs.toSorted((x, y) => x.de - y.de || y.a - x.a)) {
    const dernier = paquets.at(-1)
    if (dernier !== undefined && bloc.de < dernier.fin) paquets.splice(-1, 1, ranger(dernier, bloc))
    else paquets.push(ranger({ colonnes: [], fin: 0 }, bloc))
  }
  return new Map(
    paquets.flatMap(({ colonnes }) =>
      colonnes.flatMap((colonne, rang) => colonne.map((bloc) => [bloc, { rang, sur: colonnes.length }] as const)),
    ),
  )
}

/** To the nearest step below, in minutes. */
export const arrondir = (minutes: number, pas: number): number => Math.floor(minutes / pas) * pas

type Touche = { readonly key: string; readonly ctrlKey: boolean }

const JOURS_DE: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -7, PageDown: 7 }
const HEURES_DE: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** The cell to which a key leads, perhaps in another week; `null` when it leads nowhere. */
export const viserCase = ({ key, ctrlKey }: Touche, { jour, heure }: Case, { de, a }: Intervalle): Case | null => {
  const jours = JOURS_DE[key]
  if (jours !== undefined) return { jour: plusJours(jour, jours), heure }
  const heures = HEURES_DE[key]
  if (heures !== undefined) {
    const visee = heure + heures
    return visee >= de && visee < a ? { jour, heure: visee } : null
  }
  if (key === 'Home') return { jour: plusJours(jour, 1 - jourDeSemaine(jour)), heure: ctrlKey ? de : heure }
  return key === 'End' ? { jour: plusJours(jour, 7 - jourDeSemaine(jour)), heure: ctrlKey ? a - 1 : heure } : null
}

/** How far Alt and an arrow carry a block up or down, in minutes. */
const PAS_DE_TOUCHE = 30

/** Where Alt and an arrow carry what stands at a moment for so many minutes; `null` for another key, and beyond the day. */
export const porter = (key: string, { jour, de }: Instant, duree: number): Instant | null => {
  const jours = key === 'ArrowLeft' || key === 'ArrowRight' ? JOURS_DE[key] : undefined
  if (jours !== undefined) return { jour: plusJours(jour, jours), de }
  const heures = HEURES_DE[key]
  if (heures === undefined) return null
  const porte = de + heures * PAS_DE_TOUCHE
  return porte >= 0 && porte + duree <= FIN_DU_JOUR ? { jour, de: porte } : null
}

/** Minutes of an hour as it is typed, `09:30`; `null` for none. */
export const minutesDe = (heure: string): number | null => {
  const [heures, minutes] = heure.split(':').map(Number)
  return heures === undefined || minutes === undefined || Number.isNaN(heures + minutes) ? null : heures * 60 + minutes
}
