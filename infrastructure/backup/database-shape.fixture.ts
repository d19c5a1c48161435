import type { Knex } from 'knex'

/**
 * Two tables that refer to each other and to themselves, a trigger that refuses everything, and every type that is hard
 * to copy.
 */
export const STRANGE_TABLES = `
  create table "Étranges ""choses""" (
    id bigint generated always as identity primary key,
    "select" text,
    parent bigint references "Étranges ""choses""",
    octets bytea, grand bigint, instant timestamptz, plage tstzrange, objet jsonb, brut json,
    reel double precision, exact numeric, duree interval, liste text[], jour date, vrai boolean,
    double_reel double precision generated always as (reel * 2) stored
  );
  create table retours (id serial primary key, chose bigint references "Étranges ""choses""");
  alter table "Étranges ""choses""" add column retour integer references retours;
  create sequence libre as smallint increment 5 minvalue 2 maxvalue 3000 start 7 cycle;
  create function interdire() returns trigger language plpgsql as $$ begin raise exception 'forbidden'; end $$`

export const STRANGE_TRIGGERS = `
  create trigger jamais before insert or update or delete on retours for each row execute function interdire();
  create trigger jamais_vide before truncate on retours for each statement execute function interdire()`

const TEXTS = [
  '',
  ' \r\n\t"\\',
  'a\u2028b\u2029c\u0085d',
  '\u0001\u001f\u007f',
  '\ud83d\ude00 « déjà » ?',
  "'; drop --",
  '\\N',
]

const ROW = `
  insert into "Étranges ""choses""" (
    "select", parent, octets, grand, instant, plage, objet, brut, reel, exact, duree, liste, jour, vrai
  )
  values (
    ?, null, decode('00ff0a0d5c', 'hex'), 9223372036854775807, '2026-03-29 01:59:59.123456+01',
    '[2026-01-01 00:00:00.000001+00,)', 'null', E'{\\n "a": 1.10,\\n "a": 2 }', 0.1::float8 + 0.2::float8,
    12345678901234567890.0123456789, '1 mon -2 days 03:04:05.000006', array['a,b', null, '"', '{}'], '0044-03-15 BC', true
  )`

const EXTREMES = `
  insert into "Étranges ""choses""" (grand, instant, plage, objet, reel, exact, liste, vrai) values
    (-9223372036854775808, 'infinity', 'empty', null, 'NaN', 'NaN', '{}', false),
    (null, '-infinity', '(,)', '{"e": "\\u00e9", "n": 1e-7, "z": [null]}', '-Infinity', null, null, null),
    (0, '9999-12-31 23:59:59.999999+00', null, '"\\""', 5e-324, 0.00, '{{1,2},{3,4}}', null)`

/** Fills these tables; children come before their parents. */
export const fillStrangeTables = async (knex: Knex): Promise<void> => {
  for (const text of TEXTS) await knex.raw(ROW, [text])
  await knex.raw(EXTREMES)
  await knex.raw('insert into retours (chose) values (3), (null), (1)')
  await knex.raw(`update "Étranges ""choses""" set parent = 12 - id, retour = 1 where id between 2 and 10`)
  await knex.raw("select nextval('libre'), nextval('libre')")
}

const rowsOf = async (knex: Knex, statement: string): Promise<readonly Record<string, unknown>[]> =>
  (await knex.raw(statement)).rows

/** The row count and hash of each table, and every sequence: equal for databases with equal content. */
export const shapeOf = async (knex: Knex): Promise<Readonly<Record<string, unknown>>> => {
  const tables = await rowsOf(
    knex,
    "select relname as nom, quote_ident(relname) as q from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname !~ '^knex_'",
  )
  const shape: Record<string, unknown> = {}
  for (const { nom, q } of tables) {
    const hash = "md5(string_agg(md5(t::text), ',' order by md5(t::text)))"
    const [row] = await rowsOf(knex, `select count(*) as n, ${hash} as hash from ${String(q)} t`)
    shape[String(nom)] = row
  }
  const sequences =
    "select sequencename, data_type::text, start_value, min_value, max_value, increment_by, cycle, last_value from pg_sequences where schemaname = 'public' and sequencename !~ '^knex_' order by 1"
  const keys = "select conname, pg_get_constraintdef(oid) as def from pg_constraint where contype = 'f' order by 1, 2"
  const triggers = 'select tgname, tgenabled from pg_trigger where not tgisinternal order by 1'
  const migrations = 'select name from knex_migrations order by id'
  return {
    ...shape,
    sequences: await rowsOf(knex, sequences),
    keys: await rowsOf(knex, keys),
    triggers: await rowsOf(knex, triggers),
    migrations: await rowsOf(knex, migrations),
  }
}
