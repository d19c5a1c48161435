/**
 * A whole order in one statement: one trip to the database, all or nothing by itself.
 *
 * Parts run in the order in which they read one another. The key comes first, so that a repeated request waits for its
 * twin before it does anything; then the client, the prestation, and what hangs on it. Foreign keys are checked when the
 * statement ends. Two orders of one new address wait for each other at the client: `on conflict` rewrites what it
 * tells of its last order only, and an account bears the id proposed here exactly when this statement made it.
 *
 * An exclusive order whose estimate was taken finds no client, hence no prestation; a key that names an order that does not
 * exist is undone by its foreign key.
 */
export const ENREGISTRER_COMMANDE = `
with cle as (
  insert into cles_idempotence (cle, empreinte, prestation_id, creee_le)
  select :cle, :empreinte, :id, :creeLe
  where cast(:cle as text) is not null
  returning cle
),
estimation as (
  update estimations
  set commandee_le = :creeLe, prestation_id = :id
  from (select count(*) from cle) as apres_la_cle
  where estimations.id = :estimationId and commandee_le is null
  returning estimations.id
),
client as (
  insert into clients (
    id, email, nom, telephone, adresse, code_postal, ville, cree_le, derniere_commande_le, recherche, nom_de_tri
  )
  select
    :clientId, :email, :nom, :telephone, :adresse, :codePostal, :ville, :creeLe, :creeLe, :clefDuClient, :nomDeTri
  from (select count(*) from cle) as apres_la_cle, (select count(*) as prises from estimation) as apres_l_estimation
  where prises = 1 or not :exclusive
  on conflict (email) do update
    set derniere_commande_le = greatest(clients.derniere_commande_le, excluded.derniere_commande_le)
  returning id, id = :clientId as nouveau
),
prestation as (
  insert into prestations (
    id, reference, numero_devis, client_id, nom, email, telephone, adresse, code_postal, ville, description, notes,
    creneau, service_description, estimation, statut, priorite, validation_date, cree_le, contact_des, contact_avant,
    appelee_le, version, engagement, recherche, societe
  )
  select
    :id, :reference, numero, client_id, :nom, :email, :telephone, :adresse, :codePostal, :ville,
    :description, :notes, :creneau, :serviceDescription, :estimation, :statut, :priorite, :validationDate, :creeLe,
    :contactDes, :contactAvant, :appeleeLe, :version, :engagement,
    concat(cast(:clef as text), ' ', lower(replace(numero, '-', ''))), :societe
  from (select id as client_id, numero_devis_suivant(:annee) as numero from client) as numerotee
  returning id, client_id, numero_devis, estimation
),
devis as (
  insert into devis_versions (
    prestation_id, version, estimation, motif, statut, emise_le, repondue_le, texte_accepte, empreinte
  )
  select
    id, :premiere, estimation, :motifDuDevis, :statutDuDevis, :creeLe, :devisAccepteLe, :texteAccepte, :empreinteDuDevis
  from prestation
),
evenement as (
  insert into prestation_evenements (prestation_id, le, auteur, detail)
  select prestation.id, :creeLe, debut.auteur, debut.fait
  from prestation, jsonb_to_recordset(cast(:histoire as jsonb)) as debut (auteur text, fait jsonb)
),
courriel as (
  insert into courriels (genre, prestation_id, client_id, ouvre_compte, a_envoyer_le, cree_le)
  select genre, prestation.id, client.id, client.nouveau and genre = 'commande_client', :creeLe, :creeLe
  from prestation, client, (values ('commande_client'), ('commande_entreprise')) as genres (genre)
)
select numero_devis from prestation`
