import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Knex } from 'knex'
import type { LireComptabilite } from '#adapters/cli/commands/comptabilite'
import type { FonctionsDeConservation } from '#adapters/cli/commands/conservation'
import type { ComposerDossier } from '#adapters/cli/commands/export'
import { makeDocumentRenderer } from '#adapters/documents/make-document-renderer'
import { answerOf } from '#adapters/http/contract/refusals/catalogue'
import { makePostgresComptabiliteReader } from '#adapters/postgres/comptabilite/postgres-comptabilite-reader'
import { makePostgresCompteStore } from '#adapters/postgres/compte/postgres-compte-store'
import { makePostgresConservationStore } from '#adapters/postgres/conservation/postgres-conservation-store'
import { systemClock } from '#adapters/security/system-clock'
import { composerDossier } from '#application/comptabilite/composer-dossier'
import { lireComptabilite } from '#application/comptabilite/lire-comptabilite'
import { appliquerConservation, lireConservation } from '#application/conservation/conservation'
import { adresseDeVerification } from '#application/facturation/verifier-document'
import type { DocumentRenderer, FichierEnFlux } from '#application/ports/document-renderer'
import { ADMIN_DU_TERMINAL } from '#application/shared/access'
import { type PortFailure, portFailure } from '#application/shared/port-failure'
import type { AnneeNonCommencee } from '#domain/comptabilite/periode'
import { attempt, orReject, refused } from './failure-sentence.ts'
import { type CliSettings, onDatabase, withSchema } from './with-database.ts'
import { checkArchiveDestination, writeOutput } from './write-output.ts'

export const makeLireComptabilite =
  (settings: CliSettings): LireComptabilite =>
  (annee) =>
    onDatabase(settings, (knex) =>
      orReject(
        lireComptabilite({ clock: systemClock, comptabilite: makePostgresComptabiliteReader(knex) })({
          admin: ADMIN_DU_TERMINAL,
          annee,
        }),
      ),
    )

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

export const makeComposerDossier =
  (settings: CliSettings): ComposerDossier =>
  ({ annee, fichier, ...destination }) =>
    attempt(async () => {
      checkArchiveDestination(destination)
      return withSchema(settings, async (knex) => {
        const ports = {
          clock: systemClock,
          comptabilite: makePostgresComptabiliteReader(knex),
          documents: telling(makeDocumentRenderer(adresseDeVerification(settings.environment.publicUrl)), fichier),
          entreprise: settings.entreprise,
        }
        const { contenu } = await orReject(
          pipe(composerDossier(ports)({ admin: ADMIN_DU_TERMINAL, annee }), TE.mapLeft(enPhrase)),
        )
        return writeOutput(destination, { contenu, signal: settings.signal })
      })
    })

const portsOf = ({ environment }: CliSettings, knex: Knex) => ({
  clock: systemClock,
  conservation: makePostgresConservationStore(knex),
  comptes: makePostgresCompteStore(knex),
  adminEmails: environment.adminEmails,
})

export const makeConservation = (settings: CliSettings): FonctionsDeConservation => ({
  lire: () => onDatabase(settings, (knex) => orReject(lireConservation(portsOf(settings, knex))(ADMIN_DU_TERMINAL))),
  appliquer: (avancement) =>
    onDatabase(settings, (knex) =>
      orReject(
        pipe(
          appliquerConservation(portsOf(settings, knex))({ admin: ADMIN_DU_TERMINAL, confirmer: true, avancement }),
          TE.mapLeft((refus) =>
            refus._tag === 'PortFailure' ? refus : portFailure('conservation')(new Error(refus._tag)),
          ),
        ),
      ),
    ),
})
