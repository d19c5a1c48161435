import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as E from '#fp/Either'
import type { CompteRange, Stores } from '#application/ports/stores.fixture'
import { CompteRow, fromCompteRow } from './compte/compte-row.ts'
import { makePostgresAgendaRepository } from './agenda/postgres-agenda-repository.ts'
import { makePostgresComptabiliteReader } from './comptabilite/postgres-comptabilite-reader.ts'
import { makePostgresConservationStore } from './conservation/postgres-conservation-store.ts'
import { makePostgresDiagnostics } from './diagnostic/postgres-diagnostics.ts'
import { makePostgresExportReader } from './export/postgres-export-reader.ts'
import { makePostgresFactureRegister } from './facturation/postgres-facture-register.ts'
import { makePostgresFactureStore } from './facturation/postgres-facture-store.ts'
import { makePostgresJournalNouvelles } from './nouvelles/postgres-journal-nouvelles.ts'
import { makePostgresCommandeStore } from './prestation/postgres-commande-store.ts'
import { makePostgresCompteStore } from './compte/postgres-compte-store.ts'
import { makePostgresDevisStore } from './devis/postgres-devis-store.ts'
import { makePostgresDossierStore } from './prestation/postgres-dossier-store.ts'
import { makePostgresEffacementStore } from './conservation/postgres-effacement-store.ts'
import { makePostgresEstimationStore } from './estimation/postgres-estimation-store.ts'
import { makePostgresFreinStore } from './compte/postgres-frein-store.ts'
import { makePostgresLienAgendaStore } from './agenda/postgres-lien-agenda-store.ts'
import { makePostgresMessageRepository } from './message/postgres-message-repository.ts'
import { makePostgresPrestationRegister } from './prestation/postgres-prestation-register.ts'
import { makePostgresClientRegister } from './client/postgres-client-register.ts'
import { makePostgresMessageRegister } from './message/postgres-message-register.ts'
import { makePostgresMessageStore } from './message/postgres-message-store.ts'
import { makePostgresOutbox } from './courrier/postgres-outbox.ts'
import { makePostgresRetractationStore } from './retractation/postgres-retractation-store.ts'
import { makePostgresPrestationRepository } from './prestation/postgres-prestation-repository.ts'
import { makePostgresReferenceIndex } from './prestation/postgres-reference-index.ts'
import { Instant } from './query.ts'

// Deleted, not truncated: a file for each table and each index would be made anew, a hundred times slower. Triggers and keys,
// which refuse to let go of what was issued, are asleep meanwhile; who may not send them to sleep truncates.
const EMPTY = `
  do $$
  declare
    tables text[] := array(
      select quote_ident(tablename) from pg_tables where schemaname = current_schema and tablename not like 'knex%'
    );
    nom text;
  begin
    begin
      perform set_config('session_replication_role', 'replica', true);
      foreach nom in array tables loop
        execute 'delete from ' || nom;
      end loop;
      perform set_config('session_replication_role', 'origin', true);
    exception when insufficient_privilege then
      foreach nom in array tables loop
        execute 'alter table ' || nom || ' disable trigger user';
      end loop;
      execute 'truncate ' || array_to_string(tables, ', ');
      foreach nom in array tables loop
        execute 'alter table ' || nom || ' enable trigger user';
      end loop;
    end;
    for nom in select sequencename from pg_sequences where sequencename ~ '^devis_' loop
      execute format('drop sequence %I', nom);
    end loop;
  end $$`

const COUNTS = `
  select
    (select count(*) from prestations) as prestations,
    (select count(*) from cles_idempotence) as cles,
    (select count(*) from courriels) as courriers,
    (select count(*) from freins) as freins,
    (select coalesce(array_agg(reference order by reference), '{}') from contrats_archives) as archives,
    (
      select coalesce(array_agg(c.reference || ' ' || (v ->> 'version') order by c.reference, v ->> 'version'), '{}')
      from contrats_archives c, jsonb_array_elements(c.contrat -> 'versions') v
    ) as accords`

const RangeRow = t.intersection([CompteRow, t.strict({ derniere_commande_le: Instant })])

const toCompte = (row: unknown): CompteRange => {
  const compte = RangeRow.decode(row)
  if (E.isLeft(compte)) throw new Error('unreadable row of clients')
  return { ...fromCompteRow(compte.right), derniereCommandeLe: compte.right.derniere_commande_le }
}

/** The storage adapters of PostgreSQL over a database emptied for them. */
export const postgresStores = async (knex: Knex): Promise<Stores> => {
  await knex.raw(EMPTY)
  return {
    commandes: makePostgresCommandeStore(knex),
    prestations: makePostgresPrestationRepository(knex),
    references: makePostgresReferenceIndex(knex),
    dossiers: makePostgresDossierStore(knex),
    devis: makePostgresDevisStore(knex),
    registreMessages: makePostgresMessageRegister(knex),
    registreClients: makePostgresClientRegister(knex),
    registrePrestations: makePostgresPrestationRegister(knex),
    messagesRecus: makePostgresMessageStore(knex),
    messages: makePostgresMessageRepository(knex),
    outbox: makePostgresOutbox(knex),
    comptes: makePostgresCompteStore(knex),
    estimations: makePostgresEstimationStore(knex),
    freins: makePostgresFreinStore(knex),
    effacements: makePostgresEffacementStore(knex),
    factures: makePostgresFactureStore(knex),
    registreFactures: makePostgresFactureRegister(knex),
    agenda: makePostgresAgendaRepository(knex),
    lienAgenda: makePostgresLienAgendaStore(knex),
    journalNouvelles: makePostgresJournalNouvelles(knex),
    diagnostics: makePostgresDiagnostics(knex),
    exportReader: makePostgresExportReader(knex),
    comptabilite: makePostgresComptabiliteReader(knex),
    conservation: makePostgresConservationStore(knex),
    retractations: makePostgresRetractationStore(knex),
    retrograder: async (email) => {
      await knex('clients').where({ email }).update({ role: 'client' })
    },
    apercu: async () => {
      const comptes: readonly unknown[] = await knex('clients').orderBy('cree_le')
      const { rows } = await knex.raw(COUNTS)
      return { comptes: comptes.map(toCompte), ...rows[0] }
    },
  }
}
