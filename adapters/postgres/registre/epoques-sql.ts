import { et, parValeurs } from './conditions-sql.ts'
import { type Coupe, estSonCompte, type Liste } from './liste.ts'
import { dansLaTranche, tranchesDe } from './tranches-sql.ts'

/** So many epochs are searched slice by slice at once: what many rows have is found there. */
const EPOQUES_DETAILLEES = 2

/** The cut that matches are counted along, in epochs. */
const coupeDe = ({ recherche: { compte, epoques } }: Liste): Coupe => ({ ...compte, decoupe: epoques })

/** Whether the list has a row at all: the first epoch of one that has none would be looked for among all the others. */
const existe = (liste: Liste): string =>
  `exists (select from ${liste.table} r where ${et([parValeurs(liste), liste.restreinte])})`

/** A common table of the epochs that hold a row, in the order of the cut. */
export const epoquesDe = (liste: Liste): string =>
  tranchesDe('epoques', liste, coupeDe(liste), null, liste.restreinte === null ? 'true' : existe(liste))

/** The slices within an epoch, in the order of the cut. */
const tranchesDedans = ({
  recherche: {
    compte: { sens },
    epoques: { dedans },
  },
}: Liste): string => `unnest(array[${(sens === 'asc' ? dedans : dedans.toReversed()).join(', ')}]) as d (tranche)`

/**
 * The matches of a search up to `:plafond`, which are the first ones where the list goes along its cut. Those of an epoch are
 * found at once when they are not many; otherwise slice by slice.
 */
export const parEpoques = (liste: Liste): string => {
  const { compte } = liste.recherche
  const ordre = estSonCompte(liste) ? `order by clef ${compte.sens}, id ${compte.sens}` : ''
  const tranche = dansLaTranche(liste, compte, null).replaceAll('t.tranche', 'd.tranche')
  return `
  select x.id, x.clef
  from epoques t cross join lateral (
    with essai as materialized (
      select e.id, e.clef from (${dansLaTranche(liste, coupeDe(liste), null)}) as e
      where t.rang > ${EPOQUES_DETAILLEES}
      limit :essai
    )
    (
      select id, clef from essai
      where t.rang > ${EPOQUES_DETAILLEES} and (select count(*) from essai) < :essai
      ${ordre}
      limit :plafond
    )
    union all
    (
      select f.id, f.clef
      from ${tranchesDedans(liste)} cross join lateral (${tranche} ${ordre} limit :plafond) as f
      where t.rang <= ${EPOQUES_DETAILLEES} or (select count(*) from essai) >= :essai
      limit :plafond
    )
  ) as x
  where t.tranche is not null
  limit :plafond`
}
