import type { CreerAdmin } from '#adapters/cli/commands/admin-creer'
import { makePostgresCompteStore } from '#adapters/postgres/compte/postgres-compte-store'
import { makeArgon2PasswordHasher } from '#adapters/security/argon2-password-hasher'
import { makeHmacKeyedHash } from '#adapters/security/hmac-keyed-hash'
import { nodeRandomness } from '#adapters/security/node-randomness'
import { systemClock } from '#adapters/security/system-clock'
import { creerAdmin } from '#application/compte/creer-admin'
import { instanceSecret } from '../config/instance-secret.ts'
import type { CliSettings } from './cli-settings.ts'
import { attempt, orReject } from './failure-sentence.ts'
import { requireSchema, withExistingDatabase } from './with-database.ts'

export const makeCreerAdmin =
  (settings: CliSettings): CreerAdmin =>
  (email) =>
    attempt(() =>
      withExistingDatabase(settings, async ({ knex }) => {
        await requireSchema(knex)
        const { jwtSecret, dataDir } = settings.environment
        const creer = creerAdmin({
          clock: systemClock,
          randomness: nodeRandomness,
          // The same as the site's, which has to recognise the password.
          keyedHash: makeHmacKeyedHash(jwtSecret ?? instanceSecret(dataDir)),
          comptes: makePostgresCompteStore(knex),
          passwordHasher: makeArgon2PasswordHasher(),
          entreprise: settings.entreprise,
        })
        const { motDePasseTemporaire } = await orReject(creer({ email, motDePasse: null }))
        if (motDePasseTemporaire === null) throw new Error('no password was drawn')
        return motDePasseTemporaire
      }),
    )
