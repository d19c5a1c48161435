import type { Knex } from 'knex'

// A record is found by one folded text, looked through from its beginning to its end: docs/adr/0016 has the figures.
// The application folds what it writes; what was written before is folded here, as far as a migration can.
const PLIER = `
  create function plier_provisoire(texte text) returns text language sql immutable as $$
    select translate(
      lower(
        translate(
          replace(replace(replace(replace(replace(texte, 'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae'), 'ß', 'ss'),
          'ÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖòóôõöÙÚÛÜùúûüÝŸýÿ',
          'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooouuuuuuuuyyyy'
        )
      ),
      '-''’',
      ''
    )
  $$`

const numero = (telephone: string): string => `'0' || substr(${telephone}, 4)`

const PRESTATIONS = `
  drop index prestations_recherche, prestations_montants;
  alter table prestations drop column recherche, add column recherche text, add column societe text;
  update prestations set
    societe = plier_provisoire(engagement #>> '{acheteur,raisonSociale}'),
    recherche = plier_provisoire(concat_ws(
      ' ', reference, nom, email, ${numero('telephone')}, code_postal, ville, estimation ->> 'service', description, notes,
      engagement #>> '{acheteur,raisonSociale}', engagement #>> '{acheteur,siren}', numero_devis
    ));
  alter table prestations alter column recherche set not null;
  drop function mots_de_prestation, tranche_d_identifiant`

const CLIENTS = `
  drop index clients_recherche, clients_par_commande, clients_noms;
  alter table clients drop column recherche, drop column tranche_de_commande, add column recherche text;
  update clients set recherche = plier_provisoire(concat_ws(' ', nom, email, ${numero('telephone')}, code_postal, ville));
  alter table clients alter column recherche set not null;
  drop function mots_de_client`

const MESSAGES = `
  drop index messages_recherche;
  alter table messages drop column recherche, add column recherche text;
  update messages set recherche = plier_provisoire(concat_ws(' ', nom, email, sujet, texte));
  alter table messages alter column recherche set not null;
  drop function mots_de_message`

const ESTIMATIONS = `
  drop index estimations_recherche;
  alter table estimations drop column recherche, drop column appelant, add column recherche text, add column appelant text;
  update estimations set
    recherche = plier_provisoire(concat_ws(' ', code_postal, ville, estimation ->> 'service')),
    appelant = case when num_nonnulls(nom, email, telephone) > 0 then
      plier_provisoire(concat_ws(' ', nom, email, ${numero('telephone')}))
    end;
  alter table estimations
    alter column recherche set not null,
    add constraint estimations_appelant_check check (appelant is null or num_nonnulls(nom, email, telephone) > 0);
  drop function mots_d_estimation`

// A document does not change; how it is found does.
const FACTURES = `
  alter table factures disable trigger user;
  alter table factures drop column recherche, add column recherche text;
  update factures set recherche = plier_provisoire(concat_ws(
    ' ', numero, reference, contenu #>> '{contact,nom}', contenu #>> '{contact,email}',
    '0' || substr(contenu #>> '{contact,telephone}', 4), contenu #>> '{acheteur,raisonSociale}',
    contenu #>> '{acheteur,siren}', contenu ->> 'service', replace(to_char(total / 100.0, 'FM999999990.00'), '.', ',') || ' €',
    (select string_agg(a ->> 'piece', ' ') from jsonb_array_elements(contenu -> 'acomptes') as a)
  ));
  alter table factures alter column recherche set not null;
  alter table factures enable trigger user`

// Counts are counted, and where an invoice stands is added up, whenever somebody asks.
const COMPTES = `
  drop trigger reglements_suivis on reglements;
  drop trigger reglements_oublies on reglements;
  drop trigger acomptes_repris on reglements;
  drop trigger factures_suivies on factures;
  drop table factures_suivies;
  drop function suivre_pieces, suivre_reglements, suivre_facture, mots_de_facture;
  drop trigger prestations_activite on prestations;
  drop function oublier_activite;
  drop function compter_prestations, compter_clients, compter_messages, compter_factures, compter_estimations cascade;
  drop table mouvements, estimations_par_jour, releve_diagnostics;
  alter table clients drop column actif, drop column derniere_prestation_id;
  alter table estimations drop column sorte;
  create index estimations_sans_suite on estimations (id) where commandee_le is null`

const FINIR = 'drop function plier_provisoire'

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of [PLIER, PRESTATIONS, CLIENTS, MESSAGES, ESTIMATIONS, FACTURES, COMPTES, FINIR])
    await knex.raw(statement)
}

export const down = (): Promise<void> =>
  Promise.reject(new Error('there is no way back from migration 026: restore a backup of before'))
