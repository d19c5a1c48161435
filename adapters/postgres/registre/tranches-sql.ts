import type { Coupe, Liste, Recherche } from './liste.ts'

/** `chr(1)`: stands before each word of a search, for the slice that is looked into. */
export const MARQUE = '\u0001'

/** Where a search by slices begins, in the slice of a key, and what comes after it; `null` is the beginning. */
export type Debut = { readonly clef: string; readonly apres: string } | null

const trancheDe = ({ decoupe }: Coupe, clef: string): string => decoupe.tranche.replaceAll('k.clef', clef)

/** All of some conditions. */
export const et = (conditions: readonly (string | null)[]): string => {
  const utiles = conditions.filter((une) => une !== null && une !== '' && une !== 'true')
  return utiles.length === 0 ? 'true' : utiles.join(' and ')
}

const estSeule = ({ toutes }: Liste, { decoupe }: Coupe): boolean => toutes && decoupe.seule

/** A key in the collation of the index that has it. */
const clefDe = (liste: Liste, coupe: Coupe): string =>
  coupe.clef ?? (estSeule(liste, coupe) ? 'r.id' : 'r.id collate "C"')

/** The slice of a key that is given, in the collation of the others. */
const premiereDe = (liste: Liste, coupe: Coupe, clef: string): string =>
  `select ${trancheDe(coupe, clefDe(liste, coupe).endsWith('collate "C"') ? `${clef} collate "C"` : clef)}`

/** The slice of the first key along an index of the table, of the values that are wanted. */
export const premiere = (liste: Liste, coupe: Coupe, condition: string): string => {
  const { sens } = coupe
  const seule = estSeule(liste, coupe)
  const clef = clefDe(liste, coupe)
  const branches = (seule ? [null] : liste.valeurs).map((_, rang) => {
    const conditions = et([
      seule ? null : `r.${liste.colonne} = :valeur${rang}`,
      coupe.clef === null ? null : liste.restreinte,
      condition.replaceAll('k.clef', clef),
    ])
    return `(select ${clef} as clef from ${liste.table} r where ${conditions} order by ${clef} ${sens} limit 1)`
  })
  return `select ${trancheDe(coupe, 'k.clef')} from (${branches.join(' union all ')}) as k order by k.clef ${sens} limit 1`
}

/** A common table of the slices that hold a row, in the order of the cut; no more are found than are asked for. */
export const tranchesDe = (liste: Liste, coupe: Coupe, debut: Debut): string => `tranches (tranche, rang) as (
  select (${debut === null ? premiere(liste, coupe, '') : premiereDe(liste, coupe, debut.clef)}), 1
  union all
  select (${premiere(liste, coupe, coupe.decoupe.apres[coupe.sens])}), t.rang + 1 from tranches t where t.tranche is not null
)`

const trouvees = ({ vecteur }: Recherche, { decoupe: { marque } }: Coupe): string =>
  `${vecteur} @@ cast(replace(:requete, chr(1), '${marque}' || t.tranche || '/') as tsquery)`

/** What a list leaves out, compared row by row: an index of it would be read whole for each slice. */
const unAUn = ({ restreinte }: Liste): string | null => (restreinte === null ? null : `(${restreinte}) is true`)

const ordreDe = ({ clef, sens }: Coupe): string => (clef === null ? `r.id ${sens}` : `${clef} ${sens}, r.id ${sens}`)

/** What `lateral` finds in each slice, up to a limit. */
export const parTranches = (lateral: string, condition: string, limite: string): string => `
  select x.id, x.clef, t.rang
  from tranches t cross join lateral (${lateral}) as x
  where ${et(['t.tranche is not null', condition])}
  limit ${limite}`

/** The matches in the slice, found by their words. */
export const dansLaTranche = (liste: Liste, recherche: Recherche, coupe: Coupe, debut: Debut): string => `
    select r.id, ${liste.clef ?? 'r.id'} as clef
    from ${liste.table} r
    where ${et([trouvees(recherche, coupe), unAUn(liste), debut?.apres ?? null])}`

/** The matches of a search, slice by slice: those of a slice are found by their words, then sorted. */
export const parMots = (liste: Liste, recherche: Recherche, coupe: Coupe, debut: Debut, limite: string): string =>
  parTranches(`${dansLaTranche(liste, recherche, coupe, debut)} order by ${ordreDe(coupe)} limit ${limite}`, '', limite)

type CoupeParClef = Coupe & { readonly clef: string }

/** The rows of the slice along the index of the sort: one walk for each value of its first column, merged. */
const marche = (liste: Liste, coupe: CoupeParClef, debut: Debut, filtres: string, limite: string): string => {
  const { clef, sens, decoupe } = coupe
  const dedans = [decoupe.apres.asc, decoupe.apres.desc].map((dehors) => `not (${dehors.replaceAll('k.clef', clef)})`)
  const branches = liste.valeurs.map((_, rang) => {
    const conditions = et([`r.${liste.colonne} = :valeur${rang}`, ...dedans, filtres, debut?.apres ?? null])
    return `(select r.*, ${clef} as clef from ${liste.table} r where ${conditions} order by ${ordreDe(coupe)} limit ${limite})`
  })
  return `select u.* from (${branches.join(' union all ')}) as u order by u.clef ${sens}, u.id ${sens} limit ${limite}`
}

/** Whether the slice has a match at all. */
const presente = (liste: Liste, recherche: Recherche, coupe: Coupe): string =>
  `exists (select from ${liste.table} r where ${et([trouvees(recherche, coupe), unAUn(liste)])})`

/** Rows of a slice that are compared one by one before its matches are all gathered. */
const ESSAI = '200'

/**
 * The matches of words along the sort. Many rows may have them, or they stand together, as a first name does in a list of names:
 * a slice that has any is walked a little way first; when that does not fill the page, its matches are found by their words.
 */
export const parEssai = (
  liste: Liste,
  recherche: Recherche,
  coupe: CoupeParClef,
  debut: Debut,
  filtres: string,
): string => {
  const lateral = `
    with essai as materialized (
      select r.id, r.clef from (${marche(liste, coupe, debut, '', ESSAI)}) as r where ${filtres} limit :nombre
    )
    (select e.id, e.clef from essai e where (select count(*) from essai) = :nombre)
    union all
    (
      select x.id, x.clef from (${dansLaTranche(liste, recherche, coupe, debut)}) as x
      where (select count(*) from essai) < :nombre
      order by x.clef ${coupe.sens}, x.id ${coupe.sens}
      limit :nombre
    )`
  return parTranches(lateral, presente(liste, recherche, coupe), ':nombre')
}
