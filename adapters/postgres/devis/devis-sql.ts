/** Every version of the quote of a prestation, oldest first. */
export const VERSIONS = `
select version, estimation, motif, statut, emise_le, repondue_le, texte_accepte, empreinte
from devis_versions
where prestation_id = :id
order by version`

/** In their order: a version that waits is let go before another waits. What was offered stays; its answer alone is written. */
export const ECRIRE_VERSIONS = `
insert into devis_versions (
  prestation_id, version, estimation, motif, statut, emise_le, repondue_le, texte_accepte, empreinte
)
select :id, v.version, v.estimation, v.motif, v.statut, v."emiseLe", v."repondueLe", v."texteAccepte", v.empreinte
from jsonb_to_recordset(cast(:versions as jsonb)) as v (
  version integer, estimation jsonb, motif text, statut text, "emiseLe" timestamptz, "repondueLe" timestamptz,
  "texteAccepte" text, empreinte text
)
order by v.version
on conflict (prestation_id, version) do update
  set statut = excluded.statut, repondue_le = excluded.repondue_le, texte_accepte = excluded.texte_accepte`

/** The price agreed upon with the totals of the dates that hold, what happened, and the mails that tell it. */
export const ECRIRE_DEVIS = `
with evenement as (
  insert into prestation_evenements (prestation_id, le, auteur, detail)
  values (:id, :le, :auteur, :fait)
),
prix as (
  update rendez_vous
  set total_net = d.total
  from jsonb_to_recordset(cast(:dates as jsonb)) as d (id text, total integer)
  where rendez_vous.id = d.id
),
annonces as (
  insert into courriels (genre, prestation_id, detail, a_envoyer_le, cree_le)
  select c.genre, :id, c.detail, :le, :le
  from jsonb_to_recordset(cast(:courriers as jsonb)) as c (genre text, detail jsonb)
)
update prestations
set estimation = :estimation, version_devis = :versionDevis, version = :version
where id = :id`
