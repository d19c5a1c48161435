import { readdirSync } from 'node:fs'
import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Diagnostics } from '#application/ports/diagnostics'
import { type PortFailure, portFailure } from '#application/shared/port-failure'
import { MIGRATIONS_FOLDER } from '../migrations-folder.ts'
import { many } from '../query.ts'

const PORT = 'health'

const MigrationRow = t.strict({ name: t.string })

/** A newer schema is accepted: during an update, two versions share the database. */
const checkSchema =
  (expected: readonly string[]) =>
  (rows: readonly t.TypeOf<typeof MigrationRow>[]): E.Either<PortFailure, void> => {
    const missing = expected.filter((file) => rows.every(({ name }) => name !== file))
    return missing.length === 0
      ? E.right(undefined)
      : E.left(portFailure(PORT)(new Error(`migrations not run: ${missing.join(', ')}`)))
  }

export const makePostgresHealth = (knex: Knex, folder = MIGRATIONS_FOLDER): Pick<Diagnostics, 'verifier'> => {
  const expected = readdirSync(folder).filter((file) => file.endsWith('.ts'))
  return {
    verifier: () =>
      pipe(many(knex, PORT, MigrationRow, 'select name from knex_migrations'), TE.flatMapEither(checkSchema(expected))),
  }
}
