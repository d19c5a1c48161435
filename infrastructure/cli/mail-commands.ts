import type { LireEtatCourriels } from '#adapters/cli/commands/courriels-etat'
import type { RenvoyerCourriels } from '#adapters/cli/commands/courriels-renvoyer'
import { makePostgresOutbox } from '#adapters/postgres/courrier/postgres-outbox'
import { systemClock } from '#adapters/security/system-clock'
import { etatCourriels, renvoyerCourriels } from '#application/courrier/courriels-du-terminal'
import type { Outbox } from '#application/ports/outbox'
import type { CliSettings } from './cli-settings.ts'
import { attempt, orReject } from './failure-sentence.ts'
import { requireSchema, withExistingDatabase } from './with-database.ts'

const withOutbox = <A>(settings: CliSettings, use: (outbox: Outbox) => Promise<A>): Promise<A> =>
  withExistingDatabase(settings, async ({ knex }) => {
    await requireSchema(knex)
    return use(makePostgresOutbox(knex))
  })

export const makeLireEtatCourriels =
  (settings: CliSettings): LireEtatCourriels =>
  () =>
    attempt(() => withOutbox(settings, (outbox) => orReject(etatCourriels({ outbox, clock: systemClock }))))

export const makeRenvoyerCourriels =
  (settings: CliSettings): RenvoyerCourriels =>
  (demande) =>
    attempt(() => withOutbox(settings, (outbox) => orReject(renvoyerCourriels({ outbox })(demande))))
