import { DOSSIER_COLUMNS } from './dossier-row.ts'

/** Dates that take the technician's time at an instant: agreed, or held. */
const RETENUES = `
  v.statut in ('propose', 'accepte') and (v.statut = 'accepte' or v.expire_le > :instant)`

/** Agreed and held dates that overlap an interval, travel included. */
export const VISITES = `
select ${DOSSIER_COLUMNS}, v.id as date_id
from rendez_vous v
join prestations p on p.id = v.prestation_id
where v.occupe && tstzrange(:de, :a) and ${RETENUES}
order by v.debut, v.id`

const TENUES = `
from rendez_vous v
join prestations p on p.id = v.prestation_id
where v.statut = 'propose' and v.expire_le > :instant and p.statut in ('en_attente', 'en_cours')`

/** Held dates that wait for their client. */
export const SANS_REPONSE = `
select ${DOSSIER_COLUMNS}, v.id as date_id, (select cast(count(*) as integer) ${TENUES}) as nombre
${TENUES}
order by v.expire_le, v.debut, v.id
limit :limite`

/** The first of a list, each with the length of the whole, which is counted once. */
const extrait = (condition: string, ordre: string): string => `
select ${DOSSIER_COLUMNS}, (select cast(count(*) as integer) from prestations p where ${condition}) as nombre
from prestations p
where ${condition}
order by ${ordre}
limit :limite`

// Said as the index says it: a prestation of which no date was ever said has no visit.
const JAMAIS_CONTACTEE = "p.statut = 'en_attente' and p.visite_le is null and p.sequence = 0"

export const EN_RETARD = extrait(`${JAMAIS_CONTACTEE} and p.contact_avant < :instant`, 'p.contact_avant, p.id')

export const A_CONTACTER = extrait(`${JAMAIS_CONTACTEE} and p.contact_avant >= :instant`, 'p.contact_avant, p.id')

// A date that ran out is only noted when somebody else wants its time: the clock decides, not the statut.
export const A_REPROPOSER = extrait(
  `p.statut in ('en_attente', 'en_cours') and p.sequence > 0
    and (p.validation_date ->> 'statut') is distinct from 'accepte'
    and not exists (
      select from rendez_vous v where v.prestation_id = p.id and v.statut = 'propose' and v.expire_le > :instant
    )`,
  'p.id',
)
