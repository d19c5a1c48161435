import { beforeAll, describe, expect, it } from 'vitest'
import { useDatabase } from '#infrastructure/database/test-database.fixture'
import { ROUTES } from '#adapters/http/contract/openapi/documented-route'
import type { JsonSchema } from '#adapters/http/contract/openapi/json-schema'
import { schemaOf } from '#adapters/http/contract/openapi/openapi-document'
import { bearer, EMAILS, inscrire, type Serveur, unServeurSurBase } from './server.fixture.ts'

const WRONG = 12_000

/** JSON values that no field accepts; all but the first object fit in a body. */
const VALUES: readonly string[] = [
  `[${Array<string>(WRONG).fill('0').join(',')}]`,
  `[${Array<string>(WRONG).fill('{}').join(',')}]`,
  `{${Array.from({ length: WRONG }, (_, rank) => `"${rank}":0`).join(',')}}`,
  `{${Array.from({ length: WRONG / 2 }, (_, rank) => `"${rank}":0`).join(',')}}`,
  `${'['.repeat(WRONG)}${']'.repeat(WRONG)}`,
  `${'{"":'.repeat(WRONG)}0${'}'.repeat(WRONG)}`,
  `"${' '.repeat(5 * WRONG)}x"`,
  `"${'a@'.repeat(2 * WRONG)}"`,
]

type Wrap = (value: string) => string

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null

const membersOf = (schema: unknown): readonly (readonly [string, unknown])[] =>
  isSchema(schema) && isSchema(schema['properties']) ? Object.entries(schema['properties']) : []

/**
 * Every place of a body that can hold a value: the body itself, its fields, their fields, the elements of its lists.
 */
const placesOf = (schema: unknown): readonly Wrap[] => {
  if (!isSchema(schema)) return []
  const alternatives = Array.isArray(schema['anyOf']) ? schema['anyOf'].flatMap(placesOf) : []
  const elements = placesOf(schema['items']).map<Wrap>((wrap) => (value) => `[${wrap(value)}]`)
  const fields = membersOf(schema).flatMap(([name, inner]) =>
    placesOf(inner).map<Wrap>((wrap) => (value) => `{"${name}":${wrap(value)}}`),
  )
  return [(value) => value, ...alternatives, ...elements, ...fields]
}

type Request = { readonly method: 'POST'; readonly url: string; readonly payload?: string }

/** Long queries, within the 16 kB of the headers. */
const queriesOf = (schema: JsonSchema): readonly string[] =>
  ['', ...membersOf(schema).map(([name]) => `${name}=0&`)].map((one) => one.repeat(15_000 / Math.max(1, one.length)))

const requestsTo = ({ method, path, query, body }: (typeof ROUTES)[number]): readonly Request[] => {
  const url = path.replaceAll(/\{\w+\}/g, 'x')
  const asked = queriesOf(schemaOf(query)).map((text) => ({ method: method as 'POST', url: `${url}?${text}` }))
  const places = method === 'GET' ? [] : placesOf(schemaOf(body))
  const sent = places.flatMap((wrap) => VALUES.map((value) => wrap(value)))
  return [...asked, ...[...new Set(sent)].map((payload) => ({ method: method as 'POST', url, payload }))]
}

/**
 * Milliseconds of processor time of the whole process: what a request has other threads do counts. So does other work, such
 * as clearing away what earlier tests left, which lasts longer than some tries: the least of them all is the request's.
 */
const PROCESSOR_MAX = 50
const ANSWER_MAX = 20_000
const TRIES = 10

describe('what a request costs', () => {
  const base = useDatabase('embedded')
  let serveur: Serveur
  let headers: Record<string, string>

  const costOf = async (request: Request): Promise<{ readonly ms: number; readonly length: number }> => {
    const before = process.cpuUsage()
    const answer = await serveur.app.inject({ ...request, headers, payloadAsStream: true })
    const { user, system } = process.cpuUsage(before)
    // Exports are written as long as somebody reads them.
    const body = answer.stream()
    if (answer.headers['content-length'] === undefined) body.destroy()
    return { ms: (user + system) / 1000, length: Number(answer.headers['content-length'] ?? 0) }
  }

  const leastCostOf = async (request: Request) => {
    let cost = await costOf(request)
    for (let again = 1; again < TRIES && cost.ms >= PROCESSOR_MAX; again += 1) cost = await costOf(request)
    return cost
  }

  beforeAll(async () => {
    serveur = await unServeurSurBase(base())
    const { id } = await inscrire(serveur, EMAILS.admin, { role: 'admin' })
    headers = { ...bearer(id), 'content-type': 'application/json' }
    for (const route of ROUTES.slice(0, 6)) for (const request of requestsTo(route)) await costOf(request)
  })

  it.each(ROUTES)('$method $path: its size, whatever is sent', async (route) => {
    for (const request of requestsTo(route)) {
      const { ms, length } = await leastCostOf(request)
      const what = `${request.method} ${request.url.slice(0, 80)} ${request.payload?.slice(0, 40)}`
      expect([what, ms < PROCESSOR_MAX, length < ANSWER_MAX]).toEqual([what, true, true])
    }
  })
})
