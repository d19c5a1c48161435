import type { Knex } from 'knex'
import type { Compte, Stores } from '#application/ports/stores.fixture'
import { makePostgresCommandeStore } from './postgres-commande-store.ts'
import { makePostgresCompteStore } from './postgres-compte-store.ts'
import { makePostgresMessageRepository } from './postgres-message-repository.ts'
import { makePostgresMessageStore } from './postgres-message-store.ts'
import { makePostgresOutbox } from './postgres-outbox.ts'
import { makePostgresPrestationRepository } from './postgres-prestation-repository.ts'

const EMPTY = `
  truncate clients, prestations, prestation_evenements, cles_idempotence, courriels, messages, rendez_vous;
  do $$
  declare serie text;
  begin
    for serie in select sequencename from pg_sequences where sequencename ~ '^devis_' loop
      execute format('drop sequence %I', serie);
    end loop;
  end $$`

const COUNTS = `
  select
    (select count(*) from prestations) as prestations,
    (select count(*) from cles_idempotence) as cles,
    (select count(*) from courriels) as courriers`

const toCompte = (row: Record<string, unknown>): Compte =>
  ({
    id: row['id'],
    nom: row['nom'],
    email: row['email'],
    telephone: row['telephone'],
    adresse: row['adresse'],
    codePostal: row['code_postal'],
    ville: row['ville'],
    derniereCommandeLe: row['derniere_commande_le'],
    motDePasseTemporaire:
      row['mot_de_passe_temporaire'] === null
        ? null
        : { empreinte: row['mot_de_passe_temporaire'], expireLe: row['mot_de_passe_temporaire_expire_le'] },
  }) as Compte

/** The storage adapters of PostgreSQL over a database emptied for them. */
export const postgresStores = async (knex: Knex): Promise<Stores> => {
  await knex.raw(EMPTY)
  return {
    commandes: makePostgresCommandeStore(knex),
    prestations: makePostgresPrestationRepository(knex),
    messagesRecus: makePostgresMessageStore(knex),
    messages: makePostgresMessageRepository(knex),
    outbox: makePostgresOutbox(knex),
    comptes: makePostgresCompteStore(knex),
    apercu: async () => {
      const comptes: Record<string, unknown>[] = await knex('clients').orderBy('cree_le')
      const { rows } = await knex.raw(COUNTS)
      return { comptes: comptes.map(toCompte), ...rows[0] }
    },
  }
}
