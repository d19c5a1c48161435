import * as t from 'io-ts'
import * as E from '#fp/Either'
import type { Knex } from 'knex'
import { decodeRows, type Result } from '../rows.ts'

/** The decoded rows of a statement; rejects when the database refuses it or a row is not what was expected. */
export const ask = async <A>(knex: Knex, codec: t.Decoder<unknown, A>, statement: string): Promise<readonly A[]> => {
  const rows = decodeRows('sauvegarde', codec)(await knex.raw<Result>(statement))
  if (E.isLeft(rows)) throw new Error('the catalogue cannot be read', { cause: rows.left.cause })
  return rows.right
}

const Statement = t.strict({ ordre: t.string })

/** The statements that a query over the catalogue writes. */
export const askStatements = async (knex: Knex, query: string): Promise<readonly string[]> =>
  (await ask(knex, Statement, query)).map(({ ordre }) => ordre)
