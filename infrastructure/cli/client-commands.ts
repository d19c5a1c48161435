import type { ExporterClient } from '#adapters/cli/commands/clients-exporter'
import type { NettoyerClients } from '#adapters/cli/commands/clients-nettoyer'
import { makeDevisRenderer } from '#adapters/documents/make-devis-renderer'
import { makeZipWriter } from '#adapters/documents/zip/make-zip-writer'
import { makePostgresFactureStore } from '#adapters/postgres/facturation/postgres-facture-store'
import { makePostgresClientRegister } from '#adapters/postgres/client/postgres-client-register'
import { makePostgresCompteStore } from '#adapters/postgres/compte/postgres-compte-store'
import { makePostgresMessageRepository } from '#adapters/postgres/message/postgres-message-store'
import { makePostgresDevisStore } from '#adapters/postgres/devis/postgres-devis-store'
import { makePostgresPrestationRepository } from '#adapters/postgres/prestation/postgres-prestation-repository'
import { makePostgresRetractationStore } from '#adapters/postgres/retractation/postgres-retractation-store'
import { systemClock } from '#adapters/security/system-clock'
import { archiver } from '#application/compte/exporter-donnees'
import { adresseDeVerification } from '#application/facturation/coder-document'
import { nettoyerInactifs } from '#application/registre/nettoyer-inactifs'
import { ADMIN_DU_TERMINAL } from '#application/shared/access'
import * as O from '#fp/Option'
import type { CliSettings } from './cli-settings.ts'
import { attempt, orReject, refused } from './failure-sentence.ts'
import { requireSchema, withExistingDatabase } from './with-database.ts'
import { checkDestination, writeOutput } from './write-output.ts'

const whole = async function* (contenu: Uint8Array): AsyncGenerator<Uint8Array> {
  yield contenu
}

export const makeExporterClient =
  (settings: CliSettings): ExporterClient =>
  (demande) =>
    attempt(async () => {
      checkDestination(demande)
      if (demande.sortie === null && process.stdout.isTTY) {
        throw refused('Une archive ne s’affiche pas\u00a0: donnez un fichier avec --sortie.')
      }
      return withExistingDatabase(settings, async ({ knex }) => {
        await requireSchema(knex)
        const compte = await orReject(makePostgresCompteStore(knex).parEmail(demande.email))
        if (O.isNone(compte)) throw refused(`Aucun compte n’a l’adresse ${demande.email}.`)
        const { contenu } = await orReject(
          archiver(
            {
              clock: systemClock,
              devis: makePostgresDevisStore(knex),
              prestations: makePostgresPrestationRepository(knex),
              messages: makePostgresMessageRepository(knex),
              factures: makePostgresFactureStore(knex),
              retractations: makePostgresRetractationStore(knex),
              devisRenderer: makeDevisRenderer(adresseDeVerification(settings.environment.publicUrl)),
              zip: makeZipWriter(),
              entreprise: settings.entreprise,
            },
            'entreprise',
          )(compte.value),
        )
        return writeOutput(demande, { contenu: whole(contenu), signal: settings.signal })
      })
    })

export const makeNettoyerClients =
  (settings: CliSettings): NettoyerClients =>
  ({ simulation }) =>
    attempt(() =>
      withExistingDatabase(settings, async ({ knex }) => {
        await requireSchema(knex)
        const { adminEmails } = settings.environment
        const nettoyer = nettoyerInactifs({ registreClients: makePostgresClientRegister(knex), adminEmails })
        return orReject(nettoyer({ admin: ADMIN_DU_TERMINAL, simulation }))
      }),
    )
