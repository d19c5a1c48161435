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
const premiere = (liste: Liste, coupe: Coupe, condition: string): string => {
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

const ordreDe = ({ clef, sens }: Coupe): string => (clef === null ? `r.id ${sens}` : `${clef} ${sens}, r.id ${sens}`)

const parTranches = (lateral: string, condition: string, limite: string): string => `
  select x.id, x.clef, t.rang
  from tranches t cross join lateral (${lateral}) as x
  where ${et(['t.tranche is not null', condition])}
  limit ${limite}`

/** The matches of a search, slice by slice: those of a slice are found by their words, then sorted. */
export const parMots = (liste: Liste, recherche: Recherche, coupe: Coupe, debut: Debut, limite: string): string => {
  const conditions = et([trouvees(recherche, coupe), liste.restreinte, debut?.apres ?? null])
  const lateral = `
    select r.id, ${liste.clef ?? 'r.id'} as clef
    from ${liste.table} r
    where ${conditions}
    order by ${ordreDe(coupe)}
    limit ${limite}`
  return parTranches(lateral, '', limite)
}

/** The matches of a search, slice by slice and in no order within: for who sorts them all afterwards. */
export const enVrac = (liste: Liste, recherche: Recherche, limite: string): string => {
  const { compte } = recherche
  const lateral = `
    select r.id, ${liste.clef ?? 'r.id'} as clef
    from ${liste.table} r
    where ${et([trouvees(recherche, compte), liste.restreinte])}`
  return parTranches(lateral, '', limite)
}

/**
 * The matches of words that many rows have: a slice that has any is walked along the index of the sort, once for each value of
 * its first column, and the rows are compared one by one. `filtres` is that comparison.
 */
export const parClefs = (
  liste: Liste,
  recherche: Recherche,
  coupe: Coupe & { readonly clef: string },
  debut: Debut,
  filtres: string,
): string => {
  const { clef, sens, decoupe } = coupe
  const dedans = [decoupe.apres.asc, decoupe.apres.desc].map((dehors) => `not (${dehors.replaceAll('k.clef', clef)})`)
  const branches = liste.valeurs.map((_, rang) => {
    const conditions = et([`r.${liste.colonne} = :valeur${rang}`, ...dedans, filtres, debut?.apres ?? null])
    return `(select r.id, ${clef} as clef from ${liste.table} r where ${conditions} order by ${ordreDe(coupe)} limit :nombre)`
  })
  const lateral = `
    select u.id, u.clef from (${branches.join(' union all ')}) as u order by u.clef ${sens}, u.id ${sens} limit :nombre`
  const presente = `exists (select from ${liste.table} r where ${et([trouvees(recherche, coupe), liste.restreinte])})`
  return parTranches(lateral, presente, ':nombre')
}
