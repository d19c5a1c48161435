import { describe, expect, it } from 'vitest'
import { chooseEncoding } from '../prepared.ts'

describe('the encoding of an answer', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=1.0, gzip;q=0.8', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0, gzip;q=0', 'identity'],
    ['br;q=0.001', 'br'],
    ['brotli, x-gzip', 'identity'],
    ['identity', 'identity'],
  ] as const)('for %j is %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding)
    expect(chooseEncoding(accepted)).toBe(encoding)
  })
})
