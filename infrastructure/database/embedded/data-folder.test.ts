import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it, onTestFinished } from 'vitest'

import { readLockFile, runningServer, serverState } from '#infrastructure/database/embedded/data-folder'
import { eventually } from '#infrastructure/database/eventually.fixture'

import { firstLine, uneFolder } from './temporary.fixture.ts'

describe.skipIf(process.platform !== 'linux')('what stands behind a process number', () => {
  it('is gone for a number that nobody has, and for a lock without a number', () => {
    expect(serverState(4_194_305)).toBe('gone')
    expect(serverState(Number.NaN)).toBe('gone')
  })

  it('is foreign for a program that is not PostgreSQL', () => {
    expect(serverState(process.pid)).toBe('foreign')
  })

  it('is gone for a dead program that its parent has not buried', async () => {
    const script = 'exec 3<&0; read -r _ <&3 & echo $!; exec sleep 60'
    const parent = spawn('/bin/sh', ['-c', script], { stdio: ['pipe', 'pipe', 'ignore'] })
    onTestFinished(() => void parent.kill())
    const zombie = Number(await firstLine(parent))
    // From here on, the parent is a program that never reaps its children.
    await eventually(
      () => readFileSync(`/proc/${parent.pid}/comm`, 'utf8'),
      (name) => name === 'sleep\n',
    )
    parent.stdin.write('end\n')
    await eventually(
      () => serverState(zombie),
      (state) => state === 'gone',
    )
    expect(process.kill(zombie, 0)).toBe(true)
  })
})

describe('the lock of a data folder', () => {
  it('tells the number, the port and whether the server is ready', () => {
    const folder = uneFolder()
    writeFileSync(join(folder, 'postmaster.pid'), '42\n/data\n1790000000\n5433\n\n127.0.0.1\n  123 4\nready   \n')
    expect(readLockFile(folder)).toEqual({ pid: 42, port: 5433, ready: true })
  })

  it('is absent from a folder without one', () => {
    expect(readLockFile(uneFolder())).toBeUndefined()
    expect(runningServer(uneFolder())).toBeUndefined()
  })

  it('is an error, not an absence, when it cannot be read', () => {
    const folder = uneFolder()
    mkdirSync(join(folder, 'postmaster.pid'))
    expect(() => readLockFile(folder)).toThrow('EISDIR')
  })
})
