import * as t from 'io-ts'
import type { AcompteFacture } from '#domain/comptabilite/acompte-facture'
import type { Periode } from '#domain/comptabilite/periode'
import { NumeroPiece } from '#domain/facturation/numero-piece'
import { Avoir, FactureDAcompte } from '#domain/facturation/piece'
import { FACTURE_D_ACOMPTE_COLUMNS } from '../facturation/facture-row.ts'
import type { KeyedSource } from './lots-by-key.ts'
import { emiseDans } from './periode-sql.ts'

/** The invoices `g` that deduct a document. */
export const DEDUISENT = (piece: string): string => `
  from factures g
  where g.reference = ${piece}.reference and g.genre = 'facture'
    and g.contenu -> 'acomptes' @> jsonb_build_array(jsonb_build_object('piece', ${piece}.numero))`

/** Whether the money, a credit note or an invoice that deducts it is of the period. */
const acompteCite = (piece: string): string => `(
    exists (select from reglements r
      where r.id = ${piece}.contenu ->> 'ecriture' and r.le between cast(:du as date) and cast(:au as date))
    or exists (select from factures a where a.facture_numero = ${piece}.numero and ${emiseDans('a')})
    or exists (select ${DEDUISENT(piece)} and ${emiseDans('g')})
  )`

const AcompteFactureRow = t.strict({
  facture: FactureDAcompte,
  avoirs: t.readonlyArray(Avoir),
  deduitPar: t.readonlyArray(NumeroPiece),
})

const ACOMPTES_FACTURES = `
  select contenu as facture, avoirs, "deduitPar"
  from (
    select f.numero, ${FACTURE_D_ACOMPTE_COLUMNS},
      (select coalesce(jsonb_agg(g.numero order by g.annee, g.rang), '[]') ${DEDUISENT('f')}) as "deduitPar"
    from factures f
    where f.genre = 'acompte' and f.numero > coalesce(cast(:apres as text), '')
      and (${emiseDans('f')} or ${acompteCite('f')})
  ) as acomptes
  order by numero
  limit :lot`

/** Whole documents: some hundred kilobytes. */
const LOT = 100

export const acomptesFacturesDe = ({ du, au }: Periode): KeyedSource<AcompteFacture> => ({
  sql: ACOMPTES_FACTURES,
  codec: AcompteFactureRow,
  bindings: { du, au },
  keyOf: ({ facture }) => facture.numero,
  lot: LOT,
})
