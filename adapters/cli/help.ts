import * as TE from '#fp/TaskEither'
import { type CliCommand, type CliOption, mauvaisUsage, type Terminal } from './command.ts'

const LANCEMENT = 'npm run cli --'

const signature = ({ nom, valeur }: CliOption): string => `--${nom}${valeur === null ? '' : ` ${valeur}`}`

/** How a command is written: `sauvegarde FICHIER [--ecraser]`. */
export const usageOf = ({ nom, parametres, facultatif, options }: CliCommand): string =>
  [
    nom,
    ...parametres,
    ...(facultatif === null ? [] : [`[${facultatif}]`]),
    ...options.map((option) => `[${signature(option)}]`),
  ].join(' ')

const aligned = (pairs: readonly (readonly [string, string])[]): readonly string[] => {
  const width = Math.max(0, ...pairs.map(([left]) => left.length))
  return pairs.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)
}

/** Every command, each with one line. */
const listHelp = (commands: readonly CliCommand[]): readonly string[] => [
  `Usage\u00a0: ${LANCEMENT} COMMANDE`,
  '',
  ...aligned(commands.map((command) => [usageOf(command), command.resume])),
  '',
  `«\u00a0${LANCEMENT} aide COMMANDE\u00a0» en dit plus. Les résultats vont sur la sortie standard, le reste sur la sortie d’erreur\u00a0;`,
  'pour une sortie sans les lignes de npm\u00a0: «\u00a0npm run -s cli -- COMMANDE\u00a0».',
  'Code de sortie\u00a0: 0 fait, 1 refusé, 2 mal appelé.',
]

/** One command: how to write it, what it does, its options. */
const commandHelp = (command: CliCommand): readonly string[] => [
  `Usage\u00a0: ${LANCEMENT} ${usageOf(command)}`,
  '',
  `${command.resume.charAt(0).toUpperCase()}${command.resume.slice(1)}.`,
  ...command.details,
  ...(command.options.length === 0
    ? []
    : ['', 'Options\u00a0:', ...aligned(command.options.map((option) => [signature(option), option.resume]))]),
]

const show = (lines: readonly string[], terminal: Terminal): TE.TaskEither<never, void> =>
  TE.fromIO(() => lines.forEach(terminal.resultat))

/** Tells about all commands, or about the one that is named. */
export const aide = (others: readonly CliCommand[]): CliCommand => {
  const self: CliCommand = {
    nom: 'aide',
    parametres: [],
    facultatif: 'COMMANDE',
    resume: 'ce que l’on peut faire d’ici',
    details: [],
    options: [],
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
