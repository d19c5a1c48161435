import type * as t from 'io-ts'
import type { Access } from '../route.ts'
import type { DocumentedRoute } from './route-shape.ts'
import type { JsonSchema } from './json-schema.ts'
import { schemaOf } from './schema-of.ts'

const isRecord = (u: unknown): u is Readonly<Record<string, JsonSchema>> => typeof u === 'object' && u !== null

const parameters = (place: 'path' | 'query', codec: t.Mixed): readonly JsonSchema[] => {
  const { properties, required } = schemaOf(codec)
  return Object.entries(isRecord(properties) ? properties : {}).map(([name, schema]) => ({
    name,
    in: place,
    required: Array.isArray(required) && required.includes(name),
    schema,
  }))
}

const takesBody = ({ body }: DocumentedRoute): boolean => Object.keys(schemaOf(body)).length > 0

const takesInput = (route: DocumentedRoute): boolean =>
  takesBody(route) || parameters('path', route.params).length + parameters('query', route.query).length > 0

const envelope = (data: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { success: { const: true }, message: { type: 'string' }, data },
  required: ['success'],
})

/** A page stands in the envelope itself, side by side with `success`. */
const spread = ({ properties, required }: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { success: { const: true }, ...(isRecord(properties) ? properties : {}) },
  required: ['success', ...(Array.isArray(required) ? required : [])],
})

const jsonSuccess = (schema: JsonSchema): JsonSchema => ({
  description: 'Done',
  content: { 'application/json': { schema } },
})

const success = ({ reply }: DocumentedRoute): JsonSchema => {
  if (reply.kind === 'file' || reply.kind === 'stream')
    return { description: 'A file', content: { [reply.mediaType]: {} } }
  const schema = schemaOf(reply.codec)
  if (reply.kind === 'page') return jsonSuccess(spread(schema))
  return jsonSuccess(reply.bare ? schema : envelope(schema))
}

const refusal = (codes: readonly string[]): JsonSchema => ({
  description: codes.join(', '),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
})

type Refused = readonly [status: number, code: string]

const SESSION_REQUISE: Refused = [401, 'SESSION_REQUISE']

/** What the gate answers before the call is even read. */
const AT_THE_GATE: Readonly<Record<Access, readonly Refused[]>> = {
  tous: [],
  session: [SESSION_REQUISE],
  client: [SESSION_REQUISE, [403, 'MOT_DE_PASSE_TEMPORAIRE']],
  admin: [SESSION_REQUISE, [403, 'ACCES_REFUSE']],
}

/** The refusals of the table, and those of every call: invalid input, too many calls, database away, defect. */
const refusals = (route: DocumentedRoute): JsonSchema => {
  const codes: readonly Refused[] = [
    ...(takesInput(route) ? [[400, 'CHAMPS_INVALIDES'] as const] : []),
    ...AT_THE_GATE[route.access],
    ...Object.values(route.refusals).map(({ status, code }) => [status, code] as const),
    [429, 'TROP_DE_DEMANDES'],
    [500, 'ERREUR_INTERNE'],
    [503, 'SERVICE_INDISPONIBLE'],
  ]
  const byStatus = Map.groupBy(codes, ([status]) => String(status))
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [status, refusal([...new Set(group.map(([, code]) => code))])]),
  )
}

/** One call of the documentation (OpenAPI 3.1 operation). */
export const operation = (route: DocumentedRoute): JsonSchema => ({
  summary: route.summary,
  security: route.access === 'tous' ? [{}, { session: [] }] : [{ session: [] }],
  parameters: [...parameters('path', route.params), ...parameters('query', route.query)],
  ...(takesBody(route)
    ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(route.body) } } } }
    : {}),
  responses: { [route.reply.status]: success(route), ...refusals(route) },
})
