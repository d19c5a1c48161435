import type { DocumentedRoute } from './route-shape.ts'
import type { JsonSchema } from './json-schema.ts'
import { operation } from './operation.ts'

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

const pathItems = (routes: readonly DocumentedRoute[]): JsonSchema =>
  Object.fromEntries(
    [...Map.groupBy(routes, ({ path }) => path)].map(([path, methods]) => [
      path,
      Object.fromEntries(methods.map((route) => [route.method.toLowerCase(), operation(route)])),
    ]),
  )

/** The documentation of the calls (OpenAPI 3.1), derived from the codecs that the server itself uses. */
export const openApiDocument = (routes: readonly DocumentedRoute[]): JsonSchema => ({
  openapi: '3.1.0',
  info: { title: 'Atelier informatique', version: CONTRACT_VERSION },
  servers: [{ url: '/' }],
  paths: pathItems(routes),
  components: {
    schemas: { Refusal: REFUSAL },
    securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
  },
})
