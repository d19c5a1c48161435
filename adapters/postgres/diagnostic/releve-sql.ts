/** Months with something in them; ids sort like instants, and the first one of a month begins it, by the clock of Paris. */
const MOIS = `
  select coalesce(jsonb_agg(m), '[]')
  from (
    select
      to_char(cree_le at time zone 'Europe/Paris', 'YYYY-MM') as mois,
      count(*) as commandes,
      sum(total_net) as "montantCommande",
      count(*) filter (where statut = 'annulé') as annulees
    from prestations
    where id >= :premierId
    group by 1
  ) as m`

/** By the day on which the money moved, like the book of receipts. */
const ENCAISSES = `
  select coalesce(jsonb_object_agg(mois, encaisse), '{}')
  from (
    select to_char(le, 'YYYY-MM') as mois, sum(montant) as encaisse
    from reglements
    where le >= cast(:premierMois || '-01' as date)
    group by 1
  ) as m`

// Of before the recent months, those that led to no order are dropped.
const ESTIMATIONS = `
  select coalesce(jsonb_object_agg(mois, faites), '{}')
  from (
    select to_char(cree_le at time zone 'Europe/Paris', 'YYYY-MM') as mois, count(*) as faites
    from estimations
    where id >= :premierId
    group by 1
  ) as m`

const CONVERSION = `
  select cast(count(commandee_le) as double precision) / nullif(count(*), 0)
  from estimations
  where id >= :premierId
    and cree_le >= date_trunc('day', cast(:debut as timestamptz) at time zone 'Europe/Paris') at time zone 'Europe/Paris'`

// Ids sort like instants: the orders of the last months are the end of the primary key. One taken on the telephone was called as it was made.
const DELAI = `
  select jsonb_build_object(
    'median', percentile_cont(0.5) within group (order by extract(epoch from premiere - cree_le) / 3600),
    'part', avg(case when premiere <= contact_avant then 1 else 0 end)
  )
  from (
    select p.cree_le, p.contact_avant, least(p.appelee_le, min(r.proposee_le)) as premiere
    from prestations p
    left join rendez_vous r on r.prestation_id = p.id
    where p.id >= :depuisId and p.cree_le >= :debut and p.appelee_le is distinct from p.cree_le
    group by p.id
  ) as premieres
  where premiere is not null`

// Counted in the index of orders by client; only those who may be shown are added up, whoever orders as often included.
const TOP = `
  select coalesce(
    jsonb_agg(jsonb_build_object('id', c.id, 'nom', c.nom, 'email', c.email, 'prestations', t.prestations, 'montant', t.montant)
      order by t.prestations desc, t.montant desc, c.id),
    '[]'
  )
  from (
    select
      p.client_id, count(*) as prestations,
      coalesce(sum(p.total_net) filter (where p.statut <> 'annulé'), 0) as montant
    from (
      select client_id
      from prestations
      group by client_id
      order by count(*) desc
      fetch first :clients rows with ties
    ) as assidus
    join prestations p on p.client_id = assidus.client_id
    group by p.client_id
    order by 2 desc, 3 desc, 1
    limit :clients
  ) as t
  join clients c on c.id = t.client_id`

/** Every figure, of now. */
export const RELEVER = `
  select
    (${MOIS}) as mois, (${ENCAISSES}) as encaisses, (${ESTIMATIONS}) as estimations, (${CONVERSION}) as conversion,
    (${DELAI}) as delai, (${TOP}) as top_clients`
