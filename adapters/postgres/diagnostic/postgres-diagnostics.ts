import * as t from 'io-ts'
import * as TE from '#fp/TaskEither'
import * as E from '#fp/Either'
import type { Knex } from 'knex'
import { pipe } from '#fp/function'
import { readdirSync } from 'node:fs'
import type { Diagnostics } from '#application/ports/diagnostics'
import { dateCivile } from '#domain/calendrier/date-civile'
import { instantParis } from '#domain/calendrier/heure-de-paris'
import { CLIENTS_MONTRES, debutObserve, moisDe, moisMontres, type MoisReleve } from '#domain/diagnostic/releve'
import { premierIdDe } from '#domain/estimation/estimation-faite'
import { CodecMontant, centimes } from '#domain/shared/montant'
import { type PortFailure, portFailure } from '#application/shared/port-failure'
import { many, one, orNull } from '../query.ts'
import { MIGRATIONS_FOLDER } from '../migrations-folder.ts'

const HEALTH = 'health'

const MigrationRow = t.strict({ name: t.string })

/** A newer schema is accepted: during an update, two versions share the database. */
const checkSchema =
  (expected: readonly string[]) =>
  (rows: readonly t.TypeOf<typeof MigrationRow>[]): E.Either<PortFailure, void> => {
    const missing = expected.filter((file) => rows.every(({ name }) => name !== file))
    return missing.length === 0
      ? E.right(undefined)
      : E.left(portFailure(HEALTH)(new Error(`migrations not run: ${missing.join(', ')}`)))
  }

export const makePostgresHealth = (knex: Knex, folder = MIGRATIONS_FOLDER): Pick<Diagnostics, 'verifier'> => {
  const expected = readdirSync(folder).filter((file) => file.endsWith('.ts'))
  return {
    verifier: () =>
      pipe(
        many(knex, HEALTH, MigrationRow, 'select name from knex_migrations'),
        TE.flatMapEither(checkSchema(expected)),
      ),
  }
}

/** Months with activity. Ids sort like instants: the first id of a month starts it, in Paris time. */
const MOIS = `
  select coalesce(jsonb_agg(m), '[]')
  from (
    select
      to_char(cree_le at time zone 'Europe/Paris', 'YYYY-MM') as mois,
      count(*) as commandes,
      sum(total_net) as "montantCommande",
      count(*) filter (where statut = 'annulé') as annulees
    from prestations
    where id >= :premierId
    group by 1
  ) as m`

/** Receipts by the day on which the money moved, as in the book of receipts. */
const ENCAISSES = `
  select coalesce(jsonb_object_agg(mois, encaisse), '{}')
  from (
    select to_char(le, 'YYYY-MM') as mois, sum(montant) as encaisse
    from reglements
    where le >= cast(:premierMois || '-01' as date)
    group by 1
  ) as m`

// Older estimates without an order are deleted, so only recent months are complete.
const ESTIMATIONS = `
  select coalesce(jsonb_object_agg(mois, faites), '{}')
  from (
    select to_char(cree_le at time zone 'Europe/Paris', 'YYYY-MM') as mois, count(*) as faites
    from estimations
    where id >= :premierId
    group by 1
  ) as m`

const CONVERSION = `
  select cast(count(commandee_le) as double precision) / nullif(count(*), 0)
  from estimations
  where id >= :premierId
    and cree_le >= date_trunc('day', cast(:debut as timestamptz) at time zone 'Europe/Paris') at time zone 'Europe/Paris'`

// Ids sort like instants. An order by telephone counts as called when it was made.
const DELAI = `
  select jsonb_build_object(
    'median', percentile_cont(0.5) within group (order by extract(epoch from premiere - cree_le) / 3600),
    'part', avg(case when premiere <= contact_avant then 1 else 0 end)
  )
  from (
    select p.cree_le, p.contact_avant, least(p.appelee_le, min(r.proposee_le)) as premiere
    from prestations p
    left join rendez_vous r on r.prestation_id = p.id
    where p.id >= :depuisId and p.cree_le >= :debut and p.appelee_le is distinct from p.cree_le
    group by p.id
  ) as premieres
  where premiere is not null`

// The best clients. Orders are counted in an index; amounts are summed only for clients who may be in the list, ties included.
const TOP = `
  select coalesce(
    jsonb_agg(jsonb_build_object('id', c.id, 'nom', c.nom, 'email', c.email, 'prestations', t.prestations, 'montant', t.montant)
      order by t.prestations desc, t.montant desc, c.id),
    '[]'
  )
  from (
    select
      p.client_id, count(*) as prestations,
      coalesce(sum(p.total_net) filter (where p.statut <> 'annulé'), 0) as montant
    from (
      select client_id
      from prestations
      group by client_id
      order by count(*) desc
      fetch first :clients rows with ties
    ) as assidus
    join prestations p on p.client_id = assidus.client_id
    group by p.client_id
    order by 2 desc, 3 desc, 1
    limit :clients
  ) as t
  join clients c on c.id = t.client_id`

const RELEVER = `
  select
    (${MOIS}) as mois, (${ENCAISSES}) as encaisses, (${ESTIMATIONS}) as estimations, (${CONVERSION}) as conversion,
    (${DELAI}) as delai, (${TOP}) as "topClients"`

const Mois = t.strict({
  mois: t.string,
  commandes: t.number,
  montantCommande: CodecMontant,
  annulees: t.number,
})

const ReleveRow = t.strict({
  mois: t.readonlyArray(Mois),
  encaisses: t.record(t.string, CodecMontant),
  estimations: t.record(t.string, t.number),
  conversion: orNull(t.number),
  delai: t.strict({ median: orNull(t.number), part: orNull(t.number) }),
  topClients: t.readonlyArray(
    t.strict({ id: t.string, nom: t.string, email: t.string, prestations: t.number, montant: CodecMontant }),
  ),
})

type ReleveRow = t.TypeOf<typeof ReleveRow>

const VIDE = { commandes: 0, montantCommande: centimes(0), annulees: 0 }

const moisDeRow = ({ mois, encaisses, estimations }: ReleveRow, instant: Date): readonly MoisReleve[] =>
  moisMontres(instant).map((nom) => ({
    ...VIDE,
    ...mois.find((un) => un.mois === nom),
    mois: nom,
    encaisse: encaisses[nom] ?? centimes(0),
    estimations: estimations[nom] ?? 0,
  }))

const PORT = 'diagnostics'

const valeursDe = (instant: Date) => {
  const debut = debutObserve(instant)
  const premierMois = moisMontres(instant)[0] ?? moisDe(instant)
  const [annee, mois] = premierMois.split('-')
  return {
    premierId: premierIdDe(instantParis({ date: dateCivile(Number(annee), Number(mois), 1), minutes: 0 })),
    debut,
    depuisId: premierIdDe(debut),
    premierMois,
    clients: CLIENTS_MONTRES,
  }
}

export const makePostgresDiagnostics = (knex: Knex): Omit<Diagnostics, 'etats'> => ({
  ...makePostgresHealth(knex),
  relever: (instant) =>
    pipe(
      one(knex, PORT, ReleveRow, RELEVER, valeursDe(instant)),
      TE.map((row) => ({
        releveLe: instant,
        mois: moisDeRow(row, instant),
        delaiMedianHeures: row.delai.median,
        partDansLeDelai: row.delai.part,
        conversion: row.conversion,
        topClients: row.topClients,
      })),
    ),
})
