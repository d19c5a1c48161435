import { type PageDeRegistreDemandee, TOTAL_EXACT_MAX } from '#application/shared/page-de-registre'
import { epoquesDe, parEpoques } from './epoques-sql.ts'
import { conditions, et, parValeurs } from './conditions-sql.ts'
import { apres, ecrire, lire, marcheDe, ordre } from './list-sql.ts'
import { type Coupe, estSonCompte, type Liste, valeursRares } from './liste.ts'
import { type Question, questionDe } from './question.ts'
import { type Debut, parEssai, parMots, tranchesDe } from './tranches-sql.ts'

/** The most matches that are gathered: one more than is told, or what a sort would rather have sorted than come to. */
const plafondDe = (liste: Liste): number => {
  const rassemblees = valeursRares(liste).length > 0 ? liste.recherche.decoupe?.rassemblees : undefined
  return rassemblees ?? TOTAL_EXACT_MAX + 1
}

const debutDe = (liste: Liste, page: PageDeRegistreDemandee): Debut =>
  page.curseur === null
    ? null
    : {
        clef: liste.clef === null ? 'cast(:id as text)' : lire(liste),
        apres: apres(liste, page, liste.clef === null ? ['r.id'] : [liste.clef, 'r.id']),
      }

/** Whether there may be more than was gathered. */
const TROP = '(select comptes from compte) >= :plafond'

/** A query of ids and keys, and the common tables that it reads. */
type Trouver = { readonly tables: readonly string[]; readonly lignes: string }

/** What a search or a filter leaves, up to `:plafond`. */
const candidatsDe = (liste: Liste): Trouver =>
  liste.mots.length === 0
    ? {
        tables: [],
        lignes: `
        select r.id, ${liste.clef ?? 'r.id'} as clef
        from ${liste.table} r
        where ${et([parValeurs(liste), conditions(liste)])}
        limit :plafond`,
      }
    : { tables: [epoquesDe(liste)], lignes: parEpoques(liste) }

/** What comes after the cursor, or the beginning, along the sort of the list: slice by slice where it is cut, row by row where it is not. */
const alongTheSort = (liste: Liste, page: PageDeRegistreDemandee): Trouver => {
  const { clef, sens, recherche, mots } = liste
  const { decoupe } = recherche
  if (mots.length === 0 || decoupe === null) return { tables: [], lignes: marcheDe(liste, page, conditions(liste)) }
  const debut = debutDe(liste, page)
  const coupe: Coupe = { decoupe, clef, sens }
  return {
    tables: [tranchesDe('tranches', liste, coupe, debut, TROP)],
    lignes:
      clef === null || !decoupe.dense
        ? parMots(liste, coupe, debut)
        : parEssai(liste, { ...coupe, clef }, debut, conditions(liste)),
  }
}

/**
 * A page of a list that is searched or filtered, and how many matches there are, up to some. Few matches are gathered and sorted;
 * when there are many, the page is found along the sort. Every row answers the count; without a page, there is one row.
 */
export const findPage = (liste: Liste, page: PageDeRegistreDemandee): Question => {
  const plafond = plafondDe(liste)
  const sontLesPremiers = page.curseur === null && page.limite < plafond && liste.mots.length > 0 && estSonCompte(liste)
  const candidats = candidatsDe(liste)
  const suite = sontLesPremiers ? null : alongTheSort(liste, page)
  const colonnes = liste.clef === null ? ['c.id'] : ['c.clef', 'c.id']
  const sql = `
    with recursive ${[
      ...candidats.tables,
      `candidats as materialized (${candidats.lignes})`,
      'compte as materialized (select cast(count(*) as integer) as comptes from candidats)',
      ...(suite?.tables ?? []),
    ].join(', ')}
    select n.comptes, x.id, ${ecrire(liste, 'x.clef')} as clef
    from compte n
    left join (
      select y.id, y.clef
      from (
        (
          select c.id, c.clef from candidats c
          where ${et([suite === null ? null : `not ${TROP}`, apres(liste, page, colonnes)])}
          ${ordre(liste, colonnes)}
          limit :nombre
        )
        ${suite === null ? '' : `union all (select s.id, s.clef from (${suite.lignes}) as s where ${TROP})`}
      ) as y
      ${ordre(liste, liste.clef === null ? ['y.id'] : ['y.clef', 'y.id'])}
      limit :nombre
    ) as x on true
    ${ordre(liste, ['x.clef', 'x.id'])}`
  return questionDe(liste, page, plafond, sql)
}
