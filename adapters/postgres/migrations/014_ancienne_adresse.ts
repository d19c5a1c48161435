import type { Knex } from 'knex'

// The words are written out: a migration says what the schema was that day, and a test compares with the domain.
const GENRES = [
  'commande_client',
  'commande_entreprise',
  'message_entreprise',
  'reponse_message',
  'date_client',
  'reponse_client',
  'reponse_entreprise',
  'rappel_client',
  'annulation_client',
  'annulation_entreprise',
  'reinitialisation',
  'effacement_entreprise',
  'statut_client',
  'facture_client',
  'avenant_client',
  'avenant_entreprise',
  'retractation_client',
  'retractation_entreprise',
]

// What tells an address that an account left it names the account too, so that it goes with it.
const ANCIENNE_ADRESSE = `
  when genre = 'ancienne_adresse' then
    num_nonnulls(email, client_id) = 2 and num_nonnulls(prestation_id, message_id, reponse_id, detail) = 0
    and not ouvre_compte`

const courriels = (genres: readonly string[], plus: string): string => `
  alter table courriels
    drop constraint courriels_genre_check,
    drop constraint courriels_sujet_check,
    add constraint courriels_genre_check check (genre in (${genres.map((genre) => `'${genre}'`).join(', ')})),
    add constraint courriels_sujet_check check (
      case
        when genre like 'commande%' then
          num_nonnulls(prestation_id, client_id) = 2 and num_nonnulls(message_id, reponse_id, email, detail) = 0
        when genre = 'message_entreprise' then
          message_id is not null and num_nonnulls(prestation_id, client_id, email, detail) = 0 and not ouvre_compte
        when genre = 'reponse_message' then
          num_nonnulls(message_id, reponse_id) = 2 and num_nonnulls(prestation_id, client_id, email, detail) = 0
          and not ouvre_compte
        when genre = 'reinitialisation' then
          email is not null and num_nonnulls(prestation_id, client_id, message_id, reponse_id, detail) = 0
          and not ouvre_compte${plus}
        when genre in ('effacement_entreprise', 'retractation_client', 'retractation_entreprise') then
          detail is not null and num_nonnulls(prestation_id, client_id, message_id, reponse_id, email) = 0
          and not ouvre_compte
        else
          num_nonnulls(prestation_id, detail) = 2 and num_nonnulls(client_id, message_id, reponse_id, email) = 0
          and not ouvre_compte
      end
    )`

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(courriels([...GENRES, 'ancienne_adresse'], ANCIENNE_ADRESSE))
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`delete from courriels where genre = 'ancienne_adresse'`)
  await knex.raw(courriels(GENRES, ''))
}
