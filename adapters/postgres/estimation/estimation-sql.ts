import type { ChoixDEstimations } from '#application/ports/estimation-store'
import type { Liste } from '../liste.ts'

// The instants are whole milliseconds, like the ids; what another lot drops meanwhile is left to it.
export const NOTER = `
with oubliees as (
  delete from estimations
  where id in (
    select e.id from estimations e
    where e.commandee_le is null and e.id < :oubliAvant
    order by e.id
    limit :oublisMax
    for update skip locked
  )
)
insert into estimations (
  id, cree_le, source, estimation, demande, code_postal, ville, nom, email, telephone, adresse, notes, recherche,
  appelant
)
select
  id, cree_le, source, estimation, demande, code_postal, ville, nom, email, telephone, adresse, notes, recherche, appelant
from jsonb_to_recordset(cast(:lot as jsonb)) as lot (
  id text, cree_le timestamptz, source text, estimation jsonb, demande jsonb, code_postal text, ville text, nom text,
  email text, telephone text, adresse text, notes text, recherche text, appelant text
)`

export const PAR_IDS = `
select
  e.id, e.cree_le, e.source, e.estimation, e.demande, e.code_postal, e.ville, e.nom, e.email, e.telephone, e.adresse, e.notes,
  e.commandee_le, e.prestation_id, p.reference
from unnest(cast(:ids as text[])) with ordinality as places (id, rang)
join estimations e on e.id = places.id
left join prestations p on p.id = e.prestation_id
order by places.rang`

/** Of those that are kept whatever became of them, and of the days of late. */
export const CONVERSION = `
select
  cast(count(*) as integer) as faites,
  cast(count(commandee_le) as integer) as commandees,
  cast(count(*) filter (where recente) as integer) as faites30,
  cast(count(commandee_le) filter (where recente) as integer) as commandees30
from (
  select commandee_le, cree_le >= cast(cast(:debut as date) as timestamp) at time zone 'Europe/Paris' as recente
  from estimations
  where id >= :premier
) as gardees`

const SUITES = { commandees: 'r.commandee_le is not null', sans_suite: 'r.commandee_le is null' } as const

/** The reference is told by the id of the order, which ends in the same characters. */
const TEXTE = `concat_ws(' ', r.recherche, r.appelant, 'prest' || lower(right(r.prestation_id, 6)))`

/** What the register looks through for a choice, newest first. */
export const toListe = ({ suite, source, mots }: ChoixDEstimations): Liste => ({
  source: 'estimations r',
  id: 'r.id',
  clef: 'r.id',
  type: 'text',
  sens: 'desc',
  conditions: [suite === null ? null : SUITES[suite], source === null ? null : 'r.source = :source'],
  valeurs: { source },
  contient: `${TEXTE} like :motif`,
  mots,
})
