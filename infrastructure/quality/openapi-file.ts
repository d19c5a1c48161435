import { join } from 'node:path'
import { ROUTES } from '#adapters/http/contract/openapi/documented-route'
import { openApiDocument } from '#adapters/http/contract/openapi/openapi-document'

export const OPENAPI_FILE = join(import.meta.dirname, '../../docs/openapi.json')

/** The documentation of the calls as it is written to `docs/openapi.json`. */
export const openApiText = (): string => `${JSON.stringify(openApiDocument(ROUTES), null, 2)}\n`
