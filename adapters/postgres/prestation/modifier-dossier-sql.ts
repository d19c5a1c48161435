/**
 * Nobody else changes the prestation until the transaction ends. Read in a statement of its own afterwards: the dates must
 * be seen as they are once the lock is held.
 */
export const VERROUILLER = 'select id from prestations where id = ? for update'

/**
 * One change of the agenda at a time. The exclusion constraint alone would keep it right, but two sessions that wait for
 * each other's time are only told apart after a second, by the detection of deadlocks.
 */
export const OUVRIR_AGENDA = "select pg_advisory_xact_lock(hashtext('agenda'))"

/** New statuts of known dates. */
export const CHANGER_DATES = `
update rendez_vous
set statut = d.statut, repondue_le = d."repondueLe"
from jsonb_to_recordset(cast(:dates as jsonb)) as d (id text, statut text, "repondueLe" timestamptz)
where rendez_vous.id = d.id`

/** New dates. They take the technician's time, travel before and after included. */
export const AJOUTER_DATES = `
insert into rendez_vous (
  id, prestation_id, proposition, rang, debut, fin, trajet_minutes, occupe, total_net, majore, statut, proposee_le, expire_le,
  repondue_le
)
select
  d.id, :id, d.proposition, d.rang, d.debut, d.fin, d."trajetMinutes",
  tstzrange(
    d.debut - make_interval(mins => d."trajetMinutes"),
    d.fin + make_interval(mins => d."trajetMinutes")
  ),
  d.total, d.majore, d.statut, d."proposeeLe", d."expireLe", d."repondueLe"
from jsonb_to_recordset(cast(:dates as jsonb)) as d (
  id text, proposition integer, rang integer, debut timestamptz, fin timestamptz, "trajetMinutes" integer, total integer, majore boolean,
  statut text, "proposeeLe" timestamptz, "expireLe" timestamptz, "repondueLe" timestamptz
)`

/** The prestation, what happened to it, and the mails that tell it, in place of reminders of an appointment that changed. */
export const ECRIRE_DOSSIER = `
with evenement as (
  insert into prestation_evenements (prestation_id, le, auteur, detail)
  values (:id, :le, :auteur, :fait)
),
rappels as (
  delete from courriels
  where prestation_id = :id and genre = 'rappel_client' and statut = 'a_envoyer' and cast(:rendezVousChange as boolean)
),
annonces as (
  insert into courriels (genre, prestation_id, detail, a_envoyer_le, cree_le)
  select c.genre, :id, c.detail, c."aEnvoyerLe", :le
  from jsonb_to_recordset(cast(:courriers as jsonb)) as c (genre text, detail jsonb, "aEnvoyerLe" timestamptz)
)
update prestations
set statut = :statut, priorite = :priorite, validation_date = :validationDate, souhaits = :souhaits,
  sequence = :sequence, appelee_le = :appeleeLe, engagement = :engagement, version = :version
where id = :id`
