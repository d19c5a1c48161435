import { accessSync, constants, existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Controle } from '#adapters/cli/commands/verifier'
import { smtpFailure, verifySmtp } from '#adapters/mail/smtp-transport'
import { direEchec } from '#domain/courrier/echec'
import type { LoadedSettings } from '../../config/load-settings.ts'
import { orReject } from '../failure-sentence.ts'
import { attention, bounded, ok, probleme } from './bounded.ts'

const LIMIT_MS = 15_000
const SILENCE_MS = 5_000

const textOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

const existingParent = (path: string): string => (existsSync(path) ? path : existingParent(dirname(path)))

const checkFolder = (dataDir: string): Omit<Controle, 'sujet'> => {
  const folder = join(dataDir, 'courriels')
  accessSync(existingParent(folder), constants.W_OK)
  return attention(`aucun serveur, les courriels restent dans ${folder}`, 'donnez SMTP_URL pour qu’ils partent')
}

/** Checks that mails can leave: opens a session with the server, and sends nothing. */
export const checkMail = (
  { environment: { smtpUrl, dataDir } }: LoadedSettings,
  limitMs = LIMIT_MS,
): Promise<Controle> =>
  bounded(
    'courriel',
    limitMs,
    async () => {
      if (smtpUrl === null) return checkFolder(dataDir)
      await orReject(verifySmtp(smtpUrl, SILENCE_MS))
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
