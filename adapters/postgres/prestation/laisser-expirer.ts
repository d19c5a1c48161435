/**
 * Dates whose time has run out hold nothing any more, and stand for no appointment; those of a prestation that somebody is
 * busy with are left to him. Never the prestation `:id`.
 */
export const LAISSER_EXPIRER = `
with perimees as (
  select r.id, r.prestation_id
  from rendez_vous r join prestations p on p.id = r.prestation_id
  where r.statut = 'propose' and r.expire_le <= :instant and r.prestation_id <> :id
  for update skip locked
),
laissees as (
  update rendez_vous
  set statut = 'expire'
  where id = any(array(select id from perimees))
)
update prestations
set validation_date = null
where id = any(array(select prestation_id from perimees))
  and (
    -- A count, so that it is looked up for each prestation: as a join, it would read every date there is.
    select count(*) from rendez_vous r
    where r.prestation_id = prestations.id
      and (r.statut = 'accepte' or (r.statut = 'propose' and r.expire_le > :instant))
  ) = 0`
