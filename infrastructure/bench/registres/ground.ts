import { join } from 'node:path'
import type { Knex } from 'knex'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#infrastructure/database/embedded/embedded-postgres'
import { migrate } from '#infrastructure/database/migrate'
import { openKnex } from '#infrastructure/database/open-knex'
import { fillDatabase, type Volumes } from '../seed/fill-database.ts'
import { openPanel, type Panel } from './open-panel.ts'

/** The size of the business, and ten times that. */
export const VOLUMES = {
  petite: { prestations: 10_000, clients: 5_000, messages: 10_000, estimations: 10_000 },
  grande: { prestations: 100_000, clients: 50_000, messages: 100_000, estimations: 100_000 },
} as const satisfies Readonly<Record<string, Volumes>>

/** A filled database, and the panel of the owner over it. */
export type Ground = { readonly knex: Knex; readonly panel: Panel }

const openGround = async (server: EmbeddedPostgres, name: keyof typeof VOLUMES): Promise<Ground> => {
  const open = (database: string): Knex =>
    openKnex({
      server: { connection: () => ({ ...server.connection(), database }) },
      statementTimeout: 600_000,
      poolMax: 2,
    })
  const admin = open('postgres')
  await admin.raw(`create database ${name}`)
  await admin.destroy()
  const knex = open(name)
  await migrate(knex)
  await fillDatabase(knex, VOLUMES[name])
  await knex.raw('checkpoint')
  return { knex, panel: await openPanel(knex) }
}

/** Fills both databases on a server of their own in a folder, hands them over, and stops the server. */
export const withGrounds = async <A>(
  folder: string,
  use: (petite: Ground, grande: Ground) => Promise<A>,
): Promise<A> => {
  const server = await startEmbeddedPostgres(join(folder, 'registres'), { role: 'app' })
  const grounds: Ground[] = []
  try {
    const petite = await openGround(server, 'petite')
    grounds.push(petite)
    const grande = await openGround(server, 'grande')
    grounds.push(grande)
    return await use(petite, grande)
  } finally {
    for (const { knex } of grounds) await knex.destroy()
    await server.stop()
  }
}
