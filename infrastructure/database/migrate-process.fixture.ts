import { migrate } from '#infrastructure/database/migrate'
import { openKnex } from '#infrastructure/database/open-knex'

// A program that runs the migrations of a folder (second argument) on the database of an address (first argument).
const knex = openKnex({ server: { url: process.argv[2] ?? '' } })
process.stdout.write(`${JSON.stringify(await migrate(knex, process.argv[3]))}\n`)
await knex.destroy()
