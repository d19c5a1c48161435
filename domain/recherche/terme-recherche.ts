import { cleanLine } from '#domain/shared/clean'
import { plierTexte } from './plier-texte.ts'

/** Characters of a term; the rest is ignored, which bounds the time of a search. */
export const TERME_LONGUEUR_MAX = 100

/** The search as typed, cleaned, to be shown again. */
export const lireTerme = (saisie: string): string =>
  Array.from(cleanLine(saisie.slice(0, 10 * TERME_LONGUEUR_MAX)))
    .slice(0, TERME_LONGUEUR_MAX)
    .join('')
    .trim()

/** The term as it is compared; empty when it holds nothing to search for. */
export const plierTerme = (terme: string): string => plierTexte(terme).plie.trim()
