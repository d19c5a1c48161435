import * as E from '#fp/Either'
import * as O from '#fp/Option'
import type { Knex } from 'knex'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makePostgresPrestationStore } from '#adapters/postgres/prestation/postgres-prestation-store'
import { startEmbeddedPostgres } from '#infrastructure/database/embedded/embedded-postgres'
import { openKnex } from '#infrastructure/database/open-knex'
import { measureLoad, ORDER } from './load.ts'
import { toTable } from './report.ts'
import {
  startSite,
  makeTemporaryFolder,
  removeFolder,
  startAddressStub,
  startSilentMailServer,
} from './site/server-process.ts'

/** The format of `--cpu-prof`: the functions seen, the one that ran at each sample, and the µs between samples. */
type Profile = {
  readonly nodes: readonly {
    readonly id: number
    readonly callFrame: { readonly functionName: string; readonly url: string }
    readonly children?: readonly number[]
  }[]
  readonly samples: readonly number[]
  readonly timeDeltas: readonly number[]
}

/** The parts of an order. A sample counts for the first part whose place is on its stack, innermost first. */
const PARTS: readonly (readonly [part: string, place: RegExp])[] = [
  ['modules and compilation', /internal\/modules|deps\/amaro|internal\/bootstrap/],
  ['garbage collection', /^\(garbage collector\)/],
  ['log and metrics', /node_modules\/(?:pino|prom-client)|http\/server\/(?:log|metrics)\//],
  ['statement to and from the database', /node_modules\/(?:pg|pg-protocol|knex|tarn)\//],
  ['values of the statement', /adapters\/postgres\/|domain\/recherche\//],
  ['address and zone', /adapters\/geocoding\/|domain\/zone\//],
  ['price', /domain\/tarification\//],
  ['identity, delays, hash of the quote', /application\/prestation\/|domain\/(?:prestation|calendrier|devis)\//],
  ['reading and checking the form, key', /http\/server\/binding\/(?:decode|idempotence|hostile)|http\/contract\//],
  ['mails that wait', /infrastructure\/worker\/|application\/courrier\//],
  ['HTTP', /./],
]

/** Milliseconds for the start and warm-up of the site. */
const WARM = 1_500

const ORDERS = 3_000

const EXPLAINED = 100

/** The processor time of each part in µs, from the sample at `from` µs on. */
const sharesOf = ({ nodes, samples, timeDeltas }: Profile, from: number): ReadonlyMap<string, number> => {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)))
  const places = new Map(nodes.map(({ id, callFrame: { functionName, url } }) => [id, `${functionName} ${url}`]))
  const pathOf = (id: number | undefined): readonly string[] =>
    id === undefined ? [] : [places.get(id) ?? '', ...pathOf(parents.get(id))]
  const partOf = (id: number): string => {
    const path = pathOf(id)
    const known = PARTS.slice(0, -1)
    for (const place of path) for (const [part, where] of known) if (where.test(place)) return part
    return 'HTTP'
  }
  const shares = new Map<string, number>()
  let at = 0
  samples.forEach((id, rank) => {
    const delta = timeDeltas[rank] ?? 0
    at += delta
    if (at < from || /^\((?:idle|program)\)/.test(places.get(id) ?? '')) return
    const part = partOf(id)
    shares.set(part, (shares.get(part) ?? 0) + delta)
  })
  return shares
}

type Plan = { readonly text: string; readonly ms: number }

/** Explains the statement of an order several times and returns the plan of the quickest. */
const explainOrder = async (dataDir: string): Promise<string> => {
  const server = await startEmbeddedPostgres(dataDir, { role: 'app' })
  const knex = openKnex({ server })
  const plans: Plan[] = []
  const raw = (text: string) => ({
    options: async ({ values }: { readonly values: readonly unknown[] }) => {
      const { rows } = await knex.raw(`explain (analyze) ${text}`).options({ values })
      const plan = rows.map((row: Readonly<Record<string, string>>) => row['QUERY PLAN']).join('\n')
      plans.push({ text: plan, ms: Number(/Execution Time: ([\d.]+)/.exec(plan)?.[1]) })
      return { rows: [] }
    },
  })
  const store = makePostgresPrestationStore({ raw } as unknown as Knex)
  try {
    const { rows } = await knex.raw('select cle from cles_idempotence limit 1')
    const placed = await makePostgresPrestationStore(knex).parCle(rows[0].cle)()
    if (E.isLeft(placed) || O.isNone(placed.right)) throw new Error('no order to explain')
    const { prestation } = placed.right.value
    for (let rank = 0; rank < EXPLAINED; rank += 1) {
      const end = String(rank).padStart(6, '0')
      const id = (prestation.id.slice(0, -6) + end) as typeof prestation.id
      const reference = `PREST-${end}` as typeof prestation.reference
      const contact = { ...prestation.contact, email: `${rank}@exemple.fr` as typeof prestation.contact.email }
      await store.enregistrer({ ...prestation, id, reference, contact }, O.some({ cle: end, empreinte: end }))()
    }
    return plans.toSorted((a, b) => a.ms - b.ms)[0]?.text ?? ''
  } finally {
    await knex.destroy()
    await server.stop()
  }
}

const folder = makeTemporaryFolder()
const addresses = await startAddressStub()
const mails = await startSilentMailServer()
try {
  const start = performance.now()
  const variables = { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder}`, SMTP_URL: mails.url }
  const site = await startSite(join(folder, 'site'), { ...variables, GEOCODAGE_URL: addresses.baseUrl })
  await measureLoad(site, ORDER, { connections: 8, amount: WARM })
  const from = (performance.now() - start) * 1000
  const { serverCpu } = await measureLoad(site, ORDER, { connections: 8, amount: ORDERS })
  await site.end('SIGTERM')
  const profiles = globSync(join(folder, '*.cpuprofile')).map((file): Profile => JSON.parse(readFileSync(file, 'utf8')))
  const [profile] = profiles.toSorted((a, b) => b.samples.length - a.samples.length)
  const shares = profile === undefined ? [] : [...sharesOf(profile, from)].toSorted(([, a], [, b]) => b - a)
  const whole = shares.reduce((sum, [, us]) => sum + us, 0)
  const rows = shares.map(([part, us]) => [part, `${((us / whole) * 100).toFixed(0)} %`])
  process.stdout.write(`${toTable([['an order, ms of the server', serverCpu.toFixed(2)], ...rows])}\n`)
  process.stdout.write(`${await explainOrder(join(folder, 'site'))}\n`)
} finally {
  mails.close()
  addresses.close()
  removeFolder(folder)
}
