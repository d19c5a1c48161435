import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import {
  type Curseur,
  type PageDeRegistreDemandee,
  type Total,
  TOTAL_EXACT_MAX,
  totalDe,
} from '#application/shared/page-de-registre'
import type { PortFailure } from '#application/shared/port-failure'
import { query } from '../query.ts'
import { decodeRows, type Result } from '../rows.ts'
import { countList, gatherList, type Question, walkList } from './list-sql.ts'
import { estFiltree, type Liste } from './liste.ts'

/** Where the elements of a page stand, one more than was wanted when there is more, and how long the list is. */
export type Places = { readonly places: readonly Curseur[]; readonly total: Total }

const PLAFOND = TOTAL_EXACT_MAX + 1

/** How many matches are gathered to be sorted by a key: for fewer, its index would be walked too far. */
const TRIES_MAX = 1_000

/** By ids the planner chooses well between a walk and the words, so no more is gathered than is counted. */
const plafondDe = ({ clef }: Liste): number => (clef === null ? PLAFOND : TRIES_MAX + 1)

const PlaceRow = t.strict({ id: t.string, clef: t.string })

const GatheredRow = t.strict({
  comptes: t.number,
  id: t.union([t.string, t.null]),
  clef: t.union([t.string, t.null]),
})

const ComptesRow = t.strict({ comptes: t.number })

/** Asks a question and reads its rows. */
export const askRows = <A>(
  knex: Knex,
  port: string,
  codec: t.Decoder<unknown, A>,
  { sql, bindings }: Question,
): TE.TaskEither<PortFailure, readonly A[]> =>
  pipe(
    query(port, () => knex.raw<Result>(sql, bindings)),
    TE.flatMapEither(decodeRows(port, codec)),
  )

const compter = (knex: Knex, port: string, liste: Liste): TE.TaskEither<PortFailure, Total> =>
  pipe(
    askRows(knex, port, ComptesRow, countList(liste, PLAFOND)),
    TE.map(([row]) => totalDe(row?.comptes ?? 0)),
  )

const gather = (knex: Knex, port: string, liste: Liste, page: PageDeRegistreDemandee) =>
  pipe(
    askRows(knex, port, GatheredRow, gatherList(liste, page, plafondDe(liste))),
    TE.map((rows) => ({
      trop: (rows[0]?.comptes ?? 0) >= plafondDe(liste),
      places: rows.flatMap(({ id, clef }) => (id === null || clef === null ? [] : [{ id, clef }])),
      total: totalDe(rows[0]?.comptes ?? 0),
    })),
  )

const walk = (knex: Knex, port: string, liste: Liste, page: PageDeRegistreDemandee, total: Total) =>
  pipe(
    askRows(knex, port, PlaceRow, walkList(liste, page)),
    TE.map((places): Places => ({ places, total })),
  )

/**
 * The places of a page. Few matches are gathered and sorted; many, or all, are met soon enough on a walk along the index.
 * `totalDeTout` counts a list without filter nor restriction.
 */
export const readList = (
  knex: Knex,
  port: string,
  liste: Liste,
  page: PageDeRegistreDemandee,
  totalDeTout: TE.TaskEither<PortFailure, Total>,
): TE.TaskEither<PortFailure, Places> => {
  if (liste.valeurs.length === 0) return TE.right({ places: [], total: totalDe(0) })
  if (estFiltree(liste)) {
    return pipe(
      gather(knex, port, liste, page),
      TE.flatMap(({ trop, ...trouvees }): TE.TaskEither<PortFailure, Places> =>
        trop ? walk(knex, port, liste, page, trouvees.total) : TE.right(trouvees),
      ),
    )
  }
  return pipe(
    liste.restreinte === null ? totalDeTout : compter(knex, port, liste),
    TE.flatMap((total) => walk(knex, port, liste, page, total)),
  )
}
