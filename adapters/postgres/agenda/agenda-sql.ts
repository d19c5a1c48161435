import { DOSSIER_COLUMNS } from '../prestation/dossier-row.ts'
import { FACTURE_COLUMNS } from '../facturation/facture-row.ts'
import { ETATS, FACTURES_SUIVIES } from '../facturation/factures-suivies-sql.ts'

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

// The first instant at which a quote can no longer be accepted: midnight in Paris after its last day.
const FIN_DU_DEVIS = `
  (cast(cast(d.emise_le at time zone 'Europe/Paris' as date) + cast(:validite as integer) + 1 as timestamp)
    at time zone 'Europe/Paris')`

/** Orders with held dates or another quote that wait for their client, each once. */
export const SANS_REPONSE = `
with tenues as (
  select v.prestation_id, v.expire_le as avant
  from rendez_vous v
  where v.statut = 'propose' and v.expire_le > :instant
  union all
  select d.prestation_id, ${FIN_DU_DEVIS}
  from devis_versions d
  where d.statut = 'propose' and ${FIN_DU_DEVIS} > :instant
), attendues as (
  select t.prestation_id, min(t.avant) as avant
  from tenues t
  join prestations p on p.id = t.prestation_id and p.statut in ('en_attente', 'en_cours')
  group by t.prestation_id
)
select ${DOSSIER_COLUMNS}, d.version as devis_version, cast(d.estimation ->> 'totalNet' as integer) as devis_total,
  d.emise_le as devis_emise_le, (select cast(count(*) as integer) from attendues) as nombre
from attendues a
join prestations p on p.id = a.prestation_id
left join devis_versions d on d.prestation_id = p.id and d.statut = 'propose' and ${FIN_DU_DEVIS} > :instant
order by a.avant, p.id
limit :limite`

/** Cancelled orders that hold money which no invoice took over. */
export const A_REMBOURSER = `
with gardees as (
  select r.prestation_id, cast(sum(r.montant) as integer) as montant
  from reglements r
  join prestations p on p.id = r.prestation_id and p.statut = 'annulé'
  where r.prestation_id is not null
  group by r.prestation_id
  having sum(r.montant) > 0
)
select ${DOSSIER_COLUMNS}, g.montant, (select cast(count(*) as integer) from gardees) as nombre
from gardees g
join prestations p on p.id = g.prestation_id
order by p.id
limit :limite`

/** Invoices that hold more than is due for them. */
export const FACTURES_A_REMBOURSER = `
with dues as (
  select r.numero, r.emise_le from ${FACTURES_SUIVIES} where ${ETATS.a_rembourser}
)
select ${FACTURE_COLUMNS}, (select cast(count(*) as integer) from dues) as nombre
from dues s
join factures f on f.numero = s.numero
order by s.emise_le, s.numero
limit :limite`

/** The first of a list, each with the length of the whole, which is counted once. */
const extrait = (condition: string, ordre: string): string => `
select ${DOSSIER_COLUMNS}, (select cast(count(*) as integer) from prestations p where ${condition}) as nombre
from prestations p
where ${condition}
order by ${ordre}
limit :limite`

// Said as the index says it: a prestation of which no date was ever said has no visit.
const JAMAIS_CONTACTEE = "p.statut = 'en_attente' and p.visite_le is null and p.sequence = 0 and p.appelee_le is null"

export const EN_RETARD = extrait(`${JAMAIS_CONTACTEE} and p.contact_avant < :instant`, 'p.contact_avant, p.id')

export const A_CONTACTER = extrait(`${JAMAIS_CONTACTEE} and p.contact_avant >= :instant`, 'p.contact_avant, p.id')

// A date that ran out is only noted when somebody else wants its time: the clock decides, not the statut.
export const A_REPROPOSER = extrait(
  `p.statut in ('en_attente', 'en_cours') and (p.sequence > 0 or p.appelee_le is not null and p.statut = 'en_attente')
    and (p.validation_date ->> 'statut') is distinct from 'accepte'
    and not exists (
      select from rendez_vous v where v.prestation_id = p.id and v.statut = 'propose' and v.expire_le > :instant
    )`,
  'p.id',
)
