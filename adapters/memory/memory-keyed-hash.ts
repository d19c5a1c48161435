import type { KeyedHash } from '#application/ports/keyed-hash'

/** A hash that can be read: for tests only. */
export const makeMemoryKeyedHash = (): KeyedHash => {
  const empreinte = (usage: string, texte: string): string => `${usage.length}:${usage}:${texte}`
  return { empreinte, correspond: (usage, texte, candidate) => empreinte(usage, texte) === candidate }
}
