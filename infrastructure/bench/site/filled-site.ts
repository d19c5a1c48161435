import { startEmbeddedPostgres } from '../../database/embedded/embedded-postgres.ts'
import { migrate } from '../../database/migrate.ts'
import { openKnex } from '../../database/open-knex.ts'
import { fillDatabase } from '../../database/seed/fill-database.ts'
import { type ServerProcess, startSite, type Variables } from './server-process.ts'

const OWNER = { email: 'patron@exemple.invalid', password: 'Banc-du-Jura-2026' }

/** Fills the database of a business of this size, always with the same data, before the site starts. */
export const fill = async (dataDir: string, prestations: number): Promise<void> => {
  const server = await startEmbeddedPostgres(dataDir, { role: 'app' })
  const knex = openKnex({ server, statementTimeout: 600_000 })
  try {
    await migrate(knex)
    const messages = prestations
    await fillDatabase(knex, { prestations, clients: prestations / 2, messages, estimations: prestations })
    await knex.raw('checkpoint')
  } finally {
    await knex.destroy()
    await server.stop()
  }
}

/** Starts the site of this database. */
export const startFilledSite = async (
  dataDir: string,
  variables: Variables,
  prestations: number,
): Promise<ServerProcess> => {
  await fill(dataDir, prestations)
  return startSite(dataDir, { ...variables, ADMIN_EMAIL: OWNER.email, ADMIN_PASSWORD: OWNER.password })
}

/** Logs the owner in. */
export const logIn = async (port: number): Promise<{ readonly token: string; readonly client: object }> => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/clients/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(OWNER),
  })
  const { data }: { data: { token: string; client: object } } = JSON.parse(await answer.text())
  return data
}
