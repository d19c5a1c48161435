import { performance } from 'node:perf_hooks'
import type { Knex } from 'knex'
import type { Controle } from '#adapters/cli/commands/verifier'
import type { Diagnostics, EtatDePartie } from '#application/ports/diagnostics'
import type { LoadedSettings } from '../../config/load-settings.ts'
import { checkAddresses } from './check-addresses.ts'
import { checkMail } from './check-mail.ts'
import { checkOpenDatabase } from './check-open-database.ts'
import { checkSettings } from './check-settings.ts'

/** The most milliseconds that each part may take while somebody waits for the page. */
const LIMIT_MS = 4_000

/** Milliseconds during which an answer is reused, so that reloading the page does not ask external servers again. */
const MEMORY_MS = 15_000

const timed = async (check: () => Promise<Controle>): Promise<EtatDePartie> => {
  const start = performance.now()
  const { sujet, etat, constat, conseil } = await check()
  return {
    nom: sujet,
    ok: etat !== 'problème',
    detail: constat,
    conseil: conseil ?? '',
    dureeMs: Math.round(performance.now() - start),
  }
}

/** The checks of `verifier` in a running site: over its own pool, all at once, and at most every few seconds. */
export const lookAtParts = (
  settings: LoadedSettings,
  knex: Knex,
  now: () => number = Date.now,
): Diagnostics['etats'] => {
  let last: { readonly at: number; readonly answer: Promise<readonly EtatDePartie[]> } | undefined
  const look = (): Promise<readonly EtatDePartie[]> =>
    Promise.all(
      [
        () => checkOpenDatabase(settings, knex, LIMIT_MS),
        () => checkMail(settings, LIMIT_MS),
        () => checkAddresses(settings, LIMIT_MS),
        () => Promise.resolve(checkSettings(settings)),
      ].map(timed),
    )
  return () => {
    if (last === undefined || now() - last.at > MEMORY_MS) last = { at: now(), answer: look() }
    return last.answer
  }
}
