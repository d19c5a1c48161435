import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { type CliRefusal, refus } from '#adapters/cli/command'
import { type CliFunctions, commandTable } from '#adapters/cli/command-table'
import type { NettoyerClients } from '#adapters/cli/commands/conservation'
import type { LireEtatCourriels, RenvoyerCourriels } from '#adapters/cli/commands/courriels'
import type { ExporterClient, ExporterExtrait } from '#adapters/cli/commands/export'
import type { CreerAdmin, Migrer } from '#adapters/cli/commands/installation'
import type { Controle, Verifier } from '#adapters/cli/commands/verifier'
import { runCli } from '#adapters/cli/run-cli'
import { makeDocumentRenderer } from '#adapters/documents/make-document-renderer'
import { makePostgresClientStore } from '#adapters/postgres/client/postgres-client-store'
import { makePostgresComptabiliteReader } from '#adapters/postgres/comptabilite/postgres-comptabilite-reader'
import { makePostgresCompteStore } from '#adapters/postgres/compte/postgres-compte-store'
import { makePostgresOutbox } from '#adapters/postgres/courrier/postgres-outbox'
import { makePostgresDevisStore } from '#adapters/postgres/devis/postgres-devis-store'
import { makePostgresOuvrirExtrait } from '#adapters/postgres/export/postgres-extraits'
import { makePostgresFactureStore } from '#adapters/postgres/facturation/postgres-facture-store'
import { makePostgresMessageStore } from '#adapters/postgres/message/postgres-message-store'
import { makePostgresPrestationStore } from '#adapters/postgres/prestation/postgres-prestation-store'
import { makePostgresRetractationStore } from '#adapters/postgres/retractation/postgres-retractation-store'
import { readMigrations } from '#adapters/postgres/sauvegarde/catalogue'
import { makeNodeHasher } from '#adapters/security/node-hasher'
import { nodeRandomness, systemClock } from '#adapters/security/system-clock'
import { exporterLivre } from '#application/comptabilite/exporter-livre'
import { creerAdmin } from '#application/compte/creer-admin'
import { archiver } from '#application/compte/exporter-donnees'
import { etatCourriels, renvoyerCourriels } from '#application/courrier/courriels-du-terminal'
import { exporter } from '#application/export/exporter'
import { adresseDeVerification } from '#application/facturation/verifier-document'
import { nettoyerInactifs } from '#application/registre/supprimer-client'
import { ADMIN_DU_TERMINAL } from '#application/shared/access'
import { makeRestaurer, makeSauvegarder } from './cli/backup-command.ts'
import { makeComposerDossier, makeConservation, makeLireComptabilite } from './cli/books-commands.ts'
import {
  bounded,
  checkAddresses,
  checkLaw,
  checkMail,
  checkSettings,
  databaseProblem,
  describeDatabase,
} from './cli/checks.ts'
import { attempt, failureSentence, orReject, refused } from './cli/failure-sentence.ts'
import { type CliSettings, onDatabase, withDatabase, withExistingDatabase, withSchema } from './cli/with-database.ts'
import { checkArchiveDestination, checkDestination, writeOutput } from './cli/write-output.ts'
import type { Variables } from './config/environment.ts'
import { instanceSecret } from './config/instance-secret.ts'
import { loadSettings } from './config/load-settings.ts'
import { migrate } from './database/migrate.ts'
import { endOnSignal } from './end-on-signal.ts'

const dire = (line: string): void => {
  process.stderr.write(`${line}\n`)
}

const resultat = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** Runs one command. A first Ctrl-C undoes what it began, a second one ends it at once. */
const run = async (): Promise<void> => {
  const interruption = new AbortController()
  endOnSignal(() => interruption.abort())
  // `| head` closes the pipe when it has read enough, which is no error.
  process.stdout.on('error', () => undefined)
  const functions = wireCommands({ variables: process.env, signal: interruption.signal, debug: dire })
  process.exitCode = await runCli(process.argv.slice(2), commandTable(functions), { resultat, dire })
}

const whole = async function* (contenu: Uint8Array): AsyncGenerator<Uint8Array> {
  yield contenu
}

const makeExporterClient =
  (settings: CliSettings): ExporterClient =>
  (demande) =>
    attempt(async () => {
      checkArchiveDestination(demande)
      return withSchema(settings, async (knex) => {
        const compte = await orReject(makePostgresCompteStore(knex).parEmail(demande.email))
        if (O.isNone(compte)) throw refused(`Aucun compte n’a l’adresse ${demande.email}.`)
        const { contenu } = await orReject(
          archiver(
            {
              clock: systemClock,
              devis: makePostgresDevisStore(knex),
              prestations: makePostgresPrestationStore(knex),
              messages: makePostgresMessageStore(knex),
              factures: makePostgresFactureStore(knex),
              retractations: makePostgresRetractationStore(knex),
              documents: makeDocumentRenderer(adresseDeVerification(settings.environment.publicUrl)),
              entreprise: settings.entreprise,
            },
            'entreprise',
          )(compte.value),
        )
        return writeOutput(demande, { contenu: whole(contenu), signal: settings.signal })
      })
    })

const makeNettoyerClients =
  (settings: CliSettings): NettoyerClients =>
  ({ simulation }) =>
    onDatabase(settings, (knex) => {
      const { adminEmails } = settings.environment
      const nettoyer = nettoyerInactifs({ clients: makePostgresClientStore(knex), adminEmails })
      return orReject(nettoyer({ admin: ADMIN_DU_TERMINAL, simulation }))
    })

/** Enough for an embedded database to start, and to recover first. */
const LIMIT_MS = 45_000

const checkDatabase = (settings: CliSettings): Promise<Controle> =>
  bounded(
    'base de données',
    LIMIT_MS,
    () => withExistingDatabase(settings, ({ knex }) => describeDatabase(settings, knex)),
    databaseProblem,
  )

const makeVerifier =
  (settings: CliSettings): Verifier =>
  async () => {
    const outside = await Promise.all([checkDatabase(settings), checkMail(settings), checkAddresses(settings)])
    return [checkSettings(settings), ...outside, checkLaw(systemClock.maintenant())]
  }

const unusableSettings =
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

const makeExporterExtrait =
  (settings: CliSettings): ExporterExtrait =>
  (demande) =>
    attempt(async () => {
      checkDestination(demande)
      return withSchema(settings, async (knex) => {
        const ports = {
          clock: systemClock,
          ouvrirExtrait: makePostgresOuvrirExtrait(knex),
          documents: makeDocumentRenderer(adresseDeVerification(settings.environment.publicUrl)),
          comptabilite: makePostgresComptabiliteReader(knex),
        }
        const { quoi, format, annee, avancement } = demande
        const { contenu } = await (quoi === 'recettes' || quoi === 'b2c'
          ? orReject(exporterLivre(ports)({ admin: ADMIN_DU_TERMINAL, quoi, format, annee, mois: null }))
          : orReject(exporter(ports)({ admin: ADMIN_DU_TERMINAL, quoi, format })))
        return writeOutput(demande, { contenu, avancement, signal: settings.signal })
      })
    })

const makeCreerAdmin =
  (settings: CliSettings): CreerAdmin =>
  (email) =>
    onDatabase(settings, async (knex) => {
      const { jwtSecret, dataDir } = settings.environment
      const creer = creerAdmin({
        clock: systemClock,
        randomness: nodeRandomness,
        // The same key as the site's, so that it recognises the password.
        hasher: makeNodeHasher(jwtSecret ?? instanceSecret(dataDir)),
        comptes: makePostgresCompteStore(knex),
        entreprise: settings.entreprise,
      })
      const { motDePasseTemporaire } = await orReject(creer({ email, motDePasse: null }))
      if (motDePasseTemporaire === null) throw new Error('no password was drawn')
      return motDePasseTemporaire
    })

const makeLireEtatCourriels =
  (settings: CliSettings): LireEtatCourriels =>
  () =>
    onDatabase(settings, (knex) => orReject(etatCourriels({ outbox: makePostgresOutbox(knex), clock: systemClock })))

const makeRenvoyerCourriels =
  (settings: CliSettings): RenvoyerCourriels =>
  (demande) =>
    onDatabase(settings, (knex) => orReject(renvoyerCourriels({ outbox: makePostgresOutbox(knex) })(demande)))

const makeMigrer =
  (settings: CliSettings): Migrer =>
  () =>
    attempt(() =>
      withDatabase(settings, async ({ knex }) => {
        const before = (await readMigrations(knex)) ?? []
        const faites = await migrate(knex)
        const avant = before.at(-1) ?? null
        return { avant, apres: faites.at(-1) ?? avant ?? 'rien', faites }
      }),
    )

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

/** With invalid settings, only the help works; every other command says what is wrong. */
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

type CliSurroundings = {
  readonly variables: Variables
  readonly signal: AbortSignal
  readonly debug: (line: string) => void
}

/** The commands for this installation; nothing is opened before a command runs. */
const wireCommands = ({ variables, signal, debug }: CliSurroundings): CliFunctions => {
  const settings = loadSettings(variables)
  if (E.isLeft(settings)) return wireRefusals(settings.left)
  const verbose = ['debug', 'trace'].includes(settings.right.environment.logLevel)
  return wire({ ...settings.right, signal, log: verbose ? debug : () => undefined })
}

run().catch((error: unknown) => {
  dire(failureSentence(error))
  process.exitCode = 1
})
