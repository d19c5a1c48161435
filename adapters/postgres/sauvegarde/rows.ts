import * as t from 'io-ts'
import type { Knex } from 'knex'
import { askStatements, OURS, readTables, type Table, ask, countRows, readMigrations } from './catalogue.ts'

// The texts of values, in the same form on every server: instants in UTC to the microsecond, exact doubles.
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

export const useTextForms = async (trx: Knex): Promise<void> => {
  for (const setting of SETTINGS) await trx.raw(setting)
}

/** Selects each row as a JSON array of texts. Unlike `row_to_json`, it tells a JSON null from an SQL null. */
const selectAsText = ({ identifiant, colonnes }: Table): string => {
  const texts = colonnes.map((colonne) => `${colonne.identifiant}::text`).join(', ')
  return `select to_json(array[${texts}]::text[])::text as ligne from ${identifiant}`
}

const insertFromText = ({ identifiant, colonnes }: Table): string => {
  const names = colonnes.map((colonne) => colonne.identifiant).join(', ')
  const values = colonnes.map(({ type }, rang) => `(r.ligne ->> ${rang})::${type}`).join(', ')
  return `insert into ${identifiant} (${names}) overriding system value
    select ${values} from jsonb_array_elements(?::jsonb) as r (ligne)`
}

const FOREIGN_KEYS = `
from pg_constraint k join pg_class c on c.oid = k.conrelid
where k.contype = 'f' and k.conparentid = 0 and ${OURS}
order by c.relname, k.conname`

const TABLE = 'k.conrelid::regclass, quote_ident(k.conname)'
const DROP = `select format('alter table %s drop constraint %s', ${TABLE}) as ordre ${FOREIGN_KEYS}`
const ADD = `select format('alter table %s add constraint %s %s', ${TABLE}, pg_get_constraintdef(k.oid)) as ordre ${FOREIGN_KEYS}`

const triggers = (verb: 'enable' | 'disable'): string => `
select format('alter table %s ${verb} trigger %s', c.oid::regclass, quote_ident(g.tgname)) as ordre
from pg_trigger g join pg_class c on c.oid = g.tgrelid
where not g.tgisinternal and g.tgenabled = 'O' and ${OURS}
order by c.relname, g.tgname`

type PutBack = () => Promise<void>

const runAll = async (trx: Knex, statements: readonly string[]): Promise<void> => {
  for (const statement of statements) await trx.raw(statement)
}

const suspend = async (trx: Knex, away: string, back: string): Promise<PutBack> => {
  const statements = await askStatements(trx, back)
  await runAll(trx, await askStatements(trx, away))
  return () => runAll(trx, statements)
}

/** Disables the triggers, so that none changes, refuses or announces restored rows. */
export const suspendTriggers = (trx: Knex): Promise<PutBack> => suspend(trx, triggers('disable'), triggers('enable'))

export const suspendForeignKeys = (trx: Knex): Promise<PutBack> => suspend(trx, DROP, ADD)

export const emptyTables = async (trx: Knex): Promise<void> => {
  const tables = await readTables(trx)
  if (tables.length === 0) return
  const putBack = await suspendTriggers(trx)
  await trx.raw(`truncate ${tables.map(({ identifiant }) => identifiant).join(', ')}`)
  await putBack()
}

export const writeRows = async (trx: Knex, table: Table, lignes: readonly string[]): Promise<void> => {
  await trx.raw(insertFromText(table), [`[${lignes.join(',')}]`])
}

const HERE = '(select oid from pg_namespace where nspname = current_schema())'

const notOfAnExtension = (catalogue: string): string => `not exists (
  select from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = o.oid and d.deptype = 'e'
)`

const RELATIONS = `
select format(
  'drop %s if exists %s cascade',
  case o.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
  o.oid::regclass
) as ordre
from pg_class o
where o.relnamespace = ${HERE} and o.relkind in ('r', 'p', 'v', 'm', 'S') and ${notOfAnExtension('pg_class')}
order by o.relkind = 'S', o.relname`

const ROUTINES = `
select format('drop routine if exists %s cascade', o.oid::regprocedure) as ordre
from pg_proc o
where o.pronamespace = ${HERE} and ${notOfAnExtension('pg_proc')}
order by 1`

const TYPES = `
select format('drop type if exists %s cascade', o.oid::regtype) as ordre
from pg_type o
where o.typnamespace = ${HERE} and o.typtype in ('e', 'd', 'r') and ${notOfAnExtension('pg_type')}
order by 1`

/** Extensions stay: only a superuser may be able to add them again. */
export const clearSchema = async (trx: Knex): Promise<void> => {
  for (const query of [RELATIONS, ROUTINES, TYPES]) {
    for (const statement of await askStatements(trx, query)) await trx.raw(statement)
  }
}

type CountedTable = Table & { readonly lignes: number }

export type Snapshot = {
  readonly migrations: readonly string[]
  readonly tables: readonly CountedTable[]
  readonly sequences: readonly Sequence[]
  readonly lots: (table: CountedTable) => AsyncIterable<readonly string[]>
}

const Ligne = t.strict({ ligne: t.string })

const LOT_MAX = 1_000
const LOT_OCTETS = 4_000_000

/** The number of rows that makes a few megabytes; one row may be a line of text or a whole document. */
const lotOf = ({ lignes, octets }: CountedTable): number =>
  Math.max(1, Math.min(LOT_MAX, Math.floor((LOT_OCTETS * lignes) / Math.max(1, octets))))

// Uses a server-side cursor, so that neither side holds a whole table.
async function* readLots(trx: Knex, table: CountedTable): AsyncGenerator<readonly string[]> {
  await trx.raw(`declare sauvegarde no scroll cursor for ${selectAsText(table)}`)
  for (;;) {
    const lignes = await ask(trx, Ligne, `fetch ${lotOf(table)} from sauvegarde`)
    if (lignes.length === 0) break
    yield lignes.map(({ ligne }) => ligne)
  }
  await trx.raw('close sauvegarde')
}

const identifiersOf = (tables: readonly Table[]): string => tables.map(({ identifiant }) => identifiant).join(', ')

/** Takes the locks first (only schema changes wait for them); the first query after them takes the snapshot. */
const readHeld = async (trx: Knex, held: string): Promise<Omit<Snapshot, 'lots'>> => {
  await useTextForms(trx)
  if (held !== '') await trx.raw(`lock table ${held} in access share mode`)
  const tables = await readTables(trx)
  if (identifiersOf(tables) !== held) throw new Error('the schema was changing: try again')
  const counted: CountedTable[] = []
  for (const table of tables) counted.push({ ...table, lignes: await countRows(trx, table) })
  return { migrations: (await readMigrations(trx)) ?? [], tables: counted, sequences: await readSequences(trx) }
}

export const withSnapshot = async <A>(knex: Knex, use: (snapshot: Snapshot) => Promise<A>): Promise<A> => {
  const held = identifiersOf(await readTables(knex))
  return knex.transaction(
    async (trx) => {
      const read = await readHeld(trx, held)
      return use({ ...read, lots: (table) => readLots(trx, table) })
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  )
}

const DEFINITION = {
  nom: t.string,
  type: t.string,
  debut: t.string,
  pas: t.string,
  minimum: t.string,
  maximum: t.string,
  cycle: t.boolean,
}

const VALEUR = { derniere: t.string, appelee: t.boolean }

/** A sequence and its position; numbers are text, since they may exceed 2^53. */
export const Sequence = t.strict({ ...DEFINITION, ...VALEUR })

export type Sequence = t.TypeOf<typeof Sequence>

const Definition = t.strict({ ...DEFINITION, identifiant: t.string })

const DEFINITIONS = `
select c.relname as nom, quote_ident(c.relname) as identifiant, format_type(s.seqtypid, null) as type,
  s.seqstart::text as debut, s.seqincrement::text as pas, s.seqmin::text as minimum, s.seqmax::text as maximum,
  s.seqcycle as cycle
from pg_class c join pg_sequence s on s.seqrelid = c.oid
where ${OURS}
order by c.relname`

const Valeur = t.strict(VALEUR)

/** Sequences are not transactional: read after the snapshot, they are never behind its rows. */
const readSequences = async (knex: Knex): Promise<readonly Sequence[]> => {
  const sequences: Sequence[] = []
  for (const { identifiant, ...definition } of await ask(knex, Definition, DEFINITIONS)) {
    const statement = `select last_value::text as derniere, is_called as appelee from ${identifiant}`
    for (const valeur of await ask(knex, Valeur, statement)) sequences.push({ ...definition, ...valeur })
  }
  return sequences
}

const SEQUENCE_TYPES = ['smallint', 'integer', 'bigint']

/** `create sequence` takes no bindings, so a text of a file must be a number before it is written into a statement. */
const numeral = (text: string): string => {
  if (!/^-?\d{1,19}$/.test(text)) throw new Error(`not a number of a sequence: ${text}`)
  return text
}

const make = async (knex: Knex, sequence: Sequence): Promise<void> => {
  const { nom, type, debut, pas, minimum, maximum, cycle } = sequence
  if (!SEQUENCE_TYPES.includes(type)) throw new Error(`not a type of a sequence: ${type}`)
  const limits = `minvalue ${numeral(minimum)} maxvalue ${numeral(maximum)} start ${numeral(debut)}`
  const statement = `create sequence if not exists ?? as ${type} increment ${numeral(pas)} ${limits}`
  await knex.raw(`${statement} ${cycle ? 'cycle' : 'no cycle'}`, [nom])
}

export const writeSequences = async (knex: Knex, sequences: readonly Sequence[]): Promise<void> => {
  const wanted = new Set(sequences.map(({ nom }) => nom))
  const strangers = (await ask(knex, Definition, DEFINITIONS)).filter(({ nom }) => !wanted.has(nom))
  for (const { identifiant } of strangers) await knex.raw(`drop sequence ${identifiant}`)
  for (const sequence of sequences) {
    await make(knex, sequence)
    const { nom, derniere, appelee } = sequence
    await knex.raw('select setval(quote_ident(?)::regclass, ?::bigint, ?)', [nom, derniere, appelee])
  }
}
