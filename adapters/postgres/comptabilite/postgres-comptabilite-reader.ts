import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { FactureDuDossier } from '#application/export/extraits'
import type { ComptabiliteReader, PdfDePiece } from '#application/ports/comptabilite-reader'
import { CompteDuLivre } from '#domain/comptabilite/livre'
import { NumeroPiece } from '#domain/facturation/numero-piece'
import { FactureRow, FACTURES } from '../export/postgres-extraits.ts'
import { CREDITEE_COLUMNS, REGLEMENT_COLUMNS } from '../facturation/lire-factures.ts'
import { Bytes, joined, many, one, orNull, orThrow, query, type RowCodec } from '../query.ts'

const PORT = 'comptabilité'

/** The bounds of a period as instants, Paris time, so that the index on issue dates can serve. */
const DEBUT = "cast(:du as timestamp) at time zone 'Europe/Paris'"
const FIN = "(cast(:au as timestamp) + interval '1 day') at time zone 'Europe/Paris'"

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

/** At most `:lot` ledgers with money or a document within the period, after the reference `:apres`. */
const LEDGERS = `
  select o.reference, ${emisesPour('facture')} as factures, ${emisesPour('acompte')} as "facturesDAcompte",
    (
      select coalesce(jsonb_agg(e), '[]')
      from (select ${REGLEMENT_COLUMNS}, r.origine, r.ordre from reglements r where r.reference = o.reference order by r.ordre) as e
    ) as reglements, ${FINS} as fins
  from (
    select r.reference from reglements r where r.le between cast(:du as date) and cast(:au as date)
    union
    select f.reference from factures f where f.emise_le >= ${DEBUT} and f.emise_le < ${FIN}
  ) as o
  where o.reference > :apres
  order by o.reference
  limit :lot`

/** Ledgers of one query: some hundred kilobytes. Other requests are served between two of them. */
const LOT = 500

const readLedgers = async <A>(
  knex: Knex,
  periode: { readonly du: string; readonly au: string },
  lire: (compte: CompteDuLivre) => A,
): Promise<readonly A[]> => {
  const lus: A[] = []
  for (let apres: string | undefined = ''; apres !== undefined;) {
    const lot: readonly CompteDuLivre[] = await orThrow(
      many(knex, PORT, CompteDuLivre, LEDGERS, { ...periode, apres, lot: LOT }),
    )
    lus.push(...lot.map(lire))
    apres = lot.length < LOT ? undefined : lot.at(-1)?.reference
  }
  return lus
}

const EmiseRow: RowCodec<FactureDuDossier> = joined(
  FactureRow,
  t.strict({ avoirs: t.readonlyArray(NumeroPiece), remplaceePar: orNull(NumeroPiece) }),
  (facture, suite) => ({ ...facture, ...suite }),
)

const EMISES = `
  select e.*,
    (select coalesce(jsonb_agg(a.numero order by a.annee, a.rang), '[]') from factures a where a.facture_numero = d.numero) as avoirs,
    (
      select g.numero from factures g
      where g.reference = d.reference and g.genre = 'facture' and d.genre = 'facture' and (g.annee, g.rang) > (d.annee, d.rang)
      order by g.annee, g.rang limit 1
    ) as "remplaceePar"
  from (${FACTURES} where d.emise_le >= ${DEBUT} and d.emise_le < ${FIN}) e join factures d on d.numero = e.numero
  order by d.emise_le, d.rang, d.numero`

const PdfRow = t.strict({ numero: NumeroPiece, pdf: Bytes })

const PDFS = 'select numero, pdf from factures where numero = any(cast(:numeros as text[])) order by numero'

/** Files of one query: half a megabyte. */
const LOT_DE_PDF = 8

/** One query at a time, so that a slow download holds no connection in between. */
const readPdfs = async function* (knex: Knex, numeros: readonly string[]): AsyncGenerator<PdfDePiece, void, undefined> {
  const ordonnes = numeros.toSorted()
  for (let debut = 0; debut < ordonnes.length; debut += LOT_DE_PDF)
    yield* await orThrow(many(knex, PORT, PdfRow, PDFS, { numeros: ordonnes.slice(debut, debut + LOT_DE_PDF) }))
}

// The year of the first receipt, which may precede the first invoice: remote work is paid in advance.
const PREMIERE = `
select cast(least(
  (select extract(year from min(emise_le) at time zone 'Europe/Paris') from factures),
  (select extract(year from min(le)) from reglements)
) as integer) as annee`

const AnneeRow = t.strict({ annee: orNull(t.number) })

/** Reads the books from PostgreSQL. */
export const makePostgresComptabiliteReader = (knex: Knex): ComptabiliteReader => ({
  parCompte: (periode, lire) => query(PORT, () => readLedgers(knex, periode, lire)),
  dossier: (periode, lire) =>
    query(PORT, () =>
      knex.transaction(
        async (trx) => ({
          comptes: await readLedgers(trx, { ...periode, du: '-infinity' }, lire),
          emises: await orThrow(many(trx, PORT, EmiseRow, EMISES, periode)),
        }),
        { isolationLevel: 'repeatable read', readOnly: true },
      ),
    ),
  pdfs: (numeros) => readPdfs(knex, numeros),
  premiereAnnee: () =>
    pipe(
      one(knex, PORT, AnneeRow, PREMIERE),
      TE.map(({ annee }) => O.fromNullable(annee)),
    ),
})
