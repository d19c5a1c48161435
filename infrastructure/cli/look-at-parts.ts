import type { Knex } from 'knex'
import { performance } from 'node:perf_hooks'
import type { Controle } from '#adapters/cli/commands/exploitation'
import type { Diagnostics, EtatDePartie } from '#application/ports/diagnostics'
import type { LoadedSettings } from '../config/load-settings.ts'
import { bounded, checkAddresses, checkMail, checkSettings, databaseProblem, describeDatabase } from './checks.ts'
import { checkBackup, checkDisk, diskProblem } from './storage-checks.ts'

/** The most milliseconds that each part may take while somebody waits for the page. */
const LOOK_MS = 4_000

/** Milliseconds during which an answer is reused, so that reloading the page does not ask external servers again. */
const MEMORY_MS = 15_000

const ETATS: Readonly<Record<Controle['etat'], EtatDePartie['etat']>> = {
  ok: 'ok',
  attention: 'attention',
  problème: 'panne',
}

const timed = async (check: () => Promise<Controle>): Promise<EtatDePartie> => {
  const start = performance.now()
  const { sujet, etat, constat, conseil } = await check()
  return {
    nom: sujet,
    etat: ETATS[etat],
    detail: constat,
    conseil: conseil ?? '',
    dureeMs: Math.round(performance.now() - start),
  }
}

export const lookAtParts = (
  settings: LoadedSettings,
  knex: Knex,
  now: () => number = Date.now,
): Diagnostics['etats'] => {
  let last: { readonly at: number; readonly answer: Promise<readonly EtatDePartie[]> } | undefined
  const { dataDir } = settings.environment
  const look = (): Promise<readonly EtatDePartie[]> =>
    Promise.all(
      [
        () => bounded('base de données', LOOK_MS, () => describeDatabase(settings, knex), databaseProblem),
        () => checkMail(settings, LOOK_MS),
        () => checkAddresses(settings, LOOK_MS),
        () => bounded('disque', LOOK_MS, () => checkDisk(dataDir), diskProblem),
        () => Promise.resolve(checkBackup(dataDir, new Date(now()))),
        () => Promise.resolve(checkSettings(settings)),
      ].map(timed),
    )
  return () => {
    if (last === undefined || now() - last.at > MEMORY_MS) last = { at: now(), answer: look() }
    return last.answer
  }
}
