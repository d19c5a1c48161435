import * as t from 'io-ts'
import type { FactureDuDossier } from '#application/export/extraits'
import type { PdfDePiece } from '#application/ports/comptabilite-reader'
import { AcompteFacture } from '#domain/comptabilite/cloture'
import { CompteDuLivre } from '#domain/comptabilite/livre'
import { NumeroPiece } from '#domain/facturation/numero-piece'
import { FactureRow, FACTURES } from '../export/postgres-extraits.ts'
import { CREDITEE_COLUMNS, REGLEMENT_COLUMNS } from '../facturation/lire-factures.ts'
import { Bytes, joined, orNull, type RowCodec } from '../query.ts'

/** A query read in batches of `:lot` rows in a fixed order, after the key `:apres` (`null` at first). */
export type KeyedSource<L> = {
  readonly sql: string
  readonly codec: RowCodec<L>
  readonly keyOf: (line: L) => string
  readonly lot: number
}

/** The bounds of a period as instants, Paris time, so that the index on issue dates can serve. */
const DEBUT = "cast(:du as timestamp) at time zone 'Europe/Paris'"
const FIN = "(cast(:au as timestamp) + interval '1 day') at time zone 'Europe/Paris'"

/** True if a document was issued in the period. */
const emiseDans = (piece: string): string => `(${piece}.emise_le >= ${DEBUT} and ${piece}.emise_le < ${FIN})`

/** Rows per query. Lines, and PDFs: half a megabyte; deposits with their documents: some hundred kilobytes. */
const [LOT, LOT_DE_PDF, LOT_D_ACOMPTES] = [500, 8, 100]

const emisesPour = (genre: 'facture' | 'acompte'): string => `(
      select coalesce(jsonb_agg(e), '[]')
      from (
        select ${CREDITEE_COLUMNS} from factures f
        where f.reference = o.reference and f.genre = '${genre}' order by f.annee, f.rang
      ) as e
    )`

/** Events that ended an order or changed its statut; none if it was erased. */
const FINS = `(
      select coalesce(jsonb_agg(jsonb_build_object('le', cast(e.le at time zone 'Europe/Paris' as date), 'fait', e.detail) order by e.le, e.id), '[]')
      from prestations p join prestation_evenements e on e.prestation_id = p.id
      where p.reference = o.reference and e.detail ->> 'genre' in ('annulation', 'retractation', 'statut')
    )`

/** Reads the ledgers of the orders `o`. */
const ledgersOf = (orders: string): KeyedSource<CompteDuLivre> => ({
  codec: CompteDuLivre,
  keyOf: ({ reference }) => reference,
  lot: LOT,
  sql: `
  select o.reference, ${emisesPour('facture')} as factures, ${emisesPour('acompte')} as "facturesDAcompte",
    (
      select coalesce(jsonb_agg(e), '[]')
      from (select ${REGLEMENT_COLUMNS}, r.origine, r.ordre from reglements r where r.reference = o.reference order by r.ordre) as e
    ) as reglements, ${FINS} as fins
  from (${orders}) as o
  where o.reference > coalesce(cast(:apres as text), '')
  order by o.reference
  limit :lot`,
})

/** Ledgers with money or a document within the period. */
export const LEDGERS_OF_THE_PERIOD = ledgersOf(`
    select r.reference from reglements r where r.le between cast(:du as date) and cast(:au as date)
    union
    select f.reference from factures f where ${emiseDans('f')}`)

/** Ledgers with money or a document by the end of the period. */
export const LEDGERS_SO_FAR = ledgersOf(`
    select r.reference from reglements r where r.le <= cast(:au as date)
    union
    select f.reference from factures f where f.emise_le < ${FIN}`)

const DE_LA_PERIODE = emiseDans('d')

const APRES = `(cast(:apres as text) is null or (d.emise_le, d.rang, d.numero) >
      (select k.emise_le, k.rang, k.numero from factures k where k.numero = cast(:apres as text)))`

const PdfRow = t.strict({ numero: NumeroPiece, pdf: Bytes })

const pdfs = (condition: string): KeyedSource<PdfDePiece> => ({
  codec: PdfRow,
  keyOf: ({ numero }) => numero,
  lot: LOT_DE_PDF,
  sql: `
  select d.numero, d.pdf from factures d
  where ${condition} and d.numero > coalesce(cast(:apres as text), '')
  order by d.numero
  limit :lot`,
})

export const PDFS = pdfs(DE_LA_PERIODE)

export const PDFS_NOMMES = pdfs('d.numero in (select jsonb_array_elements_text(cast(:numeros as jsonb)))')

const EmiseRow = joined(
  FactureRow,
  t.strict({ avoirs: t.readonlyArray(NumeroPiece), remplaceePar: orNull(NumeroPiece) }),
  (facture, suite) => ({ ...facture, ...suite }),
)

export const EMISES: KeyedSource<FactureDuDossier> = {
  codec: EmiseRow,
  keyOf: ({ numero }) => numero,
  lot: LOT,
  sql: `
  select e.*,
    (select coalesce(jsonb_agg(a.numero order by a.annee, a.rang), '[]') from factures a where a.facture_numero = d.numero) as avoirs,
    (
      select g.numero from factures g
      where g.reference = d.reference and g.genre = 'facture' and d.genre = 'facture' and (g.annee, g.rang) > (d.annee, d.rang)
      order by g.annee, g.rang limit 1
    ) as "remplaceePar"
  from (${FACTURES}
    where ${DE_LA_PERIODE} and ${APRES}
    order by d.emise_le, d.rang, d.numero
    limit :lot
  ) e join factures d on d.numero = e.numero
  order by d.emise_le, d.rang, d.numero`,
}

/** The invoices `g` that deduct a document `f`. */
export const DEDUISENT = `
  from factures g
  where g.reference = f.reference and g.genre = 'facture'
    and g.contenu -> 'acomptes' @> jsonb_build_array(jsonb_build_object('piece', f.numero))`

/** True if the payment of `f`, a credit note for it or an invoice that deducts it is within the period. */
const ACOMPTE_CITE = `(
    exists (select from reglements r
      where r.id = f.contenu ->> 'ecriture' and r.le between cast(:du as date) and cast(:au as date))
    or exists (select from factures a where a.facture_numero = f.numero and ${emiseDans('a')})
    or exists (select ${DEDUISENT} and ${emiseDans('g')})
  )`

export const ACOMPTES_FACTURES: KeyedSource<AcompteFacture> = {
  codec: AcompteFacture,
  keyOf: ({ facture }) => facture.numero,
  lot: LOT_D_ACOMPTES,
  sql: `
  select facture, avoirs, "deduitPar"
  from (
    select f.numero, ${CREDITEE_COLUMNS},
      (select coalesce(jsonb_agg(g.numero order by g.annee, g.rang), '[]') ${DEDUISENT}) as "deduitPar"
    from factures f
    where f.genre = 'acompte' and f.numero > coalesce(cast(:apres as text), '')
      and (${emiseDans('f')} or ${ACOMPTE_CITE})
  ) as acomptes
  order by numero
  limit :lot`,
}
