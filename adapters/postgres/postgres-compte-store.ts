import type { Knex } from 'knex'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { CompteStore } from '#application/ports/compte-store'
import { portFailure } from '#application/shared/port-failure'
import { query } from './query.ts'

const PORT = 'comptes'

/** Passwords of accounts in PostgreSQL. */
export const makePostgresCompteStore = (knex: Knex): CompteStore => ({
  poserMotDePasseTemporaire: (clientId, empreinte, expireLe) =>
    pipe(
      query(PORT, () =>
        knex('clients')
          .where({ id: clientId })
          .update({ mot_de_passe_temporaire: empreinte, mot_de_passe_temporaire_expire_le: expireLe }),
      ),
      TE.filterOrElse(
        (changed) => changed === 1,
        () => portFailure(PORT)(new Error('no such account')),
      ),
      TE.map(() => undefined),
    ),
})
