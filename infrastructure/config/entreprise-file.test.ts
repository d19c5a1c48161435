import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { ENTREPRISE_EXEMPLE, readEntreprise } from './entreprise-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'entreprise-'))
afterAll(() => rmSync(folder, { recursive: true }))

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
