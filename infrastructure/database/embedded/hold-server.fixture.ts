import { startEmbeddedPostgres } from '#infrastructure/database/embedded/embedded-postgres'

// A program that opens the database of its first argument, in the role of its second, until it is killed.
const role = process.argv[3] === 'cli' ? 'cli' : 'app'
const server = await startEmbeddedPostgres(process.argv[2] ?? '', { role, durable: false })
process.stdout.write(`${JSON.stringify(server.connection())}\n`)
setInterval(() => undefined, 60_000)
