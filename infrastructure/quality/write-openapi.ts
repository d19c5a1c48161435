import { writeFileSync } from 'node:fs'
import { ROUTES } from '#adapters/http/contract/openapi/documented-route'
import { openApiDocument } from '#adapters/http/contract/openapi/openapi-document'

// Writes the document that `/api/openapi.json` answers, on several lines, to the file that is named.
const [file = 'openapi.json'] = process.argv.slice(2)

writeFileSync(file, `${JSON.stringify(openApiDocument(ROUTES), null, 2)}\n`)
