import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { ChoixDEstimations, EstimationStore } from '#application/ports/estimation-store'
import type { PageDemandee } from '#application/shared/page'
import { pageDeRegistre } from '#application/shared/page-de-registre'
import type { PortFailure } from '#application/shared/port-failure'
import { type Conversion, debutRecent, oubliAvant } from '#domain/estimation/conversion'
import { type EstimationFaite, premierIdDe } from '#domain/estimation/estimation-faite'
import { EstimationRow, fromEstimationRow, toEstimationRow } from './estimation-row.ts'
import { CONVERSION, NOTER, PAR_IDS, toListe } from './estimation-sql.ts'
import { many, one, run } from '../query.ts'
import { lireListe } from '../liste.ts'

const PORT = 'estimations'

/** Of each kind, how many old estimates go with one lot at most. */
const OUBLIS_MAX = 100

const ConversionRow = t.strict({ faites: t.number, commandees: t.number, faites30: t.number, commandees30: t.number })

const readEstimations = (knex: Knex, ids: readonly string[]): TE.TaskEither<PortFailure, readonly EstimationFaite[]> =>
  ids.length === 0
    ? TE.right([])
    : pipe(
        many(knex, PORT, EstimationRow, PAR_IDS, { ids }),
        TE.map((rows) => rows.map(fromEstimationRow)),
      )

const lister = (knex: Knex, choix: ChoixDEstimations, { limite, curseur }: PageDemandee) => {
  const page = { limite, curseur: curseur === null ? null : { clef: curseur, id: curseur } }
  return pipe(
    lireListe(knex, PORT, toListe(choix), page),
    TE.map(({ places, total }) => pageDeRegistre(places, limite, total, (place) => place)),
    TE.bindTo('page'),
    TE.bind('elements', ({ page: { elements } }) =>
      readEstimations(
        knex,
        elements.map(({ id }) => id),
      ),
    ),
    TE.map(({ page, elements }) => ({ ...page, elements, curseurSuivant: page.curseurSuivant?.id ?? null })),
  )
}

const lireConversion = (knex: Knex, instant: Date): TE.TaskEither<PortFailure, Conversion> =>
  one(knex, PORT, ConversionRow, CONVERSION, {
    debut: debutRecent(instant),
    premier: premierIdDe(oubliAvant(instant)),
  })

/** Estimates in PostgreSQL. */
export const makePostgresEstimationStore = (knex: Knex): EstimationStore => ({
  noter: (lot, oubliAvant) =>
    run(knex, PORT, NOTER, {
      lot: JSON.stringify(lot.map(toEstimationRow)),
      oubliAvant: premierIdDe(oubliAvant),
      oublisMax: OUBLIS_MAX,
    }),
  lister: (choix, page) => lister(knex, choix, page),
  parId: (id) =>
    pipe(
      readEstimations(knex, [id]),
      TE.map(([faite]) => O.fromNullable(faite)),
    ),
  conversion: (instant) => lireConversion(knex, instant),
})
