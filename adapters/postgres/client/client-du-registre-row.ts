import * as t from 'io-ts'
import type { ClientDuRegistre } from '#domain/registre/client-du-registre'
import { fromPersonneRow, PERSONNE } from './personne-row.ts'
import { Instant } from '../query.ts'

/** A row of `clients` with what it has ordered, as `CLIENT_COLUMNS` reads it. */
export const ClientRow = t.strict({
  ...PERSONNE,
  prestations: t.number,
  derniere: t.union([Instant, t.null]),
})

/** What `ClientRow` reads, for a statement that gives the table the name `r`. */
export const CLIENT_COLUMNS = `
  ${Object.keys(PERSONNE)
    .map((column) => `r.${column}`)
    .join(', ')},
  (select cast(count(*) as integer) from prestations p where p.client_id = r.id) as prestations,
  (select p.cree_le from prestations p where p.client_id = r.id order by p.id desc limit 1) as derniere`

export const fromClientRow = (row: t.TypeOf<typeof ClientRow>): ClientDuRegistre => ({
  ...fromPersonneRow(row),
  prestations: row.prestations,
  derniereCommandeLe: row.derniere,
})
