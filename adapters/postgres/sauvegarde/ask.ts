import * as t from 'io-ts'
import type { Knex } from 'knex'
import { many, orThrow } from '../query.ts'

/** The decoded rows of a statement; rejects when the database refuses it or a row is not what was expected. */
export const ask = <A>(knex: Knex, codec: t.Decoder<unknown, A>, statement: string): Promise<readonly A[]> =>
  orThrow(many(knex, 'sauvegarde', codec, statement))

const Statement = t.strict({ ordre: t.string })

/** The statements that a query over the catalogue writes. */
export const askStatements = async (knex: Knex, query: string): Promise<readonly string[]> =>
  (await ask(knex, Statement, query)).map(({ ordre }) => ordre)
