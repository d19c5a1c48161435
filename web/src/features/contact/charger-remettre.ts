import type { remettre } from './remettre.ts'

/** Fetches the rules and the call, which reading the page does not need; `null` when the network is lost. */
export const chargerRemettre = async (): Promise<typeof remettre | null> => {
  try {
    return (await import('./remettre.ts')).remettre
  } catch {
    return null
  }
}
