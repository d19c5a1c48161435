import { once } from 'node:events'
import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { firstLine, startNode } from '../database/embedded/temporary.fixture.ts'
import { NEW_FILE, throughDraft } from './through-draft.ts'

const SCRIPT = join(import.meta.dirname, 'half-written.fixture.ts')

const uneFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'brouillon-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const ecrire = (path: string, contenu: string): Promise<void> =>
  throughDraft(path, (draft) => writeFile(draft, contenu, { mode: NEW_FILE.mode, flag: NEW_FILE.flags }))

describe('a file written through a draft', () => {
  it('is new and for its owner alone, whatever stood in its place', async () => {
    const path = join(uneFolder(), 'sauvegarde.gz')
    writeFileSync(path, 'avant', { mode: 0o644 })
    await ecrire(path, 'après')
    expect(lstatSync(path).mode & 0o777).toBe(0o600)
    expect(readFileSync(path, 'utf8')).toBe('après')
  })

  it('takes the place of a link, and leaves alone what it pointed at', async () => {
    const folder = uneFolder()
    const [path, other] = [join(folder, 'sauvegarde.gz'), join(folder, 'autre')]
    writeFileSync(other, 'à garder')
    symlinkSync(other, path)
    await ecrire(path, 'nouveau')
    expect(lstatSync(path).isFile()).toBe(true)
    expect([readFileSync(path, 'utf8'), readFileSync(other, 'utf8')]).toEqual(['nouveau', 'à garder'])
  })

  it('writes through no link that waits under the name of the draft', async () => {
    const folder = uneFolder()
    const other = join(folder, 'autre')
    writeFileSync(other, 'à garder')
    const piege = throughDraft(join(folder, 'sauvegarde.gz'), async (draft) => {
      symlinkSync(other, draft)
      await writeFile(draft, 'ailleurs', { mode: NEW_FILE.mode, flag: NEW_FILE.flags })
    })
    await expect(piege).rejects.toThrow('EEXIST')
    expect(readFileSync(other, 'utf8')).toBe('à garder')
  })

  it('leaves nothing of a write that failed, and what stood there before', async () => {
    const folder = uneFolder()
    const path = join(folder, 'sauvegarde.gz')
    writeFileSync(path, 'avant')
    const echec = throughDraft(path, async (draft) => {
      await writeFile(draft, 'la moitié', { flag: NEW_FILE.flags })
      throw new Error('disk full')
    })
    await expect(echec).rejects.toThrow('disk full')
    expect(readdirSync(folder)).toEqual(['sauvegarde.gz'])
    expect(readFileSync(path, 'utf8')).toBe('avant')
  })

  it('clears what a killed program had begun in the folder, and nothing of one that still writes', async () => {
    const folder = uneFolder()
    const killed = startNode(SCRIPT, join(folder, 'hier.gz'))
    const writing = startNode(SCRIPT, join(folder, 'maintenant.gz'))
    await Promise.all([firstLine(killed), firstLine(writing)])
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    expect(readdirSync(folder)).toHaveLength(2)
    await ecrire(join(folder, 'aujourd-hui.gz'), 'entier')
    const left = readdirSync(folder).toSorted()
    expect(left).toEqual([expect.stringContaining('.maintenant.gz'), 'aujourd-hui.gz'])
    expect(left.map((name) => basename(name)).filter((name) => name.includes('hier'))).toEqual([])
  })
})
