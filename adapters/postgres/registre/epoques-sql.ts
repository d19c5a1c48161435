import { type Coupe, estSonCompte, type Liste, type Recherche } from './liste.ts'
import { dansLaTranche, parTranches, premiere, tranchesDe } from './tranches-sql.ts'

/** So many epochs are searched slice by slice at once: what many rows have is found there. */
const EPOQUES_DETAILLEES = 2

/** The cut that matches are counted along, in epochs. */
const coupeDe = ({ compte, epoques }: Recherche): Coupe => ({ ...compte, decoupe: epoques })

/** A common table of the epochs that hold a row, in the order of the cut, called `tranches` like the slices of other searches. */
export const epoquesDe = (liste: Liste, recherche: Recherche): string => tranchesDe(liste, coupeDe(recherche), null)

/** All the matches of a search, epoch by epoch and in no order within: for who sorts them all afterwards. */
export const enVrac = (liste: Liste, recherche: Recherche): string =>
  parTranches(dansLaTranche(liste, recherche, coupeDe(recherche), null), '', 'all')

/** The slices within an epoch, in the order of the cut. */
const tranchesDedans = ({ compte: { sens }, epoques: { dedans } }: Recherche): string =>
  `unnest(array[${(sens === 'asc' ? dedans : dedans.toReversed()).join(', ')}]) with ordinality as d (tranche, rang)`

/** How many slices of the first epoch come before the first one that holds a row. */
const vides = (liste: Liste, recherche: Recherche): string => `(
  select ${recherche.epoques.dedans.length} + d.rang - 1
  from tranches t cross join ${tranchesDedans(recherche)}
  where t.rang = 1 and d.tranche = (${premiere(liste, recherche.compte, '')})
  limit 1
)`

/**
 * The matches of a search up to `:plafond`, which are the first ones where the list goes along its cut. Those of an epoch are
 * found at once when they are not many; otherwise slice by slice, and these tell the rank of their slice, from 1.
 */
export const parEpoques = (liste: Liste, recherche: Recherche): string => {
  const { compte, epoques } = recherche
  const ordre = estSonCompte(liste, recherche) ? `order by clef ${compte.sens}, id ${compte.sens}` : ''
  const tranche = dansLaTranche(liste, recherche, compte, null).replaceAll('t.tranche', 'd.tranche')
  return `
  select x.id, x.clef, x.rang
  from tranches t cross join lateral (
    with essai as materialized (
      select e.id, e.clef from (${dansLaTranche(liste, recherche, coupeDe(recherche), null)}) as e
      where t.rang > ${EPOQUES_DETAILLEES}
      limit :essai
    )
    (
      select id, clef, null as rang from essai
      where t.rang > ${EPOQUES_DETAILLEES} and (select count(*) from essai) < :essai
      ${ordre}
      limit :plafond
    )
    union all
    (
      select f.id, f.clef, t.rang * ${epoques.dedans.length} + d.rang - ${vides(liste, recherche)}
      from ${tranchesDedans(recherche)} cross join lateral (${tranche} ${ordre} limit :plafond) as f
      where t.rang <= ${EPOQUES_DETAILLEES} or (select count(*) from essai) >= :essai
      limit :plafond
    )
  ) as x
  where t.tranche is not null
  limit :plafond`
}
