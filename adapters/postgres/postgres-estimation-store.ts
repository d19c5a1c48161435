import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { ChoixDEstimations, EstimationStore } from '#application/ports/estimation-store'
import { pageDe, type PageDemandee } from '#application/shared/page'
import { totalExact } from '#application/shared/page-de-registre'
import type { PortFailure } from '#application/shared/port-failure'
import { debutRecent } from '#domain/estimation/conversion'
import { type EstimationFaite, premierIdDe, SOURCES } from '#domain/estimation/estimation-faite'
import { EstimationRow, fromEstimationRow, toEstimationRow } from './estimation-row.ts'
import { query } from './query.ts'
import type { Liste } from './registre/liste.ts'
import { readCounts } from './registre/read-counts.ts'
import { askRows, readList } from './registre/read-list.ts'

const PORT = 'estimations'

/** Of each kind, how many old estimates go with one lot at most. */
const OUBLIS_MAX = 100

// The instants are whole milliseconds, like the ids; what another lot drops meanwhile is left to it.
const NOTER = `
with oubliees as (
  delete from estimations
  where id in (
    select vieille.id
    from unnest(array['site_sans_suite', 'telephone_sans_suite']) as sortes (sorte)
    cross join lateral (
      select e.id from estimations e
      where e.sorte = sortes.sorte and e.id collate "C" < :oubliAvant
      order by e.id collate "C"
      limit :oublisMax
      for update skip locked
    ) as vieille
  )
)
insert into estimations (
  id, cree_le, source, estimation, demande, code_postal, ville, nom, email, telephone, notes
)
select id, cree_le, source, estimation, demande, code_postal, ville, nom, email, telephone, notes
from jsonb_to_recordset(cast(:lot as jsonb)) as lot (
  id text, cree_le timestamptz, source text, estimation jsonb, demande jsonb, code_postal text, ville text, nom text,
  email text, telephone text, notes text
)`

const PAR_IDS = `
select
  e.id, e.cree_le, e.source, e.estimation, e.demande, e.code_postal, e.ville, e.nom, e.email, e.telephone, e.notes,
  e.commandee_le, e.prestation_id, p.reference
from unnest(cast(:ids as text[])) with ordinality as places (id, rang)
join estimations e on e.id = places.id
left join prestations p on p.id = e.prestation_id
order by places.rang`

const CONVERSION = `
select
  cast(coalesce(sum(faites), 0) as integer) as faites,
  cast(coalesce(sum(commandees), 0) as integer) as commandees,
  cast(coalesce(sum(faites) filter (where jour >= cast(:debut as date)), 0) as integer) as faites30,
  cast(coalesce(sum(commandees) filter (where jour >= cast(:debut as date)), 0) as integer) as commandees30,
  cast(count(*) - count(distinct jour) as integer) as excedent
from estimations_par_jour`

/** Movements beyond one a day from which on they are added up. */
const EXCEDENT_MAX = 500

// What others add or add up meanwhile is left to them: a row is taken away by one of them only.
const ADDITIONNER = `
with anciens as (
  delete from estimations_par_jour returning jour, faites, commandees
)
insert into estimations_par_jour (jour, faites, commandees)
select jour, sum(faites), sum(commandees) from anciens group by jour`

const ConversionRow = t.strict({
  faites: t.number,
  commandees: t.number,
  faites30: t.number,
  commandees30: t.number,
  excedent: t.number,
})

const sortesDe = ({ suite, source }: ChoixDEstimations): readonly string[] =>
  SOURCES.filter((une) => source === null || une === source).flatMap((une) => [
    ...(suite === 'sans_suite' ? [] : [`${une}_commandee`]),
    ...(suite === 'commandees' ? [] : [`${une}_sans_suite`]),
  ])

const toListe = (valeurs: readonly string[]): Liste => ({
  table: 'estimations',
  colonne: 'sorte',
  valeurs,
  toutes: valeurs.length === 2 * SOURCES.length,
  clef: null,
  type: 'text',
  sens: 'desc',
  restreinte: null,
  mots: [],
  egal: null,
})

const totalParSorte = (knex: Knex, sortes: readonly string[]) =>
  pipe(
    readCounts(knex, 'estimations'),
    TE.map((comptes) => totalExact(sortes.reduce((n, sorte) => n + (comptes.get(sorte) ?? 0), 0))),
  )

const readEstimations = (knex: Knex, ids: readonly string[]): TE.TaskEither<PortFailure, readonly EstimationFaite[]> =>
  ids.length === 0
    ? TE.right([])
    : pipe(
        askRows(knex, PORT, EstimationRow, { sql: PAR_IDS, bindings: { ids } }),
        TE.map((rows) => rows.map(fromEstimationRow)),
      )

const lister = (knex: Knex, choix: ChoixDEstimations, { limite, curseur }: PageDemandee) => {
  const sortes = sortesDe(choix)
  const page = { limite, curseur: curseur === null ? null : { clef: curseur, id: curseur } }
  return pipe(
    readList(knex, PORT, toListe(sortes), page, totalParSorte(knex, sortes)),
    TE.map(({ places, total }) => pageDe(places, limite, total.total)),
    TE.bindTo('page'),
    TE.bind('elements', ({ page: { elements } }) =>
      readEstimations(
        knex,
        elements.map(({ id }) => id),
      ),
    ),
    TE.map(({ page, elements }) => ({ ...page, elements })),
  )
}

/** Estimates in PostgreSQL. */
export const makePostgresEstimationStore = (knex: Knex): EstimationStore => ({
  noter: (lot, oubliAvant) =>
    pipe(
      query(PORT, () =>
        knex.raw(NOTER, {
          lot: JSON.stringify(lot.map(toEstimationRow)),
          oubliAvant: premierIdDe(oubliAvant),
          oublisMax: OUBLIS_MAX,
        }),
      ),
      TE.map(() => undefined),
    ),
  lister: (choix, page) => lister(knex, choix, page),
  parId: (id) =>
    pipe(
      readEstimations(knex, [id]),
      TE.map(([faite]) => O.fromNullable(faite)),
    ),
  conversion: (instant) =>
    pipe(
      askRows(knex, PORT, ConversionRow, { sql: CONVERSION, bindings: { debut: debutRecent(instant) } }),
      TE.map(([row]) => row ?? { faites: 0, commandees: 0, faites30: 0, commandees30: 0, excedent: 0 }),
      TE.tap(({ excedent }) =>
        excedent > EXCEDENT_MAX ? query(PORT, () => knex.raw(ADDITIONNER)) : TE.right(undefined),
      ),
      TE.map(({ excedent: _, ...conversion }) => conversion),
    ),
})
