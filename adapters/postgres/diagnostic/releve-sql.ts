/** A payment is written once and for all: those of the months that are shown change with their number. */
const ENCAISSEMENTS = `select count(*) from reglements where le >= cast(:premierMois || '-01' as date)`

/** What would be another if anything had changed: counts, and the last thing that happened. Short, however much there is. */
export const EMPREINTE = `
  select concat_ws(
    ' ',
    (select max(id) from prestation_evenements),
    (${ENCAISSEMENTS}),
    (
      select string_agg(concat_ws(' ', nom, cle, nombre), ' ' order by nom, cle)
      from (select nom, cle, sum(nombre) as nombre from mouvements group by nom, cle) as comptes
    )
  ) as empreinte`

/** Months with something in them; orders and estimates are dated by the clock of Paris. */
const MOIS = `
  select coalesce(jsonb_agg(m), '[]')
  from (
    select
      to_char(cree_le at time zone 'Europe/Paris', 'YYYY-MM') as mois,
      count(*) as commandes,
      sum(total_net) as "montantCommande",
      count(*) filter (where statut = 'annulé') as annulees
    from prestations
    where cree_le >= cast(:premierMois || '-01' as timestamp) at time zone 'Europe/Paris'
    group by 1
  ) as m`

/** By the day on which the money moved, like the book of receipts: read along its index. */
export const ENCAISSES = `
  select coalesce(jsonb_object_agg(mois, encaisse), '{}')
  from (
    select to_char(le, 'YYYY-MM') as mois, sum(montant) as encaisse
    from reglements
    where le >= cast(:premierMois || '-01' as date)
    group by 1
  ) as m`

const ESTIMATIONS = `
  select coalesce(jsonb_object_agg(mois, faites), '{}')
  from (
    select to_char(jour, 'YYYY-MM') as mois, sum(faites) as faites
    from estimations_par_jour
    where jour >= cast(:premierMois || '-01' as date)
    group by 1
  ) as m`

const CONVERSION = `
  select cast(sum(commandees) / nullif(sum(faites), 0) as double precision)
  from estimations_par_jour
  where jour >= cast(cast(:debut as timestamptz) at time zone 'Europe/Paris' as date)`

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

const TOP = `
  select coalesce(jsonb_agg(c), '[]')
  from (
    select
      client_id as id, count(*) as prestations,
      coalesce(sum(total_net) filter (where statut <> 'annulé'), 0) as montant
    from prestations
    group by client_id
    order by count(*) desc, 3 desc, client_id
    limit :clients
  ) as c`

/** Takes every figure and keeps it. Clients are kept by their ids alone: what is erased is in no figure. */
export const RELEVER = `
  insert into releve_diagnostics (seul, releve_le, contenu)
  values (
    true, :instant,
    jsonb_build_object(
      'empreinte', cast(:empreinte as text), 'mois', (${MOIS}), 'encaisses', (${ENCAISSES}),
      'estimations', (${ESTIMATIONS}),
      'conversion', (${CONVERSION}), 'delai', (${DELAI}), 'topClients', (${TOP})
    )
  )
  on conflict (seul) do update set releve_le = excluded.releve_le, contenu = excluded.contenu`

export const CONFIRMER = 'update releve_diagnostics set releve_le = :instant'

export const ETAT = "select releve_le, contenu ->> 'empreinte' as empreinte from releve_diagnostics"

/** Waits for whoever is at it: what they take is then seen. */
export const SEUL = "select pg_advisory_xact_lock(hashtext('releve_diagnostics'))"

// Figures of before receipts were among them are none: they are taken again.
export const DERNIER = `
  select
    releve_le, contenu -> 'mois' as mois, contenu -> 'encaisses' as encaisses,
    contenu -> 'estimations' as estimations, contenu -> 'conversion' as conversion, contenu -> 'delai' as delai,
    (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', c.id, 'nom', c.nom, 'email', c.email, 'prestations', t.element -> 'prestations',
            'montant', t.element -> 'montant'
          )
          order by t.rang
        ),
        '[]'
      )
      from jsonb_array_elements(contenu -> 'topClients') with ordinality as t (element, rang)
      join clients c on c.id = cast(t.element ->> 'id' as uuid)
    ) as top_clients
  from releve_diagnostics
  where jsonb_exists(contenu, 'encaisses')`
