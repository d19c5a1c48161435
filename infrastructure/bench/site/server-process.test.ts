import { describe, expect, it } from 'vitest'
import { cpuOf, memoryOf } from './server-process.ts'

const STAT = '42 (a (strange) name) S 1 42 42 0 -1 4194560 900 80 0 0 150 50 7 3 20 0 11 0 1234'

describe('the figures of a process', () => {
  it('are read behind its name, in ms of processor time', () => {
    expect(cpuOf(STAT, false)).toBe(2000)
    expect(cpuOf(STAT, true)).toBe(2100)
  })

  it('are its memory in MB', () => {
    const rollup =
      '00400000-7fff0000 ---p 0 00:00 0 [rollup]\nRss:              204800 kB\nPss:              102400 kB\n'
    expect(memoryOf(rollup)).toBe(100)
  })

  it('are not a number where the machine does not tell', () => {
    expect(memoryOf('')).toBeNaN()
  })
})
