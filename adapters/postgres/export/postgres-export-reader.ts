import type { Knex } from 'knex'
import * as TE from '#fp/TaskEither'
import type { LignesDExtrait, Quoi } from '#application/export/extrait'
import type { ExportReader } from '#application/ports/export-reader'
import { portFailure } from '#application/shared/port-failure'
import { query } from '../query.ts'
import { SOURCES } from './export-rows.ts'
import { openCursor } from './open-cursor.ts'

const PORT = 'export'

/** Readings at once: each holds a connection of the pool for as long as somebody downloads. */
const LECTURES_MAX = 3

/** Everything of one kind, read from PostgreSQL while it is written out. */
export const makePostgresExportReader = (knex: Knex): ExportReader => {
  let lectures = 0
  const finir = (): void => {
    lectures -= 1
  }
  const ouvrir = <Q extends Quoi>(quoi: Q) => {
    lectures += 1
    return openCursor<LignesDExtrait[Q]>(knex, SOURCES[quoi], finir)
  }
  return {
    ouvrir: (quoi) =>
      lectures < LECTURES_MAX
        ? query(PORT, () => ouvrir(quoi))
        : TE.left(portFailure(PORT)(new Error('too many exports at once'))),
  }
}
