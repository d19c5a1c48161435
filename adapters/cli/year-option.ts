import * as TE from '#fp/TaskEither'
import { type CliOption, type CliRefusal, mauvaisUsage } from './command.ts'

export const ANNEE: CliOption = { nom: 'annee', valeur: 'AAAA', resume: 'l’année civile, celle en cours par défaut' }

/** The year that was typed; `null` for none. */
export const anneeTapee = (texte: string | undefined): TE.TaskEither<CliRefusal, number | null> => {
  if (texte === undefined) return TE.right(null)
  return /^2\d{3}$/.test(texte)
    ? TE.right(Number(texte))
    : TE.left(mauvaisUsage(`L’option --annee attend une année, comme 2026, et pas «\u00a0${texte}\u00a0».`))
}
