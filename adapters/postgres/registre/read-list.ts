import { createHash } from 'node:crypto'
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
import { countList, gatherList, walkList } from './list-sql.ts'
import type { Question } from './question.ts'
import { gatherByColumn, walkSlices } from './search-sql.ts'
import type { Decoupe } from './decoupe.ts'
import { estFiltree, estSonCompte, type Liste, type Recherche } from './liste.ts'

/** Where the elements of a page stand, one more than was wanted when there is more, and how long the list is. */
export type Places = { readonly places: readonly Curseur[]; readonly total: Total }

const PLAFOND = TOTAL_EXACT_MAX + 1

/** How many matches are gathered to be sorted by a key: for fewer, its index would be walked too far. */
const TRIES_MAX = 1_000

/** Words are frequent when so few slices have as many matches as are gathered. */
const TRANCHES_DENSES = 2

/** Whether the first that a search meets are the first of its list. */
const commenceBien = (liste: Liste, { curseur }: PageDeRegistreDemandee): boolean =>
  curseur === null && liste.mots.length > 0 && liste.recherche !== undefined && estSonCompte(liste, liste.recherche)

const estCherchee = ({ mots, recherche }: Liste): boolean => mots.length > 0 && recherche !== undefined

/** A sort by ids, and a search that goes on by another way, need no more than what is counted. */
const plafondDe = (liste: Liste): number => (liste.clef === null || estCherchee(liste) ? PLAFOND : TRIES_MAX + 1)

const PlaceRow = t.strict({ id: t.string, clef: t.string })

const GatheredRow = t.strict({
  comptes: t.number,
  tranches: t.union([t.number, t.null]),
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
    askRows(knex, port, ComptesRow, countList(liste, PLAFOND)),
    TE.map(([row]) => totalDe(row?.comptes ?? 0)),
  )

const gather = (knex: Knex, port: string, liste: Liste, page: PageDeRegistreDemandee, plafond: number) =>
  pipe(
    askRows(knex, port, GatheredRow, gatherList(liste, page, plafond)),
    TE.map((rows) => ({
      trop: (rows[0]?.comptes ?? 0) >= plafond,
      places: rows.flatMap(({ id, clef }) => (id === null || clef === null ? [] : [{ id, clef }])),
      frequents: (rows[0]?.tranches ?? TRANCHES_DENSES + 1) <= TRANCHES_DENSES,
      total: totalDe(rows[0]?.comptes ?? 0),
    })),
  )

const read = (knex: Knex, port: string, question: Question, total: Total) =>
  pipe(
    askRows(knex, port, PlaceRow, question),
    TE.map((places): Places => ({ places, total })),
  )

/** More than a search of words that few rows have can leave. */
const TOUTES = 1_000_000

/** A search in slices of the sort, when that is not what its matches are counted along. */
const autreCoupe = (liste: Liste, page: PageDeRegistreDemandee): (Recherche & { readonly decoupe: Decoupe }) | null => {
  const { mots, recherche } = liste
  if (mots.length === 0 || recherche === undefined || commenceBien(liste, page)) return null
  const { decoupe } = recherche
  return decoupe === null ? null : { ...recherche, decoupe }
}

/** How a page is found once there is more than was gathered. */
const readBeyond = (
  knex: Knex,
  port: string,
  liste: Liste,
  page: PageDeRegistreDemandee,
  { total, frequents }: { readonly total: Total; readonly frequents: boolean },
): TE.TaskEither<PortFailure, Places> => {
  const { mots, recherche, parcours } = liste
  if (mots.length === 0 || recherche === undefined) return read(knex, port, walkList(liste, page), total)
  if (frequents) return read(knex, port, walkList(liste, page), total)
  return parcours === undefined
    ? gather(knex, port, liste, page, TOUTES)
    : read(knex, port, gatherByColumn(liste, recherche, parcours, page), total)
}

/** The matches are counted, and the page is looked for along the sort, both at once: few matches are gathered by then. */
const readBothWays = (
  knex: Knex,
  port: string,
  liste: Liste,
  page: PageDeRegistreDemandee,
  recherche: Recherche & { readonly decoupe: Decoupe },
): TE.TaskEither<PortFailure, Places> =>
  pipe(
    gather(knex, port, liste, page, plafondDe(liste)),
    TE.bindTo('comptees'),
    TE.apS('placees', askRows(knex, port, PlaceRow, walkSlices(liste, recherche, page))),
    TE.map(({ comptees: { trop, places, total }, placees }) => ({ places: trop ? placees : places, total })),
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
  const coupee = autreCoupe(liste, page)
  if (coupee !== null) return readBothWays(knex, port, liste, page, coupee)
  if (estFiltree(liste)) {
    return pipe(
      gather(knex, port, liste, page, plafondDe(liste)),
      TE.flatMap(({ trop, frequents, ...trouvees }) =>
        trop && !commenceBien(liste, page)
          ? readBeyond(knex, port, liste, page, { total: trouvees.total, frequents })
          : TE.right<PortFailure, Places>(trouvees),
      ),
    )
  }
  return pipe(
    liste.restreinte === null ? totalDeTout : compter(knex, port, liste),
    TE.flatMap((total) => read(knex, port, walkList(liste, page), total)),
  )
}
