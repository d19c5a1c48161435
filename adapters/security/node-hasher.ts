import { createHmac, createSecretKey, timingSafeEqual, hash } from 'node:crypto'
import type { Hasher } from '#application/ports/hasher'
import { makeArgon2 } from './argon2.ts'

/** In a keyed hash, the length of the purpose comes first, so that two pairs never hash the same input. Throws on an empty secret. */
export const makeNodeHasher = (secret: string): Hasher => {
  if (secret === '') throw new Error('a keyed hash needs a secret')
  const key = createSecretKey(secret, 'utf8')
  const empreinte = (usage: string, texte: string): string =>
    createHmac('sha256', key).update(`${usage.length}:${usage}:${texte}`, 'utf8').digest('base64url')
  return {
    ...makeArgon2(),
    empreinteDeContenu: sha256,
    empreinte,
    correspond: (usage, texte, candidate) => {
      const expected = Buffer.from(empreinte(usage, texte))
      const given = Buffer.from(candidate)
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
  }
}

export const sha256: Hasher['empreinteDeContenu'] = (contenu) => hash('sha256', contenu)
