import { randomUUID } from 'node:crypto'
import { fastify } from 'fastify'
import { type ClientBase, Pool } from 'pg'

// The bare server for comparison: plain Fastify and pg, without log, metrics, headers, checks, keys or mails.

/** Four tables, with the columns written and only the unique indexes. */
const SCHEMA = `
  create table clients (
    id uuid primary key, email text not null unique, nom text not null, telephone text not null, adresse text not null,
    code_postal text not null, ville text not null, cree_le timestamptz not null
  );
  create table commandes (
    id uuid primary key, reference text not null unique, client_id uuid not null references clients,
    service_id text not null, description text not null, creneau text not null, devis jsonb not null,
    statut text not null, cree_le timestamptz not null
  );
  create table evenements (
    id bigint generated always as identity primary key, commande_id uuid not null references commandes,
    genre text not null, le timestamptz not null
  );
  create table courriels (
    id bigint generated always as identity primary key, commande_id uuid not null references commandes,
    genre text not null, statut text not null, a_envoyer_le timestamptz not null
  )`

const CLIENT = `
insert into clients (id, email, nom, telephone, adresse, code_postal, ville, cree_le)
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict (email) do update set email = excluded.email
returning id`

const COMMANDE = `
insert into commandes (id, reference, client_id, service_id, description, creneau, devis, statut, cree_le)
values ($1, $2, $3, $4, $5, $6, $7, 'en_attente', $8)`

const EVENEMENT = `insert into evenements (commande_id, genre, le) values ($1, 'commande', $2)`

const COURRIEL = `
insert into courriels (commande_id, genre, statut, a_envoyer_le) values ($1, 'commande_client', 'a_envoyer', $2)`

type Order = Readonly<Record<string, unknown>>

const writeClient = async (client: ClientBase, order: Order, now: Date): Promise<unknown> => {
  const { email, nom, telephone, adresse, codePostal, ville } = order
  const values = [randomUUID(), email, nom, telephone, adresse, codePostal, ville, now]
  const { rows } = await client.query({ name: 'client', text: CLIENT, values })
  return rows[0]?.id
}

const writeOrder = async (client: ClientBase, order: Order): Promise<string> => {
  const now = new Date()
  const id = randomUUID()
  const reference = `PREST-${id.slice(-12)}`
  await client.query('begin')
  const clientId = await writeClient(client, order, now)
  const { serviceId, description, creneauPreference, devis } = order
  const values = [id, reference, clientId, serviceId, description, creneauPreference, JSON.stringify(devis), now]
  await client.query({ name: 'commande', text: COMMANDE, values })
  await client.query({ name: 'evenement', text: EVENEMENT, values: [id, now] })
  await client.query({ name: 'courriel', text: COURRIEL, values: [id, now] })
  await client.query('commit')
  return reference
}

const { CATALOGUE_URL = '', DATABASE_URL = '', PORT } = process.env
const services: unknown = await (await fetch(CATALOGUE_URL)).json()
const pool = new Pool({ connectionString: DATABASE_URL, max: 10 })
if (DATABASE_URL !== '') await pool.query(SCHEMA)

const app = fastify()
app.get('/api/services', () => services)
app.post<{ Body: Order }>('/api/prestations/commander', async (request, reply) => {
  const client = await pool.connect()
  try {
    const reference = await writeOrder(client, request.body)
    return await reply.code(201).send({ success: true, data: { reference } })
  } finally {
    client.release()
  }
})
await app.listen({ port: Number(PORT), host: '127.0.0.1' })
