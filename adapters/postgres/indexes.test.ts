import type { Knex } from 'knex'
import { beforeAll, expect, it } from 'vitest'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { dansHeures } from '#domain/rendez-vous/dossier.fixture'
import { fillDatabase } from '#infrastructure/database/seed/fill-database'
import { useNewDatabase } from '#infrastructure/database/test-database.fixture'
import {
  A_CONTACTER,
  A_REMBOURSER,
  A_REPROPOSER,
  EN_RETARD,
  SANS_REPONSE,
  VISITES,
} from './agenda/postgres-agenda-store.ts'
import { CONTIENT } from './client/postgres-client-store.ts'
import { ETATS, FACTURES_SUIVIES } from './facturation/lire-factures.ts'
import { NOTER } from './estimation/postgres-estimation-store.ts'
import { AVEC_VISITE, CHIFFRES } from './prestation/postgres-prestation-store.ts'
import { LAISSER_EXPIRER } from './prestation/modifier-dossier.ts'
import { CHIFFRES as CHIFFRES_DES_MESSAGES, NOUVEAUX } from './message/postgres-message-store.ts'
import { DEPUIS } from './nouvelles/postgres-nouvelles-depuis.ts'

/** Time to insert tens of thousands of rows while other tests run. */
const FILLING_MS = 180_000

const VOLUMES = { prestations: 10_000, clients: 10_000, messages: 10_000, estimations: 10_000 }

// Rows that the seed does not have: sent mails, brakes, replaced quotes, deposits, companies.
const LE_RESTE = `
  insert into courriels (genre, prestation_id, detail, statut, a_envoyer_le, cree_le)
  select case when p.rang % 2 = 0 then 'rappel_client' else 'date_client' end, p.id, '{}',
    case p.rang % 500 when 0 then 'a_envoyer' when 1 then 'echoue' else 'envoye' end, now(), now()
  from (select id, row_number() over (order by id) as rang from prestations) as p;
  insert into freins (cle, essais, dernier_le) select rang, 1, now() - make_interval(secs => rang) from generate_series(1, 10000) as rang;
  insert into devis_versions (prestation_id, version, estimation, motif, statut, emise_le, texte_accepte, empreinte)
  select p.id, 2, '{}', '', case when p.rang % 500 = 0 then 'propose' else 'accepte' end, now(), '', ''
  from (select id, row_number() over (order by id) as rang from prestations) as p;
  insert into reglements (id, reference, origine, convenu, mode, le, montant, note, enregistre_le)
  select 'acompte-' || id, reference, '{}', '{}', 'virement', date '2026-11-01', 6400, '', now()
  from prestations where statut = 'annulé' limit 20;
  update prestations set societe = 'fromagerie ' || numero_devis where right(numero_devis, 2) = '50';
  analyze`

/** Each index that is no key, and a query that uses it: one of our statements, or a lookup of a foreign key. */
const SERVENT: Readonly<Record<string, readonly [sql: string, ...autres: readonly string[]]>> = {
  clients_admins: [`select * from clients where role = 'admin' order by cree_le, id`],
  courriels_a_envoyer: [`select id from courriels where statut = 'a_envoyer' order by a_envoyer_le, id limit 10`],
  courriels_echoues: [`select * from courriels where statut = 'echoue' order by cree_le`],
  courriels_rappels: [
    `delete from courriels where prestation_id = :id and genre = 'rappel_client' and statut = 'a_envoyer'`,
  ],
  devis_versions_une_en_attente: [SANS_REPONSE],
  estimations_de_la_prestation: [`update estimations set prestation_id = null where prestation_id = :id`],
  estimations_par_email: [`select id from estimations where email = :email for update`],
  estimations_sans_suite: [NOTER],
  factures_avoirs: [`select contenu from factures where facture_numero = :numero`],
  factures_de_la_prestation: [`select contenu from factures where prestation_id = :id`],
  factures_de_la_reference: [`select numero from factures where reference = :reference and genre = 'facture'`],
  factures_suivies: [`select r.numero from ${FACTURES_SUIVIES} where ${ETATS.ouverte}`],
  factures_du_client: [`select reference from factures where client_id = cast(:clientId as uuid)`],
  freins_anciens: [`select cle from freins where dernier_le < :instant order by dernier_le limit 10`],
  message_reponses_du_fil: [`select * from message_reponses where message_id = any(array[:id]) order by id`],
  message_reponses_ordre: [DEPUIS],
  messages_du_client: [`select * from messages where client_id = cast(:clientId as uuid) order by id desc limit 50`],
  messages_statuts: [NOUVEAUX, CHIFFRES_DES_MESSAGES],
  messages_ordre: [DEPUIS],
  prestation_evenements_histoire: [`select * from prestation_evenements where prestation_id = :id order by le, id`],
  prestations_a_contacter: [EN_RETARD, A_CONTACTER],
  prestations_du_client: [
    `select * from prestations where client_id = cast(:clientId as uuid) order by id desc limit 50`,
  ],
  prestations_sans_date: [A_REPROPOSER],
  prestations_statuts: [CHIFFRES],
  prestations_societes: [`select id from clients r where ${CONTIENT}`],
  reglements_acomptes: [A_REMBOURSER],
  reglements_de_la_commande: [`select * from reglements where reference = :reference`],
  reglements_ordre: [`select * from reglements order by ordre limit 500`],
  reglements_par_jour: [
    `select * from reglements where le between date '2026-01-01' and date '2026-12-31' order by le, id limit 500`,
  ],
  rendez_vous_agenda: [VISITES],
  rendez_vous_de_la_prestation: [`select * from rendez_vous where prestation_id = :id`],
  rendez_vous_perissables: [SANS_REPONSE, LAISSER_EXPIRER],
  rendez_vous_tenues: [`select r.id, visite.debut from ${AVEC_VISITE}`],
}

const VALEURS = {
  instant: UN_INSTANT,
  limite: 50,
  validite: 30,
  de: UN_INSTANT,
  a: dansHeures(24),
  id: '0'.repeat(26),
  clientId: '00000000-0000-4000-8000-000000000001',
  email: 'personne@courriel.example',
  numero: 'FAC-2026-0001',
  reference: 'PREST-000001',
  motif: '%fromagerie%',
  lot: '[]',
  oubliAvant: '0'.repeat(26),
  oublisMax: 100,
} as const

const INDEX = `
  select i.indexname as nom from pg_indexes i
  where i.schemaname = 'public' and i.tablename not like 'knex%'
    and not exists (select from pg_constraint c where c.conname = i.indexname)
  order by 1`

const planOf = async (knex: Knex, sql: string): Promise<string> => {
  const { rows } = await knex.raw(`explain ${sql}`, VALEURS)
  return rows.map((row: Readonly<Record<string, string>>) => row['QUERY PLAN']).join('\n')
}

const knex = useNewDatabase('embedded')

beforeAll(async () => {
  await fillDatabase(knex(), VOLUMES)
  await knex().raw(LE_RESTE)
  // Test servers do not wait for the disk. The rows were too recent for the vacuum of the seed, so index-only scans
  // need another one.
  await knex().raw('vacuum factures, rendez_vous, prestations, messages')
}, FILLING_MS)

it('an index is there for a query, and no index is there for none', async () => {
  const { rows } = await knex().raw<{ rows: readonly { readonly nom: string }[] }>(INDEX)
  expect(rows.map(({ nom }) => nom)).toEqual(Object.keys(SERVENT).toSorted())
})

it.each(
  Object.entries(SERVENT).flatMap(([index, requetes]) => requetes.map((sql, rang) => [index, rang, sql] as const)),
)('among 10 000 rows, %s serves its query %i', async (index, _rang, sql) => {
  expect(await planOf(knex(), sql)).toContain(index)
})

it.each([
  ['late', EN_RETARD],
  ['to be called', A_CONTACTER],
])('those %s are counted without a look at the rows', async (_quoi, sql) => {
  expect(await planOf(knex(), sql)).toContain('Index Only Scan using prestations_a_contacter')
})
