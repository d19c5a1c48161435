/** What the three sources are read by: each has a primary key that grows with time, and is walked from a place in it. */
const EVENEMENTS = `
  select 'evenement' as source, cast(e.id as text) as place, e.le, e.auteur, e.detail, p.id, p.reference as titre
  from prestation_evenements e
  join prestations p on p.id = e.prestation_id
  where e.id > least(cast(:evenement as bigint), (select coalesce(max(id), 0) from prestation_evenements))
  order by e.id
  limit :limite`

const MESSAGES = `
  select 'message' as source, m.id as place, m.cree_le as le, 'client' as auteur, null as detail, m.id, m.nom as titre
  from messages m
  where m.id > :message
  order by m.id
  limit :limite`

const REPONSES = `
  select 'reponse' as source, r.id as place, r.le, r.auteur, null as detail, m.id, m.nom as titre
  from message_reponses r
  join messages m on m.id = r.message_id
  where r.id > :reponse
  order by r.id
  limit :limite`

// A restored database may have gone back in its numbers: no place is beyond the last one.
const BORNE = `
  select 'borne' as source, cast(coalesce(max(id), 0) as text) as place, null as le, null as auteur, null as detail,
    null as id, null as titre
  from prestation_evenements`

/** What comes after a place in each source, as much as is asked of each, and the last place of the first. */
export const DEPUIS = `(${EVENEMENTS}) union all (${MESSAGES}) union all (${REPONSES}) union all (${BORNE})`

const derniere = (table: string, type: string, instant: string, rien: string): string =>
  `coalesce((select cast(id as text) from ${table} where ${instant} <= :stable order by ${table}.id desc limit 1), '${rien}') as ${type}`

/** The last place of each source that nothing can come before any more: walks back over what is young alone. */
export const PLACES = `
  select
    ${derniere('prestation_evenements', 'evenement', 'le', '0')},
    ${derniere('messages', 'message', 'cree_le', '')},
    ${derniere('message_reponses', 'reponse', 'le', '')}`
