import { migrate } from '#infrastructure/database/migrate'
import { openKnex } from '#infrastructure/database/open-knex'

// A program that migrates the database at an address (first argument) with a folder of migrations (second argument).
const knex = openKnex({ server: { url: process.argv[2] ?? '' } })
process.stdout.write(`${JSON.stringify(await migrate(knex, process.argv[3]))}\n`)
await knex.destroy()
