import type { PageDeRegistreDemandee } from '#application/shared/page-de-registre'
import type { Decoupe } from './decoupe.ts'
import { enVrac, epoquesDe } from './epoques-sql.ts'
import { apres, conditions, ecrire, lire, MOTS_UN_A_UN, ordre } from './list-sql.ts'
import type { Liste, Parcours, Recherche } from './liste.ts'
import { type Question, questionDe } from './question.ts'
import { type Debut, parEssai, parMots, tranchesDe } from './tranches-sql.ts'

const debutDe = (liste: Liste, page: PageDeRegistreDemandee): Debut =>
  page.curseur === null
    ? null
    : {
        clef: liste.clef === null ? 'cast(:id as text)' : lire(liste),
        apres: apres(liste, page, liste.clef === null ? ['r.id'] : [liste.clef, 'r.id']),
      }

/**
 * What comes after the cursor of a search, or its beginning, slice by slice along its sort: for a list whose sort is cut.
 */
export const walkSlices = (
  liste: Liste,
  recherche: Recherche & { readonly decoupe: Decoupe },
  page: PageDeRegistreDemandee,
): Question => {
  const { clef, sens } = liste
  const coupe = { decoupe: recherche.decoupe, clef, sens }
  const debut = debutDe(liste, page)
  const filtres = conditions(liste, MOTS_UN_A_UN)
  const lignes =
    clef === null
      ? parMots(liste, recherche, coupe, debut, ':nombre')
      : parEssai(liste, recherche, { ...coupe, clef }, debut, filtres)
  const sql = `
    with recursive ${tranchesDe(liste, coupe, debut)}
    select x.id, ${ecrire(liste, 'x.clef')} as clef
    from (${lignes}) as x
    ${ordre(liste, ['x.clef', 'x.id'])}
    limit :nombre`
  return questionDe(liste, page, 0, sql)
}

/**
 * Gathers all that a search leaves, for a sort whose key is dear to find: they are sorted by the column that goes the same
 * way, and the key is found for those of the page, and for what ties with the last of them.
 */
export const gatherByColumn = (
  liste: Liste,
  recherche: Recherche,
  parcours: Parcours,
  page: PageDeRegistreDemandee,
): Question => {
  const { colonne, repere } = parcours
  const clefDe = (ligne: string): string => (liste.clef ?? 'r.id').replaceAll('r.', `${ligne}.`)
  const suivants =
    page.curseur === null
      ? 'true'
      : `c.clef <= ${repere} and (c.clef < ${repere} or ${clefDe('c')} < cast(:clef as text))`
  const sql = `
    with recursive ${epoquesDe(liste, recherche)},
    candidats as materialized (${enVrac({ ...liste, clef: colonne }, recherche)})
    select x.id, x.clef
    from (
      select p.id, ${clefDe('p')} as clef
      from (select c.id from candidats c where ${suivants} order by c.clef desc fetch first :nombre rows with ties) as p
    ) as x
    order by x.clef desc, x.id desc
    limit :nombre`
  return questionDe(liste, page, 0, sql)
}
