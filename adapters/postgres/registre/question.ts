import type { PageDeRegistreDemandee } from '#application/shared/page-de-registre'
import { type Liste, valeursRares } from './liste.ts'
import { toRequete, toTsquery } from './to-tsquery.ts'
import { MARQUE } from './tranches-sql.ts'

/** A statement and its values. */
export type Question = {
  readonly sql: string
  readonly bindings: Readonly<Record<string, string | number | boolean | Date | null | readonly (string | boolean)[]>>
}

/** A word of a closed list of the domain. */
const MOT = /^[\p{Ll}_]+$/u

const litteral = (valeur: string | boolean): string => {
  if (typeof valeur === 'boolean') return String(valeur)
  if (!MOT.test(valeur)) throw new Error('not a word of a closed list')
  return `'${valeur}'`
}

/**
 * A question about a list. How many are wanted and of what kind is written out, for it decides how they are best found;
 * words and cursors are values: of what is then alike, PostgreSQL makes one plan for all.
 */
export const questionDe = (
  liste: Liste,
  { limite, curseur }: PageDeRegistreDemandee,
  plafond: number,
  sql: string,
): Question => ({
  sql: sql
    .replaceAll(':nombre', String(limite + 1))
    .replaceAll(':plafond', String(plafond))
    .replaceAll(':essai', String(3 * plafond))
    .replaceAll(':valeurs', `array[${liste.valeurs.map(litteral).join(', ')}]`)
    .replace(/:valeur(\d+)/g, (_, rang) => litteral(liste.valeurs[Number(rang)] ?? ''))
    .replaceAll(':egal', liste.egal === null ? 'null' : litteral(liste.egal.valeur)),
  bindings: {
    mots: toTsquery(liste.mots),
    requete: toRequete(liste.mots, valeursRares(liste), MARQUE),
    jour: liste.jour ?? null,
    clef: curseur?.clef ?? null,
    id: curseur?.id ?? null,
  },
})
