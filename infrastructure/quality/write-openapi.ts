import { writeFileSync } from 'node:fs'
import { OPENAPI_FILE, openApiText } from './openapi-file.ts'

writeFileSync(OPENAPI_FILE, openApiText())
