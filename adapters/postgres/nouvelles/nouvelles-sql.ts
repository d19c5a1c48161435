/** What the three sources are read by: each row has a number that grows as rows are written, and is walked from a place among these. */
const EVENEMENTS = `
  select 'evenement' as source, cast(e.id as text) as place, e.le, e.auteur, e.detail, p.id, p.reference as titre
  from prestation_evenements e
  join prestations p on p.id = e.prestation_id
  where e.id > least(cast(:evenement as bigint), (select coalesce(max(id), 0) from prestation_evenements))
  order by e.id
  limit :limite`

const MESSAGES = `
  select 'message' as source, cast(m.ordre as text) as place, m.cree_le as le, 'client' as auteur, null as detail, m.id, m.nom as titre
  from messages m
  where m.ordre > least(cast(:message as bigint), (select coalesce(max(ordre), 0) from messages))
  order by m.ordre
  limit :limite`

const REPONSES = `
  select 'reponse' as source, cast(r.ordre as text) as place, r.le, r.auteur, null as detail, m.id, m.nom as titre
  from message_reponses r
  join messages m on m.id = r.message_id
  where r.ordre > least(cast(:reponse as bigint), (select coalesce(max(ordre), 0) from message_reponses))
  order by r.ordre
  limit :limite`

// A restored database may have gone back in its numbers: no place is beyond the last one.
const borne = (source: string, table: string, numero: string): string => `
  select 'borne_${source}' as source, cast(coalesce(max(${numero}), 0) as text) as place, null as le, null as auteur,
    null as detail, null as id, null as titre
  from ${table}`

/** What comes after a place in each source, as much as is asked of each, and the last place of each. */
export const DEPUIS = [
  EVENEMENTS,
  MESSAGES,
  REPONSES,
  borne('evenement', 'prestation_evenements', 'id'),
  borne('message', 'messages', 'ordre'),
  borne('reponse', 'message_reponses', 'ordre'),
]
  .map((lecture) => `(${lecture})`)
  .join(' union all ')

const derniere = (source: string, table: string, numero: string, instant: string): string =>
  `coalesce((select cast(${numero} as text) from ${table} where ${instant} <= :stable order by ${table}.${numero} desc limit 1), '0') as ${source}`

/** The last place of each source that nothing can come before any more: walks back over what is young alone. */
export const PLACES = `
  select
    ${derniere('evenement', 'prestation_evenements', 'id', 'le')},
    ${derniere('message', 'messages', 'ordre', 'cree_le')},
    ${derniere('reponse', 'message_reponses', 'ordre', 'le')}`
