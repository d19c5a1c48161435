import type { Knex } from 'knex'
import { askStatements } from './ask.ts'
import { OURS } from './catalogue.ts'

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

/** What puts back what was set aside. */
export type PutBack = () => Promise<void>

const runAll = async (trx: Knex, statements: readonly string[]): Promise<void> => {
  for (const statement of statements) await trx.raw(statement)
}

const suspend = async (trx: Knex, away: string, back: string): Promise<PutBack> => {
  const statements = await askStatements(trx, back)
  await runAll(trx, await askStatements(trx, away))
  return () => runAll(trx, statements)
}

/** Sets the triggers aside: none rewrites, forbids or announces history that is put back. */
export const suspendTriggers = (trx: Knex): Promise<PutBack> => suspend(trx, triggers('disable'), triggers('enable'))

/**
 * Sets foreign keys aside, so that rows come in any order, even tables that name each other. Put back, they are checked
 * against every row.
 */
export const suspendForeignKeys = (trx: Knex): Promise<PutBack> => suspend(trx, DROP, ADD)
