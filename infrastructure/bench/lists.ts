import { join } from 'node:path'
import { startEmbeddedPostgres } from '#infrastructure/database/embedded/embedded-postgres'
import { migrate } from '#infrastructure/database/migrate'
import { openKnex } from '#infrastructure/database/open-knex'
import { runLoad } from './load.ts'
import { fillDatabase } from './seed/fill-database.ts'
import { startSite, type Variables } from './site/server-process.ts'

/**
 * The calls of the owner's panel: each list, its filters and sorts, searches with and without results, a second page,
 * and the figures.
 */
const CALLS: readonly (readonly [path: string, ...questions: readonly string[]])[] = [
  ['admin/bandeau', ''],
  ['admin/aujourdhui', ''],
  ['admin/diagnostics', ''],
  ['prestations/admin/all', '', 'statut=terminé', 'tri=montant', 'tri=a_contacter', 'tri=rendez_vous'],
  [
    'prestations/admin/all',
    'curseur=',
    'q=jeanne dupont&tri=montant',
    'q=lons&tri=rendez_vous',
    'q=rdin',
    'q=introuvable',
  ],
  ['clients/admin/all', '', 'activite=actifs', 'tri=nom', 'q=zoé&tri=derniere_commande', 'q=introuvable'],
  ['contact/admin/all', '', 'q=imprimante'],
  ['admin/factures', '', 'etat=payee', 'q=dupont&etat=a_payer', 'q=64,00'],
  ['admin/estimations', '', 'suite=sans_suite', 'q=paul dupont'],
]

/** The page size of the screens. */
const LIMITE = '25'

const WARM_UP = 2

const OWNER = { email: 'patron@exemple.invalid', password: 'Banc-du-Jura-2026' }

/** Fills an embedded database with so many prestations. */
const fill = async (dataDir: string, prestations: number): Promise<void> => {
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

const tokenOf = async (port: number): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/clients/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(OWNER),
  })
  const { data }: { data: { token: string } } = JSON.parse(await answer.text())
  return data.token
}

/** The cursor of the second page. */
const cursorOf = async (url: string, headers: Readonly<Record<string, string>>): Promise<string> => {
  const page: { curseurSuivant: string } = JSON.parse(await (await fetch(url, { headers })).text())
  return page.curseurSuivant
}

type Figures = { readonly p50: number; readonly p99: number; readonly failures: number }

/** The times of each call, repeated one after the other, in a business of that size. */
const measureSize = async (folder: string, variables: Variables, size: number, times: number) => {
  const dataDir = join(folder, `lists-${size}`)
  await fill(dataDir, size)
  const owner = { ADMIN_EMAIL: OWNER.email, ADMIN_PASSWORD: OWNER.password }
  const site = await startSite(dataDir, { ...variables, ...owner })
  const figures = new Map<string, Figures>()
  try {
    const headers = { authorization: `Bearer ${await tokenOf(site.port)}` }
    for (const [name, ...questions] of CALLS)
      for (const question of questions) {
        const asked = new URLSearchParams(question)
        if (questions.length > 1) asked.set('limite', LIMITE)
        const first = `http://127.0.0.1:${site.port}/api/${name}?limite=${LIMITE}`
        if (asked.has('curseur')) asked.set('curseur', await cursorOf(first, headers))
        const request = { path: `/api/${name}?${asked.toString()}`, headers }
        const load = { connections: 1, amount: times + WARM_UP, warmUp: WARM_UP }
        figures.set(`${name} ${question}`, await runLoad(site.port, { request, expected: 200 }, load))
      }
  } finally {
    await site.end('SIGTERM')
  }
  return figures
}

/** The aims for 99 of 100 calls, in ms: at the size of the business, and at ten times that. */
const AIMS = [25, 150] as const

/** A row for each call: its times at the size of the business and at ten times that, in ms, and their ratio. */
export const measureLists = async (folder: string, variables: Variables, size: number, times: number) => {
  const small = await measureSize(folder, variables, size, times)
  const large = await measureSize(folder, variables, size * 10, times)
  const head = [size, size * 10].flatMap((rows) => [`p50 ${rows}`, `p99 ${rows}`])
  const rows = [...small].map(([name, little]) => {
    const much = large.get(name) ?? little
    const failures = little.failures + much.failures
    const held = little.p99 <= AIMS[0] && much.p99 <= AIMS[1]
    const figures = [little, much].flatMap(({ p50, p99 }) => [p50.toFixed(1), p99.toFixed(1)])
    const label = failures === 0 ? name : `${name} (${failures} FAILED)`
    return [label, ...figures, (much.p50 / little.p50).toFixed(1), held ? '' : 'missed']
  })
  return [['', ...head, 'ratio', `aims ${AIMS.join(', ')}`], ...rows]
}
