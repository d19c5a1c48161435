import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { OPENAPI_FILE, openApiText } from './openapi-file.ts'

describe('docs/openapi.json', () => {
  it('says what the server does: `npm run openapi` writes it again', () => {
    expect(readFileSync(OPENAPI_FILE, 'utf8')).toBe(openApiText())
  })
})
