/** Nobody orders half a time. */
const PAS = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000].flatMap((rang) => [rang, 2 * rang, 5 * rang])

const INTERVALLES_MAX = 5

/** The least that a plot spans: two bars of one stand apart. */
const HAUT_MIN = 4

export type Echelle = { readonly bas: number; readonly haut: number; readonly graduations: readonly number[] }

/** Round steps from the least value, or zero, to the greatest. */
export const echelleDe = (valeurs: readonly number[]): Echelle => {
  const [bas, haut] = [Math.min(0, ...valeurs), Math.max(HAUT_MIN, ...valeurs)]
  const pas = PAS.find((un) => (haut - bas) / un <= INTERVALLES_MAX) ?? haut - bas
  const [premier, dernier] = [Math.floor(bas / pas), Math.ceil(haut / pas)]
  const graduations = Array.from({ length: dernier - premier + 1 }, (_, rang) => (premier + rang) * pas)
  return { bas: premier * pas, haut: dernier * pas, graduations }
}

/** How far below the top a value stands, 0 to 1. */
export const hauteurDe = ({ bas, haut }: Echelle, valeur: number): number => (haut - valeur) / (haut - bas)
