import type { PageDeRegistreDemandee } from '#application/shared/page-de-registre'
import { epoquesDe, parEpoques } from './epoques-sql.ts'
import type { Liste } from './liste.ts'
import { type Question, questionDe } from './question.ts'
import { et } from './tranches-sql.ts'

/** Whether a row has the words. */
const MOTS = 'r.recherche @@ cast(:mots as tsquery)'

/** The same, for words that are known to be frequent: as a function it is compared row by row, never found by their index. */
export const MOTS_UN_A_UN = 'ts_match_vq(r.recherche, cast(:mots as tsquery))'

/** What a list leaves out, but for the values of its first column; `lesMots` says how words are compared. */
export const conditions = ({ restreinte, mots, egal }: Liste, lesMots: string): string =>
  et([restreinte, mots.length > 0 ? lesMots : null, egal === null ? null : `r.${egal.colonne} = :egal`])

/** In another collation than the primary key, like the indexes that begin with a statut. */
const ID = 'r.id collate "C"'

/** A key as it travels in a cursor, and back: an instant as whole milliseconds. */
export const ecrire = ({ type }: Liste, clef: string): string =>
  type === 'timestamptz'
    ? `cast(cast(round(extract(epoch from ${clef}) * 1000) as bigint) as text)`
    : `cast(${clef} as text)`

/** The key of a cursor. */
export const lire = ({ type }: Liste): string =>
  type === 'timestamptz'
    ? `timestamptz 'epoch' + cast(:clef as bigint) * interval '1 millisecond'`
    : `cast(:clef as ${type})`

/** The order of a list, by these columns. */
export const ordre = ({ sens }: Liste, colonnes: readonly string[]): string =>
  `order by ${colonnes.map((colonne) => `${colonne} ${sens}`).join(', ')}`

/** What comes after the cursor, in the order of `colonnes`: a key and an id, or the id alone. */
export const apres = (liste: Liste, { curseur }: PageDeRegistreDemandee, colonnes: readonly string[]): string => {
  if (curseur === null) return 'true'
  const signe = liste.sens === 'asc' ? '>' : '<'
  return colonnes.length === 1
    ? `${colonnes[0]} ${signe} :id`
    : `(${colonnes.join(', ')}) ${signe} (${lire(liste)}, :id)`
}

const typeDesValeurs = ({ valeurs }: Liste): string => (typeof valeurs[0] === 'boolean' ? 'boolean' : 'text')

const parValeurs = (liste: Liste): string =>
  liste.toutes ? 'true' : `r.${liste.colonne} = any(cast(:valeurs as ${typeDesValeurs(liste)}[]))`

/** Along the primary key, when every row is wanted in the order of ids. */
const walkAll = (liste: Liste, page: PageDeRegistreDemandee, filtres: string): Question =>
  questionDe(
    liste,
    page,
    0,
    `
    select r.id, r.id as clef
    from ${liste.table} r
    where ${et([filtres, apres(liste, page, ['r.id'])])}
    ${ordre(liste, ['r.id'])}
    limit :nombre`,
  )

/** The walk of one value of the first column, that of `rang`. */
const branche = (liste: Liste, page: PageDeRegistreDemandee, filtres: string, rang: number): string => {
  const { table, colonne, clef, parcours } = liste
  const valeur = `cast(:valeur${rang} as ${typeDesValeurs(liste)})`
  if (parcours !== undefined) {
    return parcours.sql
      .replace('{valeur}', valeur)
      .replace('{filtres}', et([filtres, page.curseur === null ? null : parcours.suite]))
  }
  const colonnes = clef === null ? [ID] : [clef, 'r.id']
  return `
    select r.id, ${clef ?? ID} as clef
    from ${table} r
    where ${et([`r.${colonne} = ${valeur}`, filtres, apres(liste, page, colonnes)])}
    ${ordre(liste, colonnes)}
    limit :nombre`
}

/**
 * Walks the index of the sort once for each value of its first column, and merges: each walk goes no further than the page
 * needs. By ids, the planner may find by the words instead, when they are rare. Another order is asked for once the words
 * are known to be frequent.
 */
export const walkList = (liste: Liste, page: PageDeRegistreDemandee): Question => {
  const filtres = conditions(liste, liste.clef === null ? MOTS : MOTS_UN_A_UN)
  if (liste.clef === null && liste.toutes && liste.egal === null) return walkAll(liste, page, filtres)
  const branches = liste.valeurs.map((_, rang) => `(${branche(liste, page, filtres, rang)})`)
  const sql = `
    select x.id, ${ecrire(liste, 'x.clef')} as clef
    from (${branches.join(' union all ')}) as x
    ${ordre(liste, liste.clef === null ? ['x.clef'] : ['x.clef', 'x.id'])}
    limit :nombre`
  return questionDe(liste, page, 0, sql)
}

/** What a search or a filter leaves, up to `:plafond`, as common tables; a search epoch by epoch where its index has them. */
const candidatsDe = (liste: Liste): string => {
  const { table, clef, mots, recherche } = liste
  if (mots.length === 0 || recherche === undefined) {
    return `candidats as materialized (
      select r.id, ${clef ?? 'r.id'} as clef, 1 as rang
      from ${table} r
      where ${et([parValeurs(liste), conditions(liste, MOTS)])}
      limit :plafond
    )`
  }
  return `${epoquesDe(liste, recherche)}, candidats as materialized (${parEpoques(liste, recherche)})`
}

/**
 * Gathers what a search or a filter leaves, up to `plafond`, then sorts it and takes the page. Every row answers how much
 * was gathered, and from how many slices if it was by slices; when that is `plafond`, the page is not to be believed, but for the first one of a search along its own cut.
 */
export const gatherList = (liste: Liste, page: PageDeRegistreDemandee, plafond: number): Question => {
  const colonnes = liste.clef === null ? ['c.id'] : ['c.clef', 'c.id']
  const sql = `
    with recursive ${candidatsDe(liste)}
    select n.comptes, n.tranches, x.id, ${ecrire(liste, 'x.clef')} as clef
    from (select cast(count(*) as integer) as comptes, cast(max(rang) as integer) as tranches from candidats) as n
    left join lateral (
      select c.id, c.clef from candidats c where ${apres(liste, page, colonnes)}
      ${ordre(liste, colonnes)}
      limit :nombre
    ) as x on true
    ${ordre(liste, ['x.clef', 'x.id'])}`
  return questionDe(liste, page, plafond, sql)
}

/** Counts what the index of a sort holds, up to `plafond`. */
export const countList = (liste: Liste, plafond: number): Question => {
  const sql = `
    select cast(count(*) as integer) as comptes
    from (
      select from ${liste.table} r
      where ${et([parValeurs(liste), conditions(liste, MOTS)])}
      limit :plafond
    ) as comptees`
  return questionDe(liste, { limite: 0, curseur: null }, plafond, sql)
}
