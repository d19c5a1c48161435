import type { Knex } from 'knex'
import type { Table } from './catalogue.ts'

// Values travel as the text of their type, the same for every server: instants in UTC to the microsecond, whole doubles.
const SETTINGS = [
  "set local datestyle = 'ISO, YMD'",
  "set local timezone = 'UTC'",
  "set local intervalstyle = 'postgres'",
  'set local extra_float_digits = 1',
  "set local bytea_output = 'hex'",
  "set local lc_monetary = 'C'",
  'set local statement_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
]

/** Prepares a transaction to read or write values as text, for as long as it takes. */
export const useTextForms = async (trx: Knex): Promise<void> => {
  for (const setting of SETTINGS) await trx.raw(setting)
}

/** Selects each row as one JSON array of texts: unlike `row_to_json`, it tells a jsonb null from an absent value. */
export const selectAsText = ({ identifiant, colonnes }: Table): string => {
  const texts = colonnes.map((colonne) => `${colonne.identifiant}::text`).join(', ')
  return `select to_json(array[${texts}]::text[])::text as ligne from ${identifiant}`
}

/** Inserts rows given as one JSON array of such arrays. */
export const insertFromText = ({ identifiant, colonnes }: Table): string => {
  const names = colonnes.map((colonne) => colonne.identifiant).join(', ')
  const values = colonnes.map(({ type }, rang) => `(r.ligne ->> ${rang})::${type}`).join(', ')
  return `insert into ${identifiant} (${names}) overriding system value
    select ${values} from jsonb_array_elements(?::jsonb) as r (ligne)`
}
