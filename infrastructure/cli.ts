import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Knex } from 'knex'
import { createWriteStream } from 'node:fs'
import { resolve } from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type CliRefusal, refus } from '#adapters/cli/command'
import { type CliFunctions, commandTable, runCli } from '#adapters/cli/run-cli'
import type { Destination, Ecrit } from '#adapters/cli/commands/export'
import type { Controle } from '#adapters/cli/commands/exploitation'
import { makeDocumentRenderer } from '#adapters/documents/make-document-renderer'
import { answerOf } from '#adapters/http/contract/refusals/catalogue'
import { makePostgresStores } from '#adapters/postgres/postgres-stores'
import { orThrow } from '#adapters/postgres/query'
import { readMigrations } from '#adapters/postgres/sauvegarde/catalogue'
import { makeNodeHasher } from '#adapters/security/node-hasher'
import { nodeRandomness, systemClock } from '#adapters/security/outside'
import { composerDossier } from '#application/comptabilite/composer-dossier'
import { exporterLivre } from '#application/comptabilite/exporter-livre'
import { lireComptabilite } from '#application/comptabilite/lire-comptabilite'
import { creerAdmin } from '#application/compte/creer-admin'
import { archiver } from '#application/compte/exporter-donnees'
import { appliquerConservation, lireConservation } from '#application/conservation/conservation'
import { etatCourriels, renvoyerCourriels } from '#application/courrier/courriels-du-terminal'
import { exporter } from '#application/export/exporter'
import { adresseDeVerification } from '#application/facturation/verifier-document'
import type { DocumentRenderer, FichierEnFlux } from '#application/ports/document-renderer'
import { nettoyerInactifs } from '#application/compte/effacer-compte'
import { ADMIN_DU_TERMINAL as admin } from '#application/shared/access'
import { type PortFailure, portFailure } from '#application/shared/port-failure'
import type { AnneeNonCommencee } from '#domain/comptabilite/periode'
import { makeRestaurer, makeSauvegarder, checkPath } from './backup/backup.ts'
import {
  bounded,
  checkAddresses,
  checkLaw,
  checkMail,
  checkSettings,
  databaseProblem,
  describeDatabase,
  checkBackup,
  checkDisk,
} from './cli/checks.ts'
import { attempt, failureSentence, refused } from './cli/failure-sentence.ts'
import { type CliSettings, onDatabase, withDatabase, withExistingDatabase, withSchema } from './cli/with-database.ts'
import type { Variables } from './config/environment.ts'
import { instanceSecret } from './config/instance-secret.ts'
import { loadSettings } from './config/load-settings.ts'
import { migrate } from './database/migrate.ts'
import { endOnSignal } from './end-on-signal.ts'
import { NEW_FILE, throughDraft } from './backup/through-draft.ts'

type Terminal = { readonly stdout: Writable & { readonly isTTY?: boolean }; readonly stderr: Writable }

type Invocation = Terminal & {
  readonly words: readonly string[]
  readonly variables: Variables
  readonly signal: AbortSignal
}

const lineTo =
  (stream: Writable) =>
  (line: string): void => {
    stream.write(`${line}\n`)
  }

/** Runs one command and answers its exit code. */
export const runCommand = async ({ words, variables, signal, stdout, stderr }: Invocation): Promise<number> => {
  const dire = lineTo(stderr)
  try {
    const functions = wireCommands({ variables, signal, stdout, debug: dire })
    return await runCli(words, commandTable(functions), { resultat: lineTo(stdout), dire })
  } catch (error) {
    dire(failureSentence(error))
    return 1
  }
}

/** The first Ctrl-C undoes what the command began; the second ends it at once. */
const runProcess = async (): Promise<void> => {
  const interruption = new AbortController()
  endOnSignal(() => interruption.abort())
  const { argv, env, stdout, stderr } = process
  // `| head` closes the pipe early, which is no error.
  stdout.on('error', () => undefined)
  const { signal } = interruption
  process.exitCode = await runCommand({ words: argv.slice(2), variables: env, signal, stdout, stderr })
}

const whole = async function* (contenu: Uint8Array): AsyncGenerator<Uint8Array> {
  yield contenu
}

const portsOf = ({ environment, entreprise }: CliSettings, knex: Knex) => ({
  ...makePostgresStores(knex),
  clock: systemClock,
  randomness: nodeRandomness,
  documents: makeDocumentRenderer(adresseDeVerification(environment.publicUrl)),
  entreprise,
  adminEmails: environment.adminEmails,
})

type PortsDuTerminal = ReturnType<typeof portsOf>

type Contenu = Output['contenu']

/** The hasher with the secret of the site, so that the site recognises the password. */
const hasherOf = ({ environment: { jwtSecret, dataDir } }: CliSettings) =>
  makeNodeHasher(jwtSecret ?? instanceSecret(dataDir))

const enPhrase = (refus: AnneeNonCommencee | PortFailure): PortFailure =>
  refus._tag === 'AnneeNonCommencee' ? portFailure('comptabilité')(refused(answerOf(refus).message(refus))) : refus

type Tell = (chemin: string) => void

const told = async function* (fichiers: AsyncIterable<FichierEnFlux>, tell: Tell): AsyncGenerator<FichierEnFlux> {
  for await (const fichier of fichiers) {
    tell(fichier.nom)
    yield fichier
  }
}

const telling = (documents: DocumentRenderer, tell: Tell): DocumentRenderer => ({
  ...documents,
  zipEnFlux: (fichiers, instant) => documents.zipEnFlux(told(fichiers, tell), instant),
})

/** Milliseconds for an embedded database to start, recovery included. */
const LIMIT_MS = 45_000

const checkDatabase = (settings: CliSettings): Promise<Controle> =>
  bounded(
    'base de données',
    LIMIT_MS,
    () => withExistingDatabase(settings, ({ knex }) => describeDatabase(settings, knex)),
    databaseProblem,
  )

const unusableSettings =
  (sentences: readonly string[]): CliFunctions['verifier'] =>
  () =>
    Promise.resolve(
      sentences.map((sentence): Controle => ({
        sujet: 'réglages',
        etat: 'problème',
        constat: sentence,
        conseil: 'corrigez la variable, le reste sera contrôlé ensuite',
      })),
    )

const migrateAndTell = async (knex: Knex) => {
  const before = (await readMigrations(knex)) ?? []
  const faites = await migrate(knex)
  const avant = before.at(-1) ?? null
  return { avant, apres: faites.at(-1) ?? avant ?? 'rien', faites }
}

const wire = (settings: CliSettings, stdout: Terminal['stdout']): CliFunctions => {
  const on = <A>(task: (ports: PortsDuTerminal) => TE.TaskEither<PortFailure, A>) =>
    onDatabase(settings, (knex) => orThrow(task(portsOf(settings, knex))))
  const write = (
    destination: Destination,
    check: (destination: Destination, stdout: Terminal['stdout']) => void,
    contenuDe: (ports: PortsDuTerminal) => Promise<Contenu>,
    avancement?: Output['avancement'],
  ) =>
    attempt(async () => {
      check(destination, stdout)
      return withSchema(settings, async (knex) => {
        const contenu = await contenuDe(portsOf(settings, knex))
        return writeOutput(destination, stdout, { contenu, avancement, signal: settings.signal })
      })
    })
  return {
    migrer: () => attempt(() => withDatabase(settings, ({ knex }) => migrateAndTell(knex))),
    verifier: async () => {
      const { dataDir } = settings.environment
      const instant = systemClock.maintenant()
      const outside = await Promise.all([
        checkDatabase(settings),
        checkMail(settings),
        checkAddresses(settings),
        checkDisk(dataDir),
      ])
      return [checkSettings(settings), ...outside, checkBackup(dataDir, instant), checkLaw(instant)]
    },
    creerAdmin: (email) =>
      onDatabase(settings, async (knex) => {
        const creer = creerAdmin({ ...portsOf(settings, knex), hasher: hasherOf(settings) })
        const { motDePasseTemporaire } = await orThrow(creer({ email, motDePasse: null }))
        if (motDePasseTemporaire === null) throw new Error('no password was drawn')
        return motDePasseTemporaire
      }),
    exporterExtrait: (demande) =>
      write(
        demande,
        checkDestination,
        async (ports) => {
          const { quoi, format, annee } = demande
          const { contenu } = await (quoi === 'recettes' || quoi === 'b2c'
            ? orThrow(exporterLivre(ports)({ admin, quoi, format, annee, mois: null }))
            : orThrow(exporter(ports)({ admin, quoi, format })))
          return contenu
        },
        demande.avancement,
      ),
    exporterClient: (demande) =>
      write(demande, checkArchiveDestination, async (ports) => {
        const compte = await orThrow(ports.comptes.parEmail(demande.email))
        if (O.isNone(compte)) throw refused(`Aucun compte n’a l’adresse ${demande.email}.`)
        const { contenu } = await orThrow(archiver(ports, 'entreprise')(compte.value))
        return whole(contenu)
      }),
    nettoyerClients: ({ simulation }) => on((ports) => nettoyerInactifs(ports)({ admin, simulation })),
    lireComptabilite: (annee) => on((ports) => lireComptabilite(ports)({ admin, annee })),
    composerDossier: ({ annee, fichier, ...destination }) =>
      write(destination, checkArchiveDestination, async ({ documents, ...ports }) => {
        const composer = composerDossier({ ...ports, documents: telling(documents, fichier) })
        const { contenu } = await orThrow(pipe(composer({ admin, annee }), TE.mapLeft(enPhrase)))
        return contenu
      }),
    lireConservation: () => on((ports) => lireConservation(ports)(admin)),
    appliquerConservation: (avancement) =>
      on((ports) =>
        pipe(
          appliquerConservation(ports)({ admin, confirmer: true, avancement }),
          TE.mapLeft((refus) =>
            refus._tag === 'PortFailure' ? refus : portFailure('conservation')(new Error(refus._tag)),
          ),
        ),
      ),
    etatCourriels: () => on(etatCourriels),
    renvoyerCourriels: (demande) => on((ports) => renvoyerCourriels(ports)(demande)),
    sauvegarder: makeSauvegarder(settings),
    restaurer: makeRestaurer(settings),
  }
}

/** The commands if the settings are invalid: only the help works, the others report what is wrong. */
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
    lireConservation: refuse,
    appliquerConservation: refuse,
    etatCourriels: refuse,
    renvoyerCourriels: refuse,
    sauvegarder: refuse,
    restaurer: refuse,
  }
}

type CliSurroundings = Pick<Invocation, 'variables' | 'signal' | 'stdout'> & { readonly debug: (line: string) => void }

/** The commands of this installation; nothing is opened before a command runs. */
const wireCommands = ({ variables, signal, stdout, debug }: CliSurroundings): CliFunctions => {
  const settings = loadSettings(variables)
  if (E.isLeft(settings)) return wireRefusals(settings.left)
  const verbose = ['debug', 'trace'].includes(settings.right.environment.logLevel)
  return wire({ ...settings.right, signal, log: verbose ? debug : () => undefined }, stdout)
}

type Output = {
  readonly contenu: AsyncIterable<string | Uint8Array>
  readonly signal: AbortSignal
  readonly avancement?: ((octets: number) => void) | undefined
}

const PAS = 10_000_000

const counting = async function* ({ contenu, avancement }: Output, count: { octets: number }) {
  let told = 0
  for await (const piece of contenu) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
    count.octets += bytes.byteLength
    if (count.octets - told >= PAS) {
      told = count.octets
      avancement?.(told)
    }
    yield bytes
  }
}

const hasReadEnough = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EPIPE'

const toStandardOutput = async (source: Readable, stdout: Writable, signal: AbortSignal): Promise<void> => {
  try {
    await pipeline(source, stdout, { end: false, signal })
  } catch (error) {
    if (!hasReadEnough(error)) throw error
  }
}

const toFile = (path: string, source: Readable, signal: AbortSignal): Promise<void> =>
  throughDraft(path, (draft) => pipeline(source, createWriteStream(draft, NEW_FILE), { signal }))

/** Writes to a file (whole or not at all), or to standard output at the speed of its reader. */
const writeOutput = async (
  { sortie }: Pick<Destination, 'sortie'>,
  stdout: Writable,
  output: Output,
): Promise<Ecrit> => {
  const count = { octets: 0 }
  const source = Readable.from(counting(output, count))
  if (sortie === null) await toStandardOutput(source, stdout, output.signal)
  else await toFile(resolve(sortie), source, output.signal)
  return { octets: count.octets }
}

const checkDestination = ({ sortie, ecraser }: Destination): void => {
  if (sortie !== null) checkPath(resolve(sortie), ecraser)
}

const checkArchiveDestination = (destination: Destination, { isTTY }: Terminal['stdout']): void => {
  checkDestination(destination)
  if (destination.sortie === null && isTTY === true) {
    throw refused('Une archive ne s’affiche pas\u00a0: donnez un fichier avec --sortie.')
  }
}

if (import.meta.main) await runProcess()
