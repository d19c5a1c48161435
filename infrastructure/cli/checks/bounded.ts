import { setTimeout as delay } from 'node:timers/promises'
import type { Controle } from '#adapters/cli/commands/verifier'

/** The result of a check, or its problem: a failure, or no answer within `limitMs`. Never rejects. */
export const bounded = async (
  sujet: Controle['sujet'],
  limitMs: number,
  check: () => Promise<Omit<Controle, 'sujet'>>,
  onFailure: (cause: unknown) => Omit<Controle, 'sujet'>,
): Promise<Controle> => {
  const over = new AbortController()
  const tooLate = async () => {
    await delay(limitMs, undefined, { signal: over.signal })
    throw new Error(`pas de réponse en ${limitMs / 1_000} s`)
  }
  try {
    return { sujet, ...(await Promise.race([check(), tooLate()])) }
  } catch (cause) {
    return { sujet, ...onFailure(cause) }
  } finally {
    over.abort()
  }
}

export const ok = (constat: string): Omit<Controle, 'sujet'> => ({ etat: 'ok', constat, conseil: null })

export const attention = (constat: string, conseil: string): Omit<Controle, 'sujet'> => ({
  etat: 'attention',
  constat,
  conseil,
})

export const probleme = (constat: string, conseil: string): Omit<Controle, 'sujet'> => ({
  etat: 'problème',
  constat,
  conseil,
})
