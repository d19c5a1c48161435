import type { Knex } from 'knex'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { DiagnosticsRepository } from '#application/ports/diagnostics-repository'
import { dateCivile } from '#domain/calendrier/date-civile'
import { instantParis } from '#domain/calendrier/heure-de-paris'
import { CLIENTS_MONTRES, debutObserve, moisDe, moisMontres } from '#domain/diagnostic/releve'
import { premierIdDe } from '#domain/estimation/estimation-faite'
import { fromReleveRow, ReleveRow } from './releve-row.ts'
import { RELEVER } from './releve-sql.ts'
import { one } from '../query.ts'

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

/** Figures taken from PostgreSQL when somebody looks at them. */
export const makePostgresDiagnostics = (knex: Knex): DiagnosticsRepository => ({
  relever: (instant) =>
    pipe(
      one(knex, PORT, ReleveRow, RELEVER, valeursDe(instant)),
      TE.map((row) => fromReleveRow(row, instant)),
    ),
})
