import type { Knex } from 'knex'

// What came last is told by the order in which it was written: a clock may be set back.

/** What is there already keeps the order that it was shown in. */
const numeroter = (table: string, ordre: string): string => `
  alter table ${table} disable trigger user;
  alter table ${table} add column ordre bigint;
  update ${table} t set ordre = n.rang
  from (select id, row_number() over (order by ${ordre}) as rang from ${table}) n
  where n.id = t.id;
  alter table ${table} alter column ordre set not null, alter column ordre add generated always as identity;
  select setval(pg_get_serial_sequence('${table}', 'ordre'), coalesce(max(ordre), 0) + 1, false) from ${table};
  create unique index ${table}_ordre on ${table} (ordre);
  alter table ${table} enable trigger user`

const PROPOSITIONS = `
  alter table rendez_vous add column proposition integer;
  update rendez_vous r set proposition = n.rang
  from (select id, dense_rank() over (partition by prestation_id order by proposee_le) as rang from rendez_vous) n
  where n.id = r.id;
  alter table rendez_vous alter column proposition set not null;
  drop index rendez_vous_de_la_prestation;
  create index rendez_vous_de_la_prestation on rendez_vous (prestation_id, proposition, rang)`

const AVANT = `
  alter table messages drop column ordre;
  alter table message_reponses drop column ordre;
  alter table reglements drop column ordre;
  alter table rendez_vous drop column proposition;
  create index rendez_vous_de_la_prestation on rendez_vous (prestation_id, proposee_le, rang)`

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(PROPOSITIONS)
  await knex.raw(numeroter('messages', 'id'))
  await knex.raw(numeroter('message_reponses', 'id'))
  await knex.raw(numeroter('reglements', 'enregistre_le, id'))
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(AVANT)
}
