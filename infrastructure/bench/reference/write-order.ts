import { randomUUID } from 'node:crypto'
import type { ClientBase } from 'pg'

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

/** The order form, believed as it comes. */
export type ReferenceOrder = Readonly<Record<string, unknown>>

const writeClient = async (client: ClientBase, order: ReferenceOrder, now: Date): Promise<unknown> => {
  const { email, nom, telephone, adresse, codePostal, ville } = order
  const values = [randomUUID(), email, nom, telephone, adresse, codePostal, ville, now]
  const { rows } = await client.query({ name: 'client', text: CLIENT, values })
  return rows[0]?.id
}

/** The four writes, each prepared once per connection, in one transaction; answers the reference. */
export const writeOrder = async (client: ClientBase, order: ReferenceOrder): Promise<string> => {
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
