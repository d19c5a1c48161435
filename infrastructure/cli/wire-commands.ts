import { type CliRefusal, refus } from '#adapters/cli/command'
import type { CliFunctions } from '#adapters/cli/command-table'
import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { loadSettings } from '../config/load-settings.ts'
import type { Variables } from '../config/environment.ts'
import { makeCreerAdmin } from './admin-command.ts'
import { makeSauvegarder } from './backup-command.ts'
import { makeComposerDossier, makeConservation, makeLireComptabilite } from './books-commands.ts'
import { makeExporterClient, makeNettoyerClients } from './client-commands.ts'
import type { CliSettings } from './cli-settings.ts'
import { makeExporterExtrait } from './export-command.ts'
import { makeLireEtatCourriels, makeRenvoyerCourriels } from './mail-commands.ts'
import { makeMigrer } from './migrate-command.ts'
import { makeRestaurer } from './restore-command.ts'
import { makeVerifier, unusableSettings } from './verify-command.ts'

const wire = (settings: CliSettings): CliFunctions => ({
  migrer: makeMigrer(settings),
  verifier: makeVerifier(settings),
  creerAdmin: makeCreerAdmin(settings),
  exporterExtrait: makeExporterExtrait(settings),
  exporterClient: makeExporterClient(settings),
  nettoyerClients: makeNettoyerClients(settings),
  lireComptabilite: makeLireComptabilite(settings),
  composerDossier: makeComposerDossier(settings),
  conservation: makeConservation(settings),
  etatCourriels: makeLireEtatCourriels(settings),
  renvoyerCourriels: makeRenvoyerCourriels(settings),
  sauvegarder: makeSauvegarder(settings),
  restaurer: makeRestaurer(settings),
})

/** The help works whatever the settings are; everything else says what is wrong with them. */
const wireRefusals = (sentences: readonly string[]): CliFunctions => {
  const refuse = (): TE.TaskEither<CliRefusal, never> => TE.left(refus(...sentences))
  return {
    migrer: refuse,
    verifier: unusableSettings(sentences),
    creerAdmin: refuse,
    exporterExtrait: refuse,
    exporterClient: refuse,
    nettoyerClients: refuse,
    lireComptabilite: refuse,
    composerDossier: refuse,
    conservation: { lire: refuse, appliquer: refuse },
    etatCourriels: refuse,
    renvoyerCourriels: refuse,
    sauvegarder: refuse,
    restaurer: refuse,
  }
}

export type CliSurroundings = {
  readonly variables: Variables
  readonly signal: AbortSignal
  /** Where the embedded database may say what it does, when asked to. */
  readonly debug: (line: string) => void
}

/** What the commands do on this installation; nothing is opened before a command asks. */
export const wireCommands = ({ variables, signal, debug }: CliSurroundings): CliFunctions => {
  const settings = loadSettings(variables)
  if (E.isLeft(settings)) return wireRefusals(settings.left)
  const verbose = ['debug', 'trace'].includes(settings.right.environment.logLevel)
  return wire({ ...settings.right, signal, log: verbose ? debug : () => undefined })
}
