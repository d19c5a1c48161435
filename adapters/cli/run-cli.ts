import * as E from '#fp/Either'
import {
  type CliCommand,
  type CliRefusal,
  type ExitCode,
  FAIT,
  MAL_APPELEE,
  mauvaisUsage,
  REFUSE,
  type Terminal,
} from './command.ts'
import { aide } from './commands/aide.ts'
import { usageOf } from './help.ts'
import { parseArguments } from './parse-arguments.ts'

const HELP_WORDS = ['--aide', '--help', '-h', 'help']

const asksHelp = (word: string): boolean => HELP_WORDS.includes(word)

/** `sauvegarde --help` asks the same as `aide sauvegarde`. */
const withHelpWords = (words: readonly string[]): readonly string[] => {
  const [first, ...rest] = words
  if (first === undefined) return words
  if (asksHelp(first)) return ['aide', ...rest]
  return rest.some(asksHelp) ? ['aide', first] : words
}

const conclude = (refusal: CliRefusal, usage: string | null, { dire }: Terminal): ExitCode => {
  refusal.phrases.forEach(dire)
  if (refusal._tag === 'Refus') return REFUSE
  dire(usage === null ? 'La liste des commandes\u00a0: npm run cli -- aide' : `Usage\u00a0: npm run cli -- ${usage}`)
  return MAL_APPELEE
}

/** Runs the command that the words name, and answers with what code the process has to end. */
export const runCli = async (
  words: readonly string[],
  others: readonly CliCommand[],
  terminal: Terminal,
): Promise<ExitCode> => {
  const [nom = '', ...rest] = withHelpWords(words)
  const command = [aide(others), ...others].find((candidate) => candidate.nom === nom)
  if (command === undefined) {
    const phrase = nom === '' ? 'Quelle commande\u00a0?' : `Commande inconnue\u00a0: ${nom}.`
    return conclude(mauvaisUsage(phrase), null, terminal)
  }
  const args = parseArguments(command, rest)
  if (E.isLeft(args)) return conclude(args.left, usageOf(command), terminal)
  const outcome = await command.run(args.right, terminal)()
  return E.isLeft(outcome) ? conclude(outcome.left, usageOf(command), terminal) : FAIT
}
