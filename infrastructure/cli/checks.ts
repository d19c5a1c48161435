import type { Knex } from 'knex'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Controle } from '#adapters/cli/commands/exploitation'
import { makeGeoplateformeGeocoder } from '#adapters/geocoding/geoplateforme-geocoder'
import { smtpFailure, verifySmtp } from '#adapters/mail/mailers'
import { orThrow } from '#adapters/postgres/query'
import { readMigrations } from '#adapters/postgres/sauvegarde/catalogue'
import { formaterDate, formaterInstant } from '#domain/calendrier/formater-date'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { direEchec } from '#domain/courrier/echec'
import { type EcheanceDeDroit, echeancesEnVue, PREAVIS_JOURS } from '#domain/droit/echeances'
import { estSpecimen, identiteACompleter } from '#domain/entreprise/specimen'
import { hidesVisitors } from '../config/environment.ts'
import type { LoadedSettings } from '../config/load-settings.ts'
import { failureSentence } from './failure-sentence.ts'
import { requireSchema } from './with-database.ts'
import { statfs } from 'node:fs/promises'
import { giveToOwner } from '../config/data-dir.ts'
import { performance } from 'node:perf_hooks'
import type { Diagnostics, EtatDePartie } from '#application/ports/diagnostics'

type Constat = Omit<Controle, 'sujet'>

const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/

const unless = (fine: boolean, found: string, todo: string): readonly (readonly [string, string])[] =>
  fine ? [] : [[found, todo]]

export const checkSettings = ({ environment, entreprise }: LoadedSettings): Controle => {
  const { entrepriseFichier, publicUrl } = environment
  const missing = [
    ...unless(
      entrepriseFichier !== null,
      'l’entreprise est celle de l’exemple',
      'donnez la vôtre dans ENTREPRISE_FICHIER',
    ),
    ...unless(
      entrepriseFichier === null || !estSpecimen(entreprise),
      `l’identité de l’entreprise est à compléter (${identiteACompleter(entreprise).join(', ')})`,
      'complétez le fichier de ENTREPRISE_FICHIER',
    ),
    ...unless(
      !LOCAL.test(publicUrl),
      `les liens des courriels mènent à ${publicUrl}`,
      'donnez l’adresse publique dans PUBLIC_URL',
    ),
    ...unless(
      !hidesVisitors(environment),
      'derrière un proxy, tous les visiteurs comptent pour un seul',
      'donnez l’adresse du proxy dans TRUST_PROXY',
    ),
  ]
  if (missing.length === 0) return { sujet: 'réglages', ...ok(`${entreprise.nom}, ${publicUrl}`) }
  const constat = missing.map(([found]) => found).join(', ')
  return { sujet: 'réglages', ...attention(constat, missing.map(([, todo]) => todo).join(', ')) }
}

const CHANGES: Readonly<Record<EcheanceDeDroit['code'], string>> = {
  'tva-cibs': 'la mention de franchise de TVA change de code',
  'facture-electronique': 'les factures aux professionnels passent par une plateforme agréée',
  'tva-fin-de-tolerance': 'la tolérance de l’ancienne mention de TVA prend fin',
}

export const checkLaw = (instant: Date): Controle => {
  const vues = echeancesEnVue(dateParis(instant))
  if (vues.length === 0) return { sujet: 'droit', ...ok(`rien ne change dans les ${PREAVIS_JOURS} jours`) }
  const constat = vues.map(({ code, le }) => `${CHANGES[code]} le ${formaterDate(le)}`).join(', ')
  return { sujet: 'droit', ...attention(constat, 'voyez votre comptable, rien n’est changé sans vous') }
}

const whereOf = ({ environment: { databaseUrl } }: LoadedSettings): string =>
  databaseUrl === null ? 'base embarquée' : new URL(databaseUrl).host

export const describeDatabase = async (settings: LoadedSettings, knex: Knex): Promise<Constat> => {
  await requireSchema(knex)
  const last = (await readMigrations(knex))?.at(-1) ?? ''
  const { rows } = await knex.raw('show server_version')
  return ok(`${whereOf(settings)}, PostgreSQL ${rows[0].server_version}, schéma ${last}`)
}

export const databaseProblem = (cause: unknown): Constat =>
  probleme(failureSentence(cause), 'le site ne peut pas fonctionner sans elle')

const ADDRESSES_MS = 8_000
const TIMEOUT_MS = 5_000

/** Checks that the address service answers, by asking for the towns of the business's own postcode. */
export const checkAddresses = (
  { environment: { geocodageUrl }, entreprise }: LoadedSettings,
  limitMs = ADDRESSES_MS,
): Promise<Controle> => {
  const { host } = new URL(geocodageUrl)
  return bounded(
    'adresses',
    limitMs,
    async () => {
      const geocoder = makeGeoplateformeGeocoder({ baseUrl: geocodageUrl, timeoutMs: TIMEOUT_MS, attempts: 1 })
      await orThrow(geocoder.villes(entreprise.codePostal))
      return ok(`${host} répond`)
    },
    () =>
      probleme(
        `${host} ne répond pas`,
        'voyez GEOCODAGE_URL et la connexion\u00a0; d’ici là, le site se contente des communes qu’il connaît',
      ),
  )
}

const MAIL_MS = 15_000
const SILENCE_MS = 5_000

const textOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

const existingParent = (path: string): string => (existsSync(path) ? path : existingParent(dirname(path)))

const checkFolder = (dataDir: string): Constat => {
  const folder = join(dataDir, 'courriels')
  accessSync(existingParent(folder), constants.W_OK)
  return attention(`aucun serveur, les courriels restent dans ${folder}`, 'donnez SMTP_URL pour qu’ils partent')
}

/** Checks that mails can leave: opens a session with the server, and sends nothing. */
export const checkMail = (
  { environment: { smtpUrl, dataDir } }: LoadedSettings,
  limitMs = MAIL_MS,
): Promise<Controle> =>
  bounded(
    'courriel',
    limitMs,
    async () => {
      if (smtpUrl === null) return checkFolder(dataDir)
      await orThrow(verifySmtp(smtpUrl, SILENCE_MS))
      return ok(`${new URL(smtpUrl).host} accepte nos courriels`)
    },
    (cause) =>
      smtpUrl === null
        ? probleme(textOf(cause), 'rendez DATA_DIR accessible à ce compte')
        : probleme(
            `${direEchec(smtpFailure(cause))} ${textOf(cause)}`,
            'voyez SMTP_URL\u00a0; d’ici là, les courriels attendent',
          ),
  )

/** The result of a check, or its problem: a failure, or no answer within `limitMs` milliseconds. Never rejects. */
export const bounded = async (
  sujet: Controle['sujet'],
  limitMs: number,
  check: () => Promise<Constat>,
  onFailure: (cause: unknown) => Constat,
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

export const ok = (constat: string): Constat => ({ etat: 'ok', constat, conseil: null })

const avecConseil =
  (etat: Controle['etat']) =>
  (constat: string, conseil: string): Constat => ({ etat, constat, conseil })

export const attention = avecConseil('attention')

export const probleme = avecConseil('problème')

const MO = 1_000_000

/** Free bytes on the disk. Below the first limit the database soon cannot write; below the second there is still time to act. */
const DISK_PROBLEM = 200 * MO
const DISK_ATTENTION = 1_000 * MO

const size = (bytes: number): string =>
  bytes < DISK_ATTENTION ? `${Math.floor(bytes / MO)}\u00a0Mo` : `${Math.floor(bytes / (1_000 * MO))}\u00a0Go`

/** Free bytes for this account on the disk of `DATA_DIR`. */
const freeSpace = async (dataDir: string): Promise<number> => {
  const { bavail, bsize } = await statfs(existingParent(dataDir))
  return bavail * bsize
}

export const judgeDisk = (free: number): Controle => {
  const constat = `${size(free)} libres`
  if (free < DISK_PROBLEM)
    return { sujet: 'disque', ...probleme(constat, 'faites de la place\u00a0: la base va cesser d’écrire') }
  return {
    sujet: 'disque',
    ...(free < DISK_ATTENTION ? attention(constat, 'faites de la place avant qu’elle manque') : ok(constat)),
  }
}

export const checkDisk = async (dataDir: string): Promise<Controle> => judgeDisk(await freeSpace(dataDir))

const diskProblem = () => probleme('son espace libre est inconnu', 'voyez DATA_DIR')

const noteIn = (dataDir: string): string => join(dataDir, 'derniere-sauvegarde')

/** Notes the date of a complete backup. If the folder is missing, the backup is still valid. */
export const noteBackup = (dataDir: string, instant: Date): void => {
  const note = noteIn(dataDir)
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    writeFileSync(note, `${instant.toISOString()}\n`, { mode: 0o600 })
    giveToOwner(note, dataDir)
  } catch {
    // The check then reports no backup, or an older one.
  }
}

const lastBackup = (dataDir: string): Date | null => {
  const note = noteIn(dataDir)
  if (!existsSync(note)) return null
  const instant = new Date(readFileSync(note, 'utf8').trim())
  return Number.isNaN(instant.getTime()) ? null : instant
}

/** The most days since the last backup; more is a problem. */
const BACKUP_DAYS = 7

const DAY_MS = 86_400_000

/** Checks the last backup by `sauvegarde` with this `DATA_DIR`; other backups are unknown. */
export const checkBackup = (dataDir: string, instant: Date): Controle => {
  const last = lastBackup(dataDir)
  if (last === null)
    return {
      sujet: 'sauvegarde',
      ...attention('aucune n’est connue', 'lancez sauvegarde FICHIER, et gardez le fichier ailleurs'),
    }
  const constat = `la dernière est du ${formaterInstant(last)}`
  return {
    sujet: 'sauvegarde',
    ...(instant.getTime() - last.getTime() > BACKUP_DAYS * DAY_MS
      ? attention(constat, `elle a plus de ${BACKUP_DAYS} jours\u00a0: lancez sauvegarde FICHIER`)
      : ok(constat)),
  }
}

/** The most milliseconds for one check while somebody waits for the page. */
const LOOK_MS = 4_000

/** Milliseconds for which a result is reused, so that reloading the page does not call external servers again. */
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
