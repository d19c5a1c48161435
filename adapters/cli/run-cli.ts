import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { parseArgs } from 'node:util'
import {
  type CliArguments,
  type CliCommand,
  type CliOption,
  type CliRefusal,
  type ExitCode,
  FAIT,
  MAL_APPELEE,
  mauvaisUsage,
  REFUSE,
  type Terminal,
} from './command.ts'
import * as exploitation from './commands/exploitation.ts'
import * as exports from './commands/export.ts'
import * as sauvegarde from './commands/sauvegarde.ts'

const LANCEMENT = 'npm run cli --'

const signature = ({ nom, valeur }: CliOption): string => `--${nom}${valeur === null ? '' : ` ${valeur}`}`

const usageOf = ({ nom, parametres = [], facultatif, options = [] }: CliCommand): string =>
  [
    nom,
    ...parametres,
    ...(facultatif === undefined ? [] : [`[${facultatif}]`]),
    ...options.map((option) => `[${signature(option)}]`),
  ].join(' ')

const aligned = (pairs: readonly (readonly [string, string])[]): readonly string[] => {
  const width = Math.max(0, ...pairs.map(([left]) => left.length))
  return pairs.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)
}

const listHelp = (commands: readonly CliCommand[]): readonly string[] => [
  `Usage\u00a0: ${LANCEMENT} COMMANDE`,
  '',
  ...aligned(commands.map((command) => [usageOf(command), command.resume])),
  '',
  `«\u00a0${LANCEMENT} aide COMMANDE\u00a0» en dit plus. Les résultats vont sur la sortie standard, le reste sur la sortie d’erreur\u00a0;`,
  'pour une sortie sans les lignes de npm\u00a0: «\u00a0npm run -s cli -- COMMANDE\u00a0».',
  'Code de sortie\u00a0: 0 fait, 1 refusé, 2 mal appelé.',
]

const commandHelp = (command: CliCommand): readonly string[] => {
  const { resume, details, options = [] } = command
  return [
    `Usage\u00a0: ${LANCEMENT} ${usageOf(command)}`,
    '',
    `${resume.charAt(0).toUpperCase()}${resume.slice(1)}.`,
    ...details,
    ...(options.length === 0 ? [] : ['', 'Options\u00a0:']),
    ...aligned(options.map((option) => [signature(option), option.resume])),
  ]
}

const show = (lines: readonly string[], terminal: Terminal): TE.TaskEither<never, void> =>
  TE.fromIO(() => lines.forEach(terminal.resultat))

const aide = (others: readonly CliCommand[]): CliCommand => {
  const self: CliCommand = {
    nom: 'aide',
    facultatif: 'COMMANDE',
    resume: 'ce que l’on peut faire d’ici',
    details: [],
    run: ({ parametres: [nom] }, terminal) => {
      const commands = [self, ...others]
      if (nom === undefined) return show(listHelp(commands), terminal)
      const command = commands.find((candidate) => candidate.nom === nom)
      return command === undefined
        ? TE.left(mauvaisUsage(`Commande inconnue\u00a0: ${nom}.`))
        : show(commandHelp(command), terminal)
    },
  }
  return self
}

const HELP_WORDS = ['--aide', '--help', '-h', 'help']

const asksHelp = (word: string): boolean => HELP_WORDS.includes(word)

/** `sauvegarde --help` is the same as `aide sauvegarde`. */
const withHelpWords = (words: readonly string[]): readonly string[] => {
  const [first, ...rest] = words
  if (first === undefined) return words
  if (asksHelp(first)) return ['aide', ...rest]
  return rest.some(asksHelp) ? ['aide', first] : words
}

type OptionToken = { readonly name: string; readonly rawName: string; readonly value?: string | undefined }

const optionProblem = ({ options = [] }: CliCommand, { name, rawName, value }: OptionToken): string | null => {
  const option = options.find(({ nom }) => nom === name)
  if (option === undefined || rawName !== `--${name}`) return `Option inconnue\u00a0: ${rawName}.`
  if (option.valeur === null) return value === undefined ? null : `L’option --${name} ne prend pas de valeur.`
  return value ? null : `L’option --${name} attend une valeur\u00a0: ${option.valeur}.`
}

// Not strict, so that we write the error sentences, in French.
const parse = ({ options = [] }: CliCommand, words: readonly string[]) =>
  parseArgs({
    args: [...words],
    options: Object.fromEntries(
      options.map(({ nom, valeur }) => [nom, { type: valeur === null ? 'boolean' : 'string' }]),
    ),
    allowPositionals: true,
    strict: false,
    tokens: true,
  })

const readArguments = (command: CliCommand, words: readonly string[]): E.Either<CliRefusal, CliArguments> => {
  const { tokens, positionals: parametres } = parse(command, words)
  const { parametres: attendus = [], facultatif } = command
  const typed = tokens.filter((token) => token.kind === 'option')
  const twice = typed.filter(({ name }, rang) => typed.findIndex((other) => other.name === name) < rang)
  const allowed = attendus.length + (facultatif === undefined ? 0 : 1)
  const problems = [
    ...typed.flatMap((option) => optionProblem(command, option) ?? []),
    ...twice.map(({ name }) => `L’option --${name} est donnée deux fois.`),
    ...attendus.slice(parametres.length).map((nom) => `Il manque ${nom}.`),
    ...parametres.slice(allowed).map((mot) => `«\u00a0${mot}\u00a0» est de trop.`),
  ]
  if (problems.length > 0) return E.left(mauvaisUsage(...problems))
  return E.right({
    parametres,
    drapeaux: new Set(typed.flatMap(({ name, value }) => (value === undefined ? [name] : []))),
    valeurs: new Map(typed.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value] as const]))),
  })
}

const conclude = (refusal: CliRefusal, usage: string | null, { dire }: Terminal): ExitCode => {
  refusal.phrases.forEach(dire)
  if (refusal._tag === 'Refus') return REFUSE
  dire(usage === null ? 'La liste des commandes\u00a0: npm run cli -- aide' : `Usage\u00a0: npm run cli -- ${usage}`)
  return MAL_APPELEE
}

/** Runs the command of these words, and returns the exit code of the process. */
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
  const args = readArguments(command, rest)
  if (E.isLeft(args)) return conclude(args.left, usageOf(command), terminal)
  const outcome = await command.run(args.right, terminal)()
  return E.isLeft(outcome) ? conclude(outcome.left, usageOf(command), terminal) : FAIT
}

export type CliFunctions = exploitation.Exploitation &
  exports.Exportation & { readonly sauvegarder: sauvegarde.Sauvegarder; readonly restaurer: sauvegarde.Restaurer }

export const commandTable = (functions: CliFunctions): readonly CliCommand[] =>
  [
    exploitation.commandeMigrer,
    exploitation.commandeVerifier,
    exploitation.commandeAdminCreer,
    exports.commandeExport,
    exports.commandeClientsExporter,
    exploitation.commandeClientsNettoyer,
    exports.commandeComptabilite,
    exports.commandeDossier,
    exploitation.commandeConservation,
    exploitation.commandeCourrielsEtat,
    exploitation.commandeCourrielsRenvoyer,
    sauvegarde.commandeSauvegarde,
    sauvegarde.commandeRestauration,
  ].map((commande) => commande(functions))
