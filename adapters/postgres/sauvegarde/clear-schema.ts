import type { Knex } from 'knex'
import { askStatements } from './ask.ts'

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

/** Removes everything that migrations made, their own list included; extensions stay, which only a superuser may be able to make again. */
export const clearSchema = async (trx: Knex): Promise<void> => {
  for (const query of [RELATIONS, ROUTINES, TYPES]) {
    for (const statement of await askStatements(trx, query)) await trx.raw(statement)
  }
}
