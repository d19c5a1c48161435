import { spawnSync } from 'node:child_process'
import { lstatSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { findBinaries } from '#infrastructure/database/embedded/binaries'

import { uneFolder } from './temporary.fixture.ts'

// Hard links where possible: the package weighs 60 MB.
const copyTree = (from: string, to: string): void => {
  if (spawnSync('cp', ['-al', from, to]).status !== 0) spawnSync('cp', ['-a', from, to])
}

describe('finding PostgreSQL', () => {
  it('repairs the npm package when its install script did not run', async () => {
    const { folder } = await findBinaries()
    const copy = join(uneFolder(), 'native')
    copyTree(dirname(folder), copy)
    const lib = join(copy, 'lib')
    for (const name of readdirSync(lib)) if (lstatSync(join(lib, name)).isSymbolicLink()) rmSync(join(lib, name))
    expect(spawnSync(join(copy, 'bin', 'postgres'), ['--version']).status).not.toBe(0)
    expect(await findBinaries(18, [join(copy, 'bin')])).toMatchObject({ folder: join(copy, 'bin'), major: 18 })
  })

  it('takes the first folder that has the wanted major version', async () => {
    const { folder, major } = await findBinaries()
    expect((await findBinaries(major, ['/nowhere', folder])).folder).toBe(folder)
  })

  it('tells every folder that it tried', async () => {
    await expect(findBinaries(undefined, ['/nowhere', '/neither'])).rejects.toThrow(
      '(tried /nowhere: absent; /neither: absent)',
    )
  })
})
