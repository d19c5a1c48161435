import * as E from '#fp/Either'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { estSpecimen } from '#domain/entreprise/specimen'
import { mentionsDeLEntreprise } from '#domain/facturation/mentions'
import type { Variables } from './environment.ts'
import { ENTREPRISE_EXEMPLE, loadSettings, readEntreprise } from './load-settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'entreprise-'))
afterAll(() => rmSync(folder, { recursive: true }))

const loaded = (variables: Variables) => {
  const settings = loadSettings(variables)
  if (E.isLeft(settings)) throw new Error(settings.left.join('\n'))
  return settings.right.entreprise
}

const written = (text: string): string => {
  const path = join(folder, `${Math.abs(text.length)}.json`)
  writeFileSync(path, text)
  return path
}

describe('the business settings', () => {
  it('come with an example that cannot be taken for a real business', () => {
    const entreprise = readEntreprise(ENTREPRISE_EXEMPLE)
    expect(E.isRight(entreprise) && entreprise.right.siren).toBe('000000000')
  })

  it('are those of an invented business in a demonstration, which can issue invoices; the example cannot', () => {
    expect(mentionsDeLEntreprise(loaded({ DEMO: '1' }))).toEqual([])
    expect(mentionsDeLEntreprise(loaded({})).map(({ code }) => code)).toEqual(['entreprise-nom', 'siren', 'siret'])
    expect([estSpecimen(loaded({ DEMO: '1' })), estSpecimen(loaded({}))]).toEqual([false, true])
    expect(loaded({ DEMO: '1', ENTREPRISE_FICHIER: ENTREPRISE_EXEMPLE }).siren).toBe('000000000')
  })

  it('name each missing mention', () => {
    expect(readEntreprise(written('{"nom":"Atelier"}'))).toMatchObject({
      left: expect.arrayContaining([expect.stringContaining('«\u00a0siren\u00a0»')]),
    })
  })

  it('say when the file is not JSON, or not there', () => {
    expect(readEntreprise(written('{'))).toMatchObject({ left: [expect.stringContaining('JSON')] })
    expect(readEntreprise(join(folder, 'absent.json'))).toMatchObject({ left: [expect.stringContaining('illisible')] })
  })
})
