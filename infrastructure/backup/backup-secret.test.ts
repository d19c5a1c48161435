import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { instanceSecret } from '../config/instance-secret.ts'
import { restoreSecret, secretFate } from './backup.ts'

const SECRET = 'a'.repeat(64)

const uneFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

describe('the secret of a backup', () => {
  it('becomes that of the installation, for its owner alone', async () => {
    const folder = uneFolder()
    instanceSecret(folder)
    expect(secretFate(SECRET, folder, null)).toBe('remis')
    expect(await restoreSecret(SECRET, folder, null)).toBe('remis')
    expect(instanceSecret(folder)).toBe(SECRET)
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder)).toEqual(['secret'])
    expect(await restoreSecret(SECRET, folder, null)).toBe('inchange')
  })

  it('is kept aside where JWT_SECRET rules', async () => {
    const folder = join(uneFolder(), 'data')
    expect(await restoreSecret(SECRET, folder, 'b'.repeat(64))).toBe('a_part')
    expect(readFileSync(join(folder, 'secret-restaure'), 'utf8')).toBe(`${SECRET}\n`)
    expect(existsSync(join(folder, 'secret'))).toBe(false)
    expect(await restoreSecret(SECRET, folder, SECRET)).toBe('inchange')
  })

  it.skipIf(process.getuid?.() !== 0)('is the owner’s of the folder, when root restores it', async () => {
    const folder = uneFolder()
    chownSync(folder, 65_534, 65_534)
    await restoreSecret(SECRET, folder, null)
    await restoreSecret(SECRET, folder, 'b'.repeat(64))
    const owners = readdirSync(folder).map((name) => [name, statSync(join(folder, name)).uid])
    expect(owners).toEqual([
      ['secret', 65_534],
      ['secret-restaure', 65_534],
    ])
  })

  it('that is not in the file leaves the present one', async () => {
    const folder = uneFolder()
    const present = instanceSecret(folder)
    expect(await restoreSecret(null, folder, null)).toBe('absent')
    expect(instanceSecret(folder)).toBe(present)
  })
})
