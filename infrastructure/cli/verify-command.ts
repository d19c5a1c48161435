import type { Controle, Verifier } from '#adapters/cli/commands/verifier'
import { systemClock } from '#adapters/security/system-clock'
import { checkAddresses } from './checks/check-addresses.ts'
import { checkDatabase } from './checks/check-database.ts'
import { checkLaw } from './checks/check-law.ts'
import { checkMail } from './checks/check-mail.ts'
import { checkSettings } from './checks/check-settings.ts'
import type { CliSettings } from './cli-settings.ts'

/** Runs all checks at once and prints them in a fixed order; none takes longer than a minute. */
export const makeVerifier =
  (settings: CliSettings): Verifier =>
  async () => {
    const outside = await Promise.all([checkDatabase(settings), checkMail(settings), checkAddresses(settings)])
    return [checkSettings(settings), ...outside, checkLaw(systemClock.maintenant())]
  }

/** The answer when the settings are invalid: nothing else can be checked. */
export const unusableSettings =
  (sentences: readonly string[]): Verifier =>
  () =>
    Promise.resolve(
      sentences.map((sentence): Controle => ({
        sujet: 'réglages',
        etat: 'problème',
        constat: sentence,
        conseil: 'corrigez la variable, le reste sera contrôlé ensuite',
      })),
    )
