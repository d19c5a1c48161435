import * as TE from '#fp/TaskEither'
import { type CliCommand, mauvaisUsage, type Terminal } from '../command.ts'
import { commandHelp, listHelp } from '../help.ts'

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
