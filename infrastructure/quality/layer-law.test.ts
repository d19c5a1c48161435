import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const IMPORT = 'eslint(no-restricted-imports)'

const importing = (specifier: string): string => `export { x } from '${specifier}'\n`

// A file, its content, and what must refuse it: a lint rule or a compiler error.
const FORBIDDEN: readonly (readonly [string, string, string])[] = [
  ['domain/zone/a.ts', importing('#application/ports/x'), IMPORT],
  ['domain/zone/b.ts', importing('../../application/ports/x.ts'), IMPORT],
  ['domain/zone/c.ts', importing('node:fs'), IMPORT],
  ['domain/zone/d.ts', 'export const x = process', 'TS2591'],
  ['application/estimer/a.ts', importing('#adapters/memory/x'), IMPORT],
  ['application/estimer/b.ts', "export const x = import('knex')", IMPORT],
  ['application/estimer/c.ts', "export const x = fetch('/')", 'TS2304'],
  ['application/estimer/d.ts', importing('#application/shared/access'), IMPORT],
  ['application/estimer/e.ts', importing('../shared/access.ts'), IMPORT],
  ['adapters/http/contract/a.ts', importing('#application/ports/x'), IMPORT],
  ['adapters/http/contract/b.ts', 'export const x = window', 'TS2304'],
  ['adapters/mail/a.ts', importing('#adapters/memory/x'), IMPORT],
  ['adapters/mail/b.ts', importing('../memory/x.ts'), IMPORT],
  ['adapters/mail/modeles/c.ts', importing('../../memory/x.ts'), IMPORT],
  ['adapters/postgres/a.ts', importing('nodemailer'), IMPORT],
  ['adapters/cli/a.ts', importing('#adapters/postgres/x'), IMPORT],
  ['adapters/cli/b.ts', importing('inversify'), IMPORT],
  ['adapters/cli/c.ts', 'export const x = process.env', 'node(no-process-env)'],
  ['adapters/memory/a.ts', importing('node:crypto'), IMPORT],
  ['adapters/geocoding/a.ts', importing('#adapters/mail/x'), IMPORT],
  ['adapters/documents/a.ts', importing('knex'), IMPORT],
  ['adapters/plateforme/a.ts', importing('nodemailer'), IMPORT],
  ['adapters/security/a.ts', importing('#adapters/postgres/x'), IMPORT],
  ['adapters/http/server/a.ts', importing('pg'), IMPORT],
  ['adapters/http/server/b.ts', importing('../../memory/x.ts'), IMPORT],
  ['adapters/nouveau/a.ts', importing('node:crypto'), IMPORT],
  ['web/src/app/a.ts', importing('#application/ports/x'), IMPORT],
  ['web/src/app/b.ts', importing('#adapters/http/server/x'), IMPORT],
  ['web/src/app/c.ts', importing('../../../application/ports/y.ts'), 'TS6307'],
]

const ALLOWED: readonly (readonly [string, string])[] = [
  ['domain/zone/e.ts', importing('#fp/Either')],
  ['adapters/mail/modeles/d.ts', importing('../memory.ts')],
  ['adapters/mail/e.ts', importing('node:fs/promises')],
  ['adapters/memory/b.test.ts', importing('#adapters/postgres/x')],
  ['adapters/http/server/c.ts', importing('#adapters/http/contract/x')],
  ['adapters/http/server/d.ts', importing('#application/shared/access')],
  ['web/src/app/d.ts', importing('react-dom/client')],
  ['web/src/app/e.ts', importing('#domain/zone/e')],
  ['infrastructure/a.ts', `${importing('inversify')}export const y = process.env`],
]

const TARGETS = [
  'application/shared/access.ts',
  'application/ports/x.ts',
  'application/ports/y.ts',
  'adapters/http/server/x.ts',
]

const house = mkdtempSync(join(tmpdir(), 'atelier-layers-'))
const said: string[] = []

const run = (program: string, ...parameters: readonly string[]): string =>
  spawnSync(process.execPath, [join(ROOT, 'node_modules', program), ...parameters], { cwd: house, encoding: 'utf8' })
    .stdout

beforeAll(() => {
  const settings = globSync(
    ['*.json', 'oxlint.config.ts', '{domain,application,adapters,web,infrastructure}/**/tsconfig.json'],
    { cwd: ROOT },
  )
  for (const file of settings) cpSync(join(ROOT, file), join(house, file))
  symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'))
  for (const [file, text] of [
    ...FORBIDDEN,
    ...ALLOWED,
    ...TARGETS.map((path) => [path, 'export const x = 1'] as const),
  ]) {
    mkdirSync(join(house, dirname(file)), { recursive: true })
    writeFileSync(join(house, file), text)
  }
  for (const { filename, code } of JSON.parse(run('oxlint/bin/oxlint', '--disable-nested-config', '--format=json'))
    .diagnostics)
    said.push(`${filename} ${code}`)
  for (const [, file, code] of run('typescript/bin/tsc', '-b').matchAll(/^(\S+)\(\d+,\d+\): error (TS\d+)/gm))
    said.push(`${file} ${code}`)
})

afterAll(() => rmSync(house, { recursive: true, force: true }))

describe('the layer law', () => {
  it.each(FORBIDDEN)('forbids %s to say %s', (file, _, code) => {
    expect(said).toContain(`${file} ${code}`)
  })

  it.each(ALLOWED)('lets %s say %s', (file) => {
    expect(said.filter((line) => line.startsWith(`${file} `) && /restricted|process|TS6307/.test(line))).toEqual([])
  })
})
