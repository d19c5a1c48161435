import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allImports, importsOf } from './imports.ts'
import { breaches } from './layer-law.ts'

const ROOT = join(import.meta.dirname, '../..')

const breachOf = (from: string, specifier: string): number =>
  breaches(importsOf(from, `import { x } from '${specifier}'`)).length

describe('the layer law', () => {
  it('is kept by every import of the project', () => {
    const imports = allImports(ROOT)
    expect(imports.length).toBeGreaterThan(100)
    expect(breaches(imports)).toEqual([])
  })

  it.each([
    ['domain/zone/distance.ts', '#application/ports/clock'],
    ['domain/zone/distance.ts', 'node:fs'],
    ['application/prestation/estimer.ts', '#adapters/memory/memory-outbox'],
    ['application/prestation/estimer.ts', 'knex'],
    ['adapters/http/contract/route.ts', '#application/ports/ports'],
    ['adapters/mail/smtp-mailer.ts', '#adapters/documents/devis-texte'],
    ['adapters/mail/smtp-mailer.ts', '../documents/devis-texte.ts'],
    ['adapters/postgres/postgres-outbox.ts', 'nodemailer'],
    ['adapters/cli/run-cli.ts', '#adapters/postgres/postgres-outbox'],
    ['web/src/app/app.tsx', '#application/prestation/estimer'],
    ['web/src/app/app.tsx', '#adapters/http/server/make-server'],
    ['adapters/memory/memory-clock.ts', 'node:crypto'],
  ])('forbids %s to import %s', (from, specifier) => {
    expect(breachOf(from, specifier)).toBe(1)
  })

  it.each([
    ['domain/zone/distance.ts', '#fp/Either'],
    ['web/src/app/app.tsx', '#domain/catalogue/catalogue'],
    ['infrastructure/main.ts', 'inversify'],
    ['adapters/memory/memory-outbox.test.ts', '#adapters/postgres/postgres-outbox'],
  ])('lets %s import %s', (from, specifier) => {
    expect(breachOf(from, specifier)).toBe(0)
  })

  it('leaves the environment and the container to the infrastructure', () => {
    const elsewhere = globSync('{domain,application,adapters,web}/**/*.{ts,tsx}', { cwd: ROOT })
      .filter((file) => !/\.(test|contract|fixture)\./.test(file) && !file.startsWith('web/e2e/'))
      .filter((file) => /process\.env|from 'inversify'/.test(readFileSync(join(ROOT, file), 'utf8')))
    expect(elsewhere).toEqual([])
  })
})
