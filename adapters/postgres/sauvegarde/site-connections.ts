import * as t from 'io-ts'
import type { Knex } from 'knex'
import { ask } from './ask.ts'

/** How a running site names its connections. */
export const SITE_APPLICATION_NAME = 'atelier-informatique'

const Nombre = t.strict({ nombre: t.number })

/** Connections of running sites to this database, on whatever machine they are. */
export const countSiteConnections = async (knex: Knex): Promise<number> => {
  const [row] = await ask(
    knex,
    Nombre,
    `select count(*) as nombre from pg_stat_activity
    where datname = current_database() and application_name = '${SITE_APPLICATION_NAME}'`,
  )
  return row?.nombre ?? 0
}
