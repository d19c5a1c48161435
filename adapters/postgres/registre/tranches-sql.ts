import { et, unAUn } from './conditions-sql.ts'
import type { Coupe, Liste } from './liste.ts'

/** `chr(1)`: stands before each word of a search, for the slice that is looked into. */
export const MARQUE = '\u0001'

/** A common table of slices, or of epochs, in the order of their cut. */
export type NomDeTranches = 'epoques' | 'tranches'

/** Where a search by slices begins, in the slice of a key, and what comes after it; `null` is the beginning. */
export type Debut = { readonly clef: string; readonly apres: string } | null

const trancheDe = ({ decoupe }: Coupe, clef: string): string => decoupe.tranche.replaceAll('k.clef', clef)

const estSeule = ({ toutes }: Liste, { decoupe }: Coupe): boolean => toutes && decoupe.seule

/** A key in the collation of the index that has it. */
const clefDe = (liste: Liste, coupe: Coupe): string =>
  coupe.clef ?? (estSeule(liste, coupe) ? 'r.id' : 'r.id collate "C"')

/** The slice of a key that is given, in the collation of the others. */
const premiereDe = (liste: Liste, coupe: Coupe, clef: string): string =>
  trancheDe(coupe, clefDe(liste, coupe).endsWith('collate "C"') ? `${clef} collate "C"` : clef)

/** The slice of the first key along an index of the table, of the values that are wanted. */
const premiere = (liste: Liste, coupe: Coupe, condition: string): string => {
  const { sens, decoupe } = coupe
  const seule = estSeule(liste, coupe)
  const clef = decoupe.colonne ?? clefDe(liste, coupe)
  const branches = (seule ? [null] : liste.valeurs).map((_, rang) => {
    const conditions = et([
      seule ? null : `r.${liste.colonne} = :valeur${rang}`,
      coupe.clef === null ? null : liste.restreinte,
      condition.replaceAll('k.clef', clef),
    ])
    return `(select ${clef} as clef from ${liste.table} r where ${conditions} order by ${clef} ${sens} limit 1)`
  })
  const tranche = decoupe.colonne === null ? trancheDe(coupe, 'k.clef') : 'k.clef'
  return `(select ${tranche} from (${branches.join(' union all ')}) as k order by k.clef ${sens} limit 1)`
}

/** A common table of the slices that hold a row, in the order of the cut, if any is wanted; no more are found than are asked for. */
export const tranchesDe = (
  nom: NomDeTranches,
  liste: Liste,
  coupe: Coupe,
  debut: Debut,
  condition: string,
): string => `${nom} (tranche, rang) as (
  select ${debut === null ? premiere(liste, coupe, '') : premiereDe(liste, coupe, debut.clef)}, 1 where ${condition}
  union all
  select ${premiere(liste, coupe, coupe.decoupe.apres[coupe.sens])}, t.rang + 1 from ${nom} t where t.tranche is not null
)`

const trouvees = ({ recherche: { vecteur } }: Liste, { decoupe: { marque, ecrite } }: Coupe): string =>
  `${vecteur} @@ cast(replace(:requete, chr(1), '${marque}' || ${ecrite ?? 't.tranche'} || '/') as tsquery)`

const ordreDe = ({ clef, sens }: Coupe): string => (clef === null ? `r.id ${sens}` : `${clef} ${sens}, r.id ${sens}`)

/** The matches in the slice, found by their words. */
export const dansLaTranche = (liste: Liste, coupe: Coupe, debut: Debut): string => `
    select r.id, ${liste.clef ?? 'r.id'} as clef
    from ${liste.table} r
    where ${et([trouvees(liste, coupe), unAUn(liste), debut?.apres ?? null])}`

/** The matches of a search, slice by slice: those of a slice are found by their words, then sorted. */
export const parMots = (liste: Liste, coupe: Coupe, debut: Debut): string => `
  select x.id, x.clef
  from tranches t cross join lateral (
    ${dansLaTranche(liste, coupe, debut)} order by ${ordreDe(coupe)} limit :nombre
  ) as x
  where t.tranche is not null
  limit :nombre`

type CoupeParClef = Coupe & { readonly clef: string }

/** The rows of the slice along the index of the sort: one walk for each value of its first column, merged. */
const marche = (liste: Liste, coupe: CoupeParClef, debut: Debut, limite: number): string => {
  const { clef, sens, decoupe } = coupe
  const dedans = [decoupe.apres.asc, decoupe.apres.desc].map((dehors) => `not (${dehors.replaceAll('k.clef', clef)})`)
  const branches = liste.valeurs.map((_, rang) => {
    const conditions = et([`r.${liste.colonne} = :valeur${rang}`, ...dedans, debut?.apres ?? null])
    return `(select r.*, ${clef} as clef from ${liste.table} r where ${conditions} order by ${ordreDe(coupe)} limit ${limite})`
  })
  return `select u.* from (${branches.join(' union all ')}) as u order by u.clef ${sens}, u.id ${sens} limit ${limite}`
}

/** So many matches of a slice are sorted as they are found. */
const LOT = 100

/** Rows of a slice that are compared one by one before more matches than that are all gathered. */
const ESSAI = 400

/**
 * The matches of words along the sort. The few of a slice are found by their words. Where many rows have them, the slice is
 * walked a little way; when they stand together further on, as a first name does in a list of names, all are found by their words.
 */
export const parEssai = (liste: Liste, coupe: CoupeParClef, debut: Debut, filtres: string): string => {
  const trouves = dansLaTranche(liste, coupe, debut)
  const ordre = `order by x.clef ${coupe.sens}, x.id ${coupe.sens} limit :nombre`
  const assez = `(select count(*) = :nombre from essai)`
  return `
  select x.id, x.clef
  from tranches t
    cross join lateral (
      select cast(count(*) as integer) as nombre, array_agg(l.id) as ids, array_agg(l.clef) as clefs
      from (${trouves} limit ${LOT + 1}) as l
    ) as lot
    cross join lateral (
      with essai as materialized (
        select r.id, r.clef from (${marche(liste, coupe, debut, ESSAI)}) as r where ${filtres} limit :nombre
      )
      (select x.id, x.clef from unnest(lot.ids, lot.clefs) as x (id, clef) where lot.nombre <= ${LOT} ${ordre})
      union all
      (select x.id, x.clef from essai as x where case when lot.nombre > ${LOT} then ${assez} end ${ordre})
      union all
      (select x.id, x.clef from (${trouves}) as x where case when lot.nombre > ${LOT} then not ${assez} end ${ordre})
    ) as x
  where t.tranche is not null and lot.nombre > 0
  limit :nombre`
}
