import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkBackup, checkDisk, judgeDisk, noteBackup } from './checks.ts'

let dataDir = ''

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'storage-'))
})

afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const WRITTEN = new Date('2026-11-20T09:00:00Z')

const after = (days: number): Date => new Date(WRITTEN.getTime() + days * 86_400_000)

describe('the check of the disk', () => {
  it('tells what is left, and when it is too little', () => {
    const judged = [50e9, 999e6, 199e6].map(judgeDisk).map(({ etat, constat }) => [etat, constat])
    expect(judged).toEqual([
      ['ok', '50\u00a0Go libres'],
      ['attention', '999\u00a0Mo libres'],
      ['problème', '199\u00a0Mo libres'],
    ])
  })

  it('looks at the disk of a folder that is still to be made', async () => {
    expect((await checkDisk(join(dataDir, 'to', 'come'))).constat).toMatch(/ libres$/)
  })
})

describe('the check of the backup', () => {
  it('warns when none is known, or what is noted cannot be read', () => {
    expect(checkBackup(dataDir, WRITTEN)).toMatchObject({ etat: 'attention', constat: 'aucune n’est connue' })
    writeFileSync(join(dataDir, 'derniere-sauvegarde'), 'hier')
    expect(checkBackup(dataDir, WRITTEN).constat).toBe('aucune n’est connue')
  })

  it('tells the last one, and warns after a week', () => {
    noteBackup(dataDir, WRITTEN)
    const constat = 'la dernière est du vendredi 20 novembre 2026 à 10\u00a0h'
    expect(checkBackup(dataDir, after(7))).toEqual({ sujet: 'sauvegarde', etat: 'ok', constat, conseil: null })
    expect(checkBackup(dataDir, after(7.1))).toMatchObject({ etat: 'attention', constat })
  })

  it('is noted for the owner of the folder alone, and not where there is no room for it', () => {
    noteBackup(join(dataDir, 'new'), WRITTEN)
    expect(statSync(join(dataDir, 'new', 'derniere-sauvegarde')).mode & 0o777).toBe(0o600)
    writeFileSync(join(dataDir, 'file'), '')
    expect(() => noteBackup(join(dataDir, 'file'), WRITTEN)).not.toThrow()
  })
})
