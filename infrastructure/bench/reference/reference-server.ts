import { fastify } from 'fastify'
import { Pool } from 'pg'
import { REFERENCE_SCHEMA } from './reference-schema.ts'
import { type ReferenceOrder, writeOrder } from './write-order.ts'

// What the site is compared with: Fastify and pg as they come, no log, no metrics, no header, no check, no key, no mail sent.
// First argument: where the catalogue is copied from; second: the address of an empty database, if orders are asked for.
const [source = '', databaseUrl] = process.argv.slice(2)
const services: unknown = await (await fetch(source)).json()
const pool = new Pool({ connectionString: databaseUrl, max: 10 })
if (databaseUrl !== undefined) await pool.query(REFERENCE_SCHEMA)

const app = fastify()
app.get('/api/services', () => services)
app.post<{ Body: ReferenceOrder }>('/api/prestations/commander', async (request, reply) => {
  const client = await pool.connect()
  try {
    const reference = await writeOrder(client, request.body)
    return await reply.code(201).send({ success: true, data: { reference } })
  } finally {
    client.release()
  }
})
const address = await app.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`${new URL(address).port}\n`)
