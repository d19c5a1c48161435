import type { MotCherche } from '#domain/recherche/clef-de-recherche'

const quoted = (mot: string): string => `'${mot.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** The words of a search as a `tsquery`; `null` when there are none. */
export const toTsquery = (mots: readonly MotCherche[]): string | null =>
  mots.length === 0 ? null : mots.map(({ mot, entier }) => `${quoted(mot)}${entier ? '' : ':*'}`).join(' & ')
