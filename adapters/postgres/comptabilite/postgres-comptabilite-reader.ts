import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import * as t from 'io-ts'
import { pipe } from '#fp/function'
import type { Knex } from 'knex'
import type { LotsDeLignes } from '#application/export/extraits'
import type { ComptabiliteReader, LivresDeComptes } from '#application/ports/comptabilite-reader'
import { type PortFailure, portFailure } from '#application/shared/port-failure'
import { AcompteALaCloture, FactureALaCloture } from '#domain/comptabilite/cloture'
import { type Ecriture, lignesDeLaPeriode, type LigneDuLivre, livreDesRecettes } from '#domain/comptabilite/livre'
import type { Periode } from '#domain/comptabilite/periode'
import { INVOICE_OF_PAYMENT } from '../facturation/lire-factures.ts'
import { atMost, orEnd, readAtOneInstant, type Reading } from '../one-instant.ts'
import { many, oneOrNone, orNull, orThrow } from '../query.ts'
import { ACOMPTES_FACTURES, EMISES, LEDGERS, PDFS, PDFS_NOMMES, PIECES_B2C } from './books-sql.ts'
import { avoirs, client, DEBUT, emiseDans, FIN, type KeyedSource, REMPLACANTE } from './pieces-sql.ts'

const contact = (facture: string): string =>
  `case ${facture}.contenu #>> '{acheteur,type}' when 'professionnel' then ${facture}.contenu #>> '{contact,nom}' end`

/** Whether a payment told in the name of `i` counts at an instant on an invoice `d`: on the last issued by then, or on its own until that is. */
const COUNTS_AT = (instant: string): string => `
      d.numero = case when i.emise_le < ${instant} then (
        select g.numero from factures g
        where g.reference = d.reference and g.genre = 'facture' and g.emise_le < ${instant}
        order by g.annee desc, g.rang desc limit 1
      ) else i.numero end`

/** What the accounts of an invoice `d` had come to at the end of the period. */
const COMPTES = `
  cross join lateral (
    select cast(coalesce(sum(a.total), 0) as integer) as credite,
      cast(coalesce(sum(a.total) filter (where a.emise_le >= ${DEBUT}), 0) as integer) as "crediteDansLaPeriode"
    from factures a where a.facture_numero = d.numero and a.emise_le < ${FIN}
  ) as credits
  cross join lateral (
    select cast(coalesce(sum(r.montant) filter (where ${COUNTS_AT(FIN)} and r.le <= cast(:au as date)), 0) as integer) as regle,
      cast(coalesce(sum(r.montant) filter (where ${COUNTS_AT(DEBUT)} and r.le < cast(:du as date)), 0) as integer) as "regleAvant"
    from reglements r join factures i on i.numero = ${INVOICE_OF_PAYMENT}
    where r.reference = d.reference and r.le <= cast(:au as date)
  ) as recettes
  cross join lateral (select regle - "regleAvant" as "regleDansLaPeriode") as mouvement`

// Every credit note, when the invoice was replaced: they are older than the replacement.
const AVOIRS = avoirs(`(a.emise_le < ${FIN} or ${REMPLACANTE} is not null)`)

/** Rows per query: half a megabyte. */
const LOT = 500

const factures = (condition: string): KeyedSource<FactureALaCloture> => ({
  codec: FactureALaCloture,
  keyOf: ({ numero }) => numero,
  lot: LOT,
  sql: `
  select d.numero, d.contenu ->> 'date' as date, d.echeance, d.reference, ${client('d')} as client,
    ${contact('d')} as contact, d.contenu #>> '{acheteur,type}' as type, d.total, d.emise_le < ${FIN} as emise, ${AVOIRS} as avoirs,
    ${REMPLACANTE} as "remplaceePar", credite, regle, "crediteDansLaPeriode", "regleDansLaPeriode"
  from factures d ${COMPTES}
  where d.genre = 'facture' and d.numero > coalesce(cast(:apres as text), '') and ${condition}
  order by d.numero
  limit :lot`,
})

/** Money or a credit note of the period concerns that invoice. */
const CITEE = `(
    "regleDansLaPeriode" <> 0
    or exists (select from reglements r
      where r.reference = d.reference and r.le between cast(:du as date) and cast(:au as date) and ${INVOICE_OF_PAYMENT} = d.numero)
    or exists (select from factures a where a.facture_numero = d.numero and ${emiseDans('a')})
  )`

const AUTRES_FACTURES = factures(`not ${emiseDans('d')} and ${CITEE}`)

const OUVERTES = factures(`d.emise_le < ${FIN} and d.total - credite - regle <> 0`)

// The end of an order is the last event of its history by that day; unknown if it was erased.
const FIN_DE_COMMANDE = `
  left join prestations p on p.reference = a.reference
  left join lateral (
    select e.detail ->> 'genre' as genre, e.detail ->> 'vers' as vers, cast(e.le at time zone 'Europe/Paris' as date) as le
    from prestation_evenements e
    where e.prestation_id = p.id and e.le < ${FIN} and e.detail ->> 'genre' in ('annulation', 'retractation', 'statut')
    order by e.le desc, e.id desc
    limit 1
  ) fin on true`

const RECUS = `
  select reference, min(client) as client, min(type) as type, cast(sum(montant) as integer) as recu
  from (
    select r.reference, coalesce(${client('f')}, r.origine ->> 'client') as client,
      coalesce(f.contenu #>> '{acheteur,type}', r.origine ->> 'type') as type, r.montant
    from reglements r left join factures f on f.numero = ${INVOICE_OF_PAYMENT}
    where r.le <= cast(:au as date) and (f.numero is null or f.emise_le >= ${FIN})
  ) as recus
  where reference > coalesce(cast(:apres as text), '')
  group by reference
  having sum(montant) <> 0
  order by reference
  limit :lot`

// Deposit invoices and their credit notes count on the day that the money moved.
const FACTURES_D_ACOMPTE = `
  select coalesce(jsonb_agg(d.numero order by d.annee, d.rang), '[]') as "facturesDAcompte",
    (array_agg(d.contenu #>> '{contact,nom}' order by d.annee desc, d.rang desc))[1] as contact
  from factures d
    join reglements r on r.id = d.contenu ->> 'ecriture' and r.le <= cast(:au as date)
    left join factures f on f.numero = ${INVOICE_OF_PAYMENT}
  where d.reference = a.reference and d.genre = 'acompte' and (f.numero is null or f.emise_le >= ${FIN}) and d.total > (
    select coalesce(sum(v.total), 0)
    from factures v join reglements s on s.id = v.contenu ->> 'ecriture' and s.le <= cast(:au as date)
    where v.facture_numero = d.numero
  )`

const ACOMPTES: KeyedSource<AcompteALaCloture> = {
  codec: AcompteALaCloture,
  keyOf: ({ reference }) => reference,
  lot: LOT,
  sql: `
  select a.*, "facturesDAcompte", contact,
    coalesce(fin.genre in ('annulation', 'retractation') or fin.vers = 'annulé', false) as annulee,
    case when fin.genre = 'retractation' then fin.le end as "retracteeLe"
  from (${RECUS}) a cross join lateral (${FACTURES_D_ACOMPTE}) as documents ${FIN_DE_COMMANDE}
  order by a.reference`,
}

const PORT = 'comptabilité'

/** A reader that pauses for two minutes, or takes longer than `patience` milliseconds, loses its snapshot. */
const keep = async (knex: Knex, patience: number, onEnd: () => void): Promise<Reading> => {
  const reading = await readAtOneInstant(knex, onEnd)
  await orEnd(reading, async () => reading.trx.raw('select 1'))
  const timer = setTimeout(() => void reading.end(), patience).unref()
  const end = async (): Promise<void> => {
    clearTimeout(timer)
    await reading.end()
  }
  return { trx: reading.trx, end }
}

/** Long enough for a whole archive over a slow network. */
const PATIENCE = 30 * 60_000

// Remote work is paid before it is billed, so the first receipt may be of the year before.
const PREMIERE = `
select cast(least(
  (select extract(year from min(emise_le) at time zone 'Europe/Paris') from factures),
  (select extract(year from min(le)) from reglements)
) as integer) as annee`

const AnneeRow = t.strict({ annee: orNull(t.number) })

type Bindings = Readonly<Record<string, string>>

const readLot = <L>(
  knex: Knex,
  { sql, codec, lot }: KeyedSource<L>,
  bindings: Bindings,
  apres: string | null,
): TE.TaskEither<PortFailure, readonly L[]> => many(knex, PORT, codec, sql, { ...bindings, apres, lot })

const follow = async function* <L>(
  knex: Knex,
  source: KeyedSource<L>,
  bindings: Bindings,
  first: readonly L[],
): AsyncGenerator<readonly L[], void, undefined> {
  let lot = first
  while (lot.length > 0) {
    yield lot
    const last = lot.length < source.lot ? undefined : lot.at(-1)
    lot = last === undefined ? [] : await orThrow(readLot(knex, source, bindings, source.keyOf(last)))
  }
}

/** Reads batches one query at a time, so that a slow download holds no connection in between. */
const lotsByKey = <L>(
  knex: Knex,
  source: KeyedSource<L>,
  bindings: Bindings,
): TE.TaskEither<PortFailure, LotsDeLignes<L>> =>
  pipe(
    readLot(knex, source, bindings, null),
    TE.map((first) => follow(knex, source, bindings, first)),
  )

const enLots = async function* <L>(lignes: readonly L[]): AsyncGenerator<readonly L[], void, undefined> {
  for (let debut = 0; debut < lignes.length; debut += LOT) yield lignes.slice(debut, debut + LOT)
}

/** The lines of a year follow from whole ledgers, which are let go lot by lot; they are served in the order of the book. */
const recettes = (knex: Knex, periode: Periode): TE.TaskEither<PortFailure, LotsDeLignes<Ecriture>> =>
  pipe(
    lotsByKey(knex, LEDGERS, periode),
    TE.flatMap((lots) =>
      TE.tryCatch(async () => {
        const lignes: LigneDuLivre[] = []
        for await (const lot of lots) lignes.push(...lignesDeLaPeriode(lot, periode))
        return enLots(livreDesRecettes(lignes))
      }, portFailure(PORT)),
    ),
  )

const livres = (knex: Knex): LivresDeComptes => {
  const dePeriode =
    <L>(source: KeyedSource<L>) =>
    (periode: Periode) =>
      lotsByKey(knex, source, periode)
  return {
    ecritures: (periode) => recettes(knex, periode),
    piecesB2c: dePeriode(PIECES_B2C),
    emises: dePeriode(EMISES),
    pdfs: dePeriode(PDFS),
    pdfsDe: (numeros) => lotsByKey(knex, PDFS_NOMMES, { numeros: JSON.stringify(numeros) }),
    autresFactures: dePeriode(AUTRES_FACTURES),
    ouvertes: dePeriode(OUVERTES),
    acomptes: dePeriode(ACOMPTES),
    acomptesFactures: dePeriode(ACOMPTES_FACTURES),
  }
}

/** The books, read from PostgreSQL while they are written out; a snapshot is kept for `patience` milliseconds. */
export const makePostgresComptabiliteReader = (knex: Knex, patience = PATIENCE): ComptabiliteReader => {
  const lecture = atMost(2, PORT)
  return {
    ...livres(knex),
    figer: () =>
      pipe(
        lecture((onEnd) => keep(knex, patience, onEnd)),
        TE.map(({ trx, end }) => ({ ...livres(trx), finir: end })),
      ),
    premiereAnnee: () =>
      pipe(oneOrNone(knex, PORT, AnneeRow, PREMIERE), TE.map(O.flatMap(({ annee }) => O.fromNullable(annee)))),
  }
}
