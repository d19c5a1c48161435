import { cleanLine } from '#domain/shared/clean'
import { plierTexte } from './clefs.ts'

export const TERME_LONGUEUR_MAX = 100

export const lireTerme = (saisie: string): string =>
  Array.from(cleanLine(saisie.slice(0, 10 * TERME_LONGUEUR_MAX)))
    .slice(0, TERME_LONGUEUR_MAX)
    .join('')
    .trim()

export const plierTerme = (terme: string): string => plierTexte(terme).plie.trim()
