import * as t from 'io-ts'
import type { CourrierReserve } from '#application/ports/outbox'
import { GenreCourrier } from '#domain/courrier/courrier'
import { PrestationId } from '#domain/prestation/reference'

/** What a worker needs of a row of `courriels`. */
export const CourrierRow = t.strict({
  id: t.string,
  genre: GenreCourrier,
  prestation_id: PrestationId,
  client_id: t.string,
  ouvre_compte: t.boolean,
  essais: t.number,
})

export const fromCourrierRow = (row: t.TypeOf<typeof CourrierRow>): CourrierReserve => ({
  id: row.id,
  genre: row.genre,
  prestationId: row.prestation_id,
  clientId: row.client_id,
  ouvreCompte: row.ouvre_compte,
  essais: row.essais,
})
