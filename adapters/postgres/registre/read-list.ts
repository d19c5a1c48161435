import { createHash } from 'node:crypto'
import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import {
  type Curseur,
  type PageDeRegistreDemandee,
  TOTAL_EXACT_MAX,
  type Total,
  totalDe,
} from '#application/shared/page-de-registre'
import type { PortFailure } from '#application/shared/port-failure'
import { query } from '../query.ts'
import { decodeRows, type Result } from '../rows.ts'
import { countList, walkList } from './list-sql.ts'
import { estFiltree, type Liste } from './liste.ts'
import type { Question } from './question.ts'
import { findPage } from './search-sql.ts'

/** Where the elements of a page stand, one more than was wanted when there is more, and how long the list is. */
export type Places = { readonly places: readonly Curseur[]; readonly total: Total }

const PlaceRow = t.strict({ id: t.string, clef: t.string })

const FoundRow = t.strict({
  comptes: t.number,
  id: t.union([t.string, t.null]),
  clef: t.union([t.string, t.null]),
})

const ComptesRow = t.strict({ comptes: t.number })

/** Named by what it says: a connection plans it once, which takes longer than to run it. */
const nomDe = (sql: string): string => `registre_${createHash('md5').update(sql).digest('hex')}`

/** Asks a question and reads its rows. */
export const askRows = <A>(
  knex: Knex,
  port: string,
  codec: t.Decoder<unknown, A>,
  { sql, bindings }: Question,
): TE.TaskEither<PortFailure, readonly A[]> =>
  pipe(
    query(port, () => knex.raw<Result>(sql, bindings).options({ name: nomDe(sql) })),
    TE.flatMapEither(decodeRows(port, codec)),
  )

const compter = (knex: Knex, port: string, liste: Liste): TE.TaskEither<PortFailure, Total> =>
  pipe(
    askRows(knex, port, ComptesRow, countList(liste, TOTAL_EXACT_MAX + 1)),
    TE.map(([row]) => totalDe(row?.comptes ?? 0)),
  )

const find = (
  knex: Knex,
  port: string,
  liste: Liste,
  page: PageDeRegistreDemandee,
): TE.TaskEither<PortFailure, Places> =>
  pipe(
    askRows(knex, port, FoundRow, findPage(liste, page)),
    TE.map((rows) => ({
      places: rows.flatMap(({ id, clef }) => (id === null || clef === null ? [] : [{ id, clef }])),
      total: totalDe(rows[0]?.comptes ?? 0),
    })),
  )

/** The places of a page. `totalDeTout` counts a list without filter nor restriction. */
export const readList = (
  knex: Knex,
  port: string,
  liste: Liste,
  page: PageDeRegistreDemandee,
  totalDeTout: TE.TaskEither<PortFailure, Total>,
): TE.TaskEither<PortFailure, Places> => {
  if (liste.valeurs.length === 0) return TE.right({ places: [], total: totalDe(0) })
  if (estFiltree(liste)) return find(knex, port, liste, page)
  return pipe(
    liste.restreinte === null ? totalDeTout : compter(knex, port, liste),
    TE.bindTo('total'),
    TE.bind('places', () => askRows(knex, port, PlaceRow, walkList(liste, page))),
  )
}
