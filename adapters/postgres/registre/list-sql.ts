import type { PageDeRegistreDemandee } from '#application/shared/page-de-registre'
import type { Liste } from './liste.ts'
import { type Question, questionDe } from './question.ts'
import { et, parValeurs, typeDesValeurs } from './conditions-sql.ts'

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
 * Walks the index of the sort once for each value of its first column: each walk goes no further than the page needs. Its
 * rows are in no order from one value to the next, and their keys are as the index has them.
 */
export const marcheDe = (liste: Liste, page: PageDeRegistreDemandee, filtres: string): string =>
  liste.valeurs.map((_, rang) => `(${branche(liste, page, filtres, rang)})`).join(' union all ')

/** Walks a list that is neither searched nor filtered. */
export const walkList = (liste: Liste, page: PageDeRegistreDemandee): Question => {
  const restreinte = liste.restreinte ?? 'true'
  if (liste.clef === null && liste.toutes) return walkAll(liste, page, restreinte)
  const sql = `
    select x.id, ${ecrire(liste, 'x.clef')} as clef
    from (${marcheDe(liste, page, restreinte)}) as x
    ${ordre(liste, liste.clef === null ? ['x.clef'] : ['x.clef', 'x.id'])}
    limit :nombre`
  return questionDe(liste, page, 0, sql)
}

/** Counts what the index of a sort holds, up to `plafond`. */
export const countList = (liste: Liste, plafond: number): Question => {
  const sql = `
    select cast(count(*) as integer) as comptes
    from (
      select from ${liste.table} r
      where ${et([parValeurs(liste), liste.restreinte])}
      limit :plafond
    ) as comptees`
  return questionDe(liste, { limite: 0, curseur: null }, plafond, sql)
}
