import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { ChoixDEstimations, EstimationStore } from '#application/ports/estimation-store'
import type { PageDemandee } from '#application/shared/page'
import { pageDeRegistre, totalExact } from '#application/shared/page-de-registre'
import type { PortFailure } from '#application/shared/port-failure'
import { type DateCivile, plusJours } from '#domain/calendrier/date-civile'
import { type Conversion, debutRecent } from '#domain/estimation/conversion'
import { type EstimationFaite, premierIdDe } from '#domain/estimation/estimation-faite'
import { EstimationRow, fromEstimationRow, toEstimationRow } from './estimation-row.ts'
import { ADDITIONNER, CONVERSION, NOTER, PAR_IDS, toListe } from './estimation-sql.ts'
import { query } from './query.ts'
import type { Liste } from './registre/liste.ts'
import { readCounts } from './registre/read-counts.ts'
import { askRows, readList } from './registre/read-list.ts'

const PORT = 'estimations'

/** Of each kind, how many old estimates go with one lot at most. */
const OUBLIS_MAX = 100

/** Movements of days from which on they are added up. */
const MOUVEMENTS_MAX = 500

/** Days before the recent ones that are kept apart, more than any look at days wants. */
const JOURS_ENTIERS = 100

const ConversionRow = t.strict({
  faites: t.number,
  commandees: t.number,
  faites30: t.number,
  commandees30: t.number,
  mouvements: t.number,
})

const totalParSorte = (knex: Knex, { valeurs }: Liste) =>
  pipe(
    readCounts(knex, 'estimations'),
    TE.map((comptes) => totalExact(valeurs.reduce<number>((n, sorte) => n + (comptes.get(String(sorte)) ?? 0), 0))),
  )

const readEstimations = (knex: Knex, ids: readonly string[]): TE.TaskEither<PortFailure, readonly EstimationFaite[]> =>
  ids.length === 0
    ? TE.right([])
    : pipe(
        askRows(knex, PORT, EstimationRow, { sql: PAR_IDS, bindings: { ids } }),
        TE.map((rows) => rows.map(fromEstimationRow)),
      )

const lister = (knex: Knex, choix: ChoixDEstimations, { limite, curseur }: PageDemandee) => {
  const liste = toListe(choix)
  const page = { limite, curseur: curseur === null ? null : { clef: curseur, id: curseur } }
  return pipe(
    readList(knex, PORT, liste, page, totalParSorte(knex, liste)),
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

const lireConversion = (knex: Knex, debut: DateCivile): TE.TaskEither<PortFailure, Conversion> => {
  const entiers = plusJours(debut, -JOURS_ENTIERS)
  return pipe(
    askRows(knex, PORT, ConversionRow, { sql: CONVERSION, bindings: { debut, entiers } }),
    TE.map(([row]) => row ?? { faites: 0, commandees: 0, faites30: 0, commandees30: 0, mouvements: 0 }),
    TE.tap(({ mouvements }) =>
      mouvements > MOUVEMENTS_MAX ? query(PORT, () => knex.raw(ADDITIONNER, { entiers })) : TE.right(undefined),
    ),
    TE.map(({ mouvements: _, ...conversion }) => conversion),
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
  conversion: (instant) => lireConversion(knex, debutRecent(instant)),
})
