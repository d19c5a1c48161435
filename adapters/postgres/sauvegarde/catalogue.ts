import * as t from 'io-ts'
import type { Knex } from 'knex'
import { count, many, orThrow } from '../query.ts'

const PORT = 'sauvegarde'

export const ask = <A>(knex: Knex, codec: t.Decoder<unknown, A>, statement: string): Promise<readonly A[]> =>
  orThrow(many(knex, PORT, codec, statement))

const Statement = t.strict({ ordre: t.string })

export const askStatements = async (knex: Knex, query: string): Promise<readonly string[]> =>
  (await ask(knex, Statement, query)).map(({ ordre }) => ordre)

const Colonne = t.strict({ nom: t.string, identifiant: t.string, type: t.string })

export type Table = {
  readonly nom: string
  readonly identifiant: string
  readonly octets: number
  readonly colonnes: readonly t.TypeOf<typeof Colonne>[]
}

const TableRow = t.strict({
  nom: t.string,
  identifiant: t.string,
  octets: t.number,
  colonnes: t.array(Colonne),
})

/** Everything but the tables of the migrator, which concern this schema only, and those of extensions. */
export const OURS = `
  c.relnamespace = (select oid from pg_namespace where nspname = current_schema())
  and c.relname !~ '^knex_migrations'
  and not exists (
    select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
  )`

// Generated columns are left out: the database writes them.
const TABLES = `
select c.relname as nom, quote_ident(c.relname) as identifiant, pg_table_size(c.oid) as octets,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'nom', a.attname, 'identifiant', quote_ident(a.attname), 'type', format_type(a.atttypid, a.atttypmod)
        )
        order by a.attnum
      ),
      '[]'
    )
    from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  ) as colonnes
from pg_class c
where c.relkind = 'r' and ${OURS}
order by c.relname`

export const readTables = (knex: Knex): Promise<readonly Table[]> => ask(knex, TableRow, TABLES)

export const countRows = (knex: Knex, { identifiant }: Table): Promise<number> =>
  orThrow(count(knex, PORT, `select count(*) as nombre from ${identifiant}`))

const Present = t.strict({ present: t.boolean })

const Migration = t.strict({ name: t.string })

/** The migrations that the database has had, in order; `null` if it was never migrated. */
export const readMigrations = async (knex: Knex): Promise<readonly string[] | null> => {
  const [table] = await ask(knex, Present, "select to_regclass('knex_migrations') is not null as present")
  if (table?.present !== true) return null
  return (await ask(knex, Migration, 'select name from knex_migrations order by id')).map(({ name }) => name)
}

/** The application name of the connections of a running site. */
export const SITE_APPLICATION_NAME = 'atelier-informatique'

export const countSiteConnections = (knex: Knex): Promise<number> =>
  orThrow(
    count(
      knex,
      PORT,
      `select count(*) as nombre from pg_stat_activity
      where datname = current_database() and application_name = '${SITE_APPLICATION_NAME}'`,
    ),
  )
