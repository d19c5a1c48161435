import type * as t from 'io-ts'
import { REFUSALS } from '../refusals/catalogue.ts'
import type { Access } from '../route.ts'
import type { JsonSchema } from './json-schema.ts'
import type { DocumentedRoute } from './route-shape.ts'
import { type Components, makeComponents, schemaOf } from './schema.ts'

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

const asJson = (schema: JsonSchema): JsonSchema => ({ 'application/json': { schema } })

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

const success = ({ reply }: DocumentedRoute, { write, writeOut }: Components): JsonSchema => {
  if (reply.kind === 'file' || reply.kind === 'stream')
    return { description: 'A file', content: { [reply.mediaType]: {} } }
  if (reply.kind === 'page') return { description: 'Done', content: asJson(spread(writeOut(reply.codec))) }
  const schema = write(reply.codec)
  return { description: 'Done', content: asJson(reply.bare ? schema : envelope(schema)) }
}

type Refused = readonly [status: number, code: string]

const SESSION_REQUISE: Refused = [401, 'SESSION_REQUISE']

/** What the gate answers before the call is even read. */
const AT_THE_GATE: Readonly<Record<Access, readonly Refused[]>> = {
  tous: [],
  session: [SESSION_REQUISE],
  client: [SESSION_REQUISE, [403, 'MOT_DE_PASSE_TEMPORAIRE']],
  admin: [SESSION_REQUISE, [403, 'ACCES_REFUSE']],
}

/** Codes of each status: those of the route, and those of every call: invalid input, too many calls, database away, defect. */
const refusals = (route: DocumentedRoute): ReadonlyMap<number, readonly string[]> => {
  const refused: readonly Refused[] = [
    ...(takesInput(route) ? [[400, 'CHAMPS_INVALIDES'] as const] : []),
    ...AT_THE_GATE[route.access],
    ...route.refusals.map((tag) => [REFUSALS[tag].status, REFUSALS[tag].code] as const),
    [429, 'TROP_DE_DEMANDES'],
    [500, 'ERREUR_INTERNE'],
    [503, 'SERVICE_INDISPONIBLE'],
  ]
  const byStatus = Map.groupBy(refused, ([status]) => status)
  return new Map([...byStatus].map(([status, group]) => [status, [...new Set(group.map(([, code]) => code))]]))
}

/** Several calls refuse with the same codes: their answer is written once, under these codes. */
const refusalName = (codes: readonly string[]): string => codes.join('.')

const refusalResponses = (routes: readonly DocumentedRoute[]): JsonSchema =>
  Object.fromEntries(
    routes.flatMap((route) =>
      [...refusals(route).values()].map((codes) => [
        refusalName(codes),
        { description: codes.join(', '), content: asJson({ $ref: '#/components/schemas/Refusal' }) },
      ]),
    ),
  )

/** The roles are words of `Access`: `client` is whoever has a password of their own. */
const SECURITY: Readonly<Record<Access, readonly JsonSchema[]>> = {
  tous: [{}, { session: [] }],
  session: [{ session: [] }],
  client: [{ session: ['client'] }],
  admin: [{ session: ['admin'] }],
}

const operation = (route: DocumentedRoute, components: Components): JsonSchema => ({
  summary: route.summary,
  security: SECURITY[route.access],
  parameters: [...parameters('path', route.params), ...parameters('query', route.query)],
  ...(takesBody(route) ? { requestBody: { required: true, content: asJson(components.write(route.body)) } } : {}),
  responses: {
    [route.reply.status]: success(route, components),
    ...Object.fromEntries(
      [...refusals(route)].map(([status, codes]) => [
        String(status),
        { $ref: `#/components/responses/${refusalName(codes)}` },
      ]),
    ),
  },
})

/** Raised when a call changes in a way that a program must know. */
const CONTRACT_VERSION = '1.0.0'

const REFUSAL: JsonSchema = {
  type: 'object',
  properties: {
    success: { const: false },
    code: { type: 'string', description: 'For programs' },
    message: { type: 'string', description: 'For the person, in French' },
    champs: { type: 'object', additionalProperties: { type: 'string' }, description: 'A sentence per field' },
    data: { type: 'object', description: 'Facts of the refusal' },
    id: { type: 'string', description: 'Of the log line, when the server failed' },
  },
  required: ['success', 'code', 'message'],
}

const pathItems = (routes: readonly DocumentedRoute[], components: Components): JsonSchema =>
  Object.fromEntries(
    [...Map.groupBy(routes, ({ path }) => path)].map(([path, methods]) => [
      path,
      Object.fromEntries(methods.map((route) => [route.method.toLowerCase(), operation(route, components)])),
    ]),
  )

/** The documentation of the calls (OpenAPI 3.1), derived from the codecs that the server itself uses. */
export const openApiDocument = (routes: readonly DocumentedRoute[]): JsonSchema => {
  const components = makeComponents()
  return {
    openapi: '3.1.0',
    info: { title: 'Atelier informatique', version: CONTRACT_VERSION },
    servers: [{ url: '/' }],
    paths: pathItems(routes, components),
    components: {
      schemas: { Refusal: REFUSAL, ...components.schemas() },
      responses: refusalResponses(routes),
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  }
}
