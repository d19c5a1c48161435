import * as TE from '#fp/TaskEither'
import { hash } from 'node:crypto'
import type { Hasher } from '#application/ports/hasher'
import { portFailure } from '#application/shared/port-failure'

const FORME = /^(memoire|ancienne):\d+:/

const empreinte = (usage: string, texte: string): string => `${usage.length}:${usage}:${texte}`

/** Readable hashes at no cost, for tests. `ancienne` instead of `memoire` marks a password hash as outdated. */
export const makeMemoryHasher = (): Hasher => {
  let rang = 0
  return {
    empreinte,
    correspond: (usage, texte, candidate) => empreinte(usage, texte) === candidate,
    empreinteDeContenu: (contenu) => hash('sha256', contenu),
    hacher: (motDePasse) =>
      TE.fromIO(() => {
        rang += 1
        return `memoire:${rang}:${motDePasse}`
      }),
    verifier: (motDePasse, empreinte) => {
      if (empreinte === null) return TE.right(false)
      return FORME.test(empreinte)
        ? TE.right(empreinte.replace(FORME, '') === motDePasse)
        : TE.left(portFailure('hasher')(new Error('unreadable password hash')))
    },
    estPerimee: (empreinte) => !empreinte.startsWith('memoire:'),
  }
}
