import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { clusterIn } from '#infrastructure/database/embedded/data-folder'
import { serverAccount } from '#infrastructure/database/embedded/binaries'
import { homeOf, reachableBinaries, reachableFolder } from '#infrastructure/database/embedded/shelter'

import { uneFolder } from './temporary.fixture.ts'

const NOBODY = { name: 'nobody', uid: 65_534, gid: 65_534 }

describe('the account of the server', () => {
  it.skipIf(process.getuid?.() !== 0)('is postgres, else nobody, and root never', () => {
    const accounts = join(uneFolder(), 'passwd')
    writeFileSync(accounts, 'root:x:0:0::/root:/bin/sh\nnobody:x:65534:65534::/:/bin/false\n')
    expect(serverAccount('/nowhere', accounts)).toEqual(NOBODY)
    writeFileSync(accounts, 'nobody:x:65534:65534::/:/bin/false\npostgres:x:101:104::/:/bin/sh\n')
    expect(serverAccount('/nowhere', accounts)).toEqual({ name: 'postgres', uid: 101, gid: 104 })
    writeFileSync(accounts, 'root:x:0:0::/root:/bin/sh\n')
    expect(() => serverAccount('/nowhere', accounts)).toThrow('PostgreSQL refuses to run as root')
  })
})

describe.skipIf(process.getuid?.() !== 0)('a folder that the account of the server cannot enter', () => {
  it('is replaced by one in the shelter, which a note names from then on', async () => {
    const asked = uneFolder(0o700)
    const shelter = uneFolder()
    const home = await reachableFolder(asked, NOBODY, shelter)
    expect(home.startsWith(shelter)).toBe(true)
    expect(readdirSync(asked)).toEqual(['DATABASE-IS-ELSEWHERE.txt'])
    expect(homeOf(asked)).toBe(home)
    chmodSync(asked, 0o755)
    expect(await reachableFolder(asked, NOBODY, shelter)).toBe(home)
  })

  it('is refused once it holds a database: an empty one elsewhere would hide it', async () => {
    const asked = uneFolder(0o700)
    const shelter = uneFolder()
    mkdirSync(clusterIn(asked).data, { recursive: true })
    await expect(reachableFolder(asked, NOBODY, shelter)).rejects.toThrow(`can no longer enter ${asked}`)
    expect(readdirSync(shelter)).toEqual([])
  })

  it('is refused when the sheltered database is gone', async () => {
    const asked = uneFolder(0o700)
    const home = await reachableFolder(asked, NOBODY, uneFolder())
    rmSync(home, { recursive: true })
    await expect(reachableFolder(asked, NOBODY, uneFolder())).rejects.toThrow(`was kept in ${home}, which is gone`)
  })

  it('does not keep the programs from running: they are copied into the shelter', async () => {
    const closed = uneFolder(0o700)
    const shelter = uneFolder()
    mkdirSync(join(closed, 'bin'))
    writeFileSync(join(closed, 'bin', 'postgres'), '#!/bin/sh\n', { mode: 0o755 })
    const binaries = { folder: join(closed, 'bin'), major: 18, version: '18.4' }
    expect(await reachableBinaries(binaries, NOBODY, shelter)).toEqual({
      ...binaries,
      folder: join(shelter, 'postgresql-18.4', 'bin'),
    })
    expect(existsSync(join(shelter, 'postgresql-18.4', 'bin', 'postgres'))).toBe(true)
    expect(await reachableBinaries(binaries, undefined, shelter)).toEqual(binaries)
  })
})
