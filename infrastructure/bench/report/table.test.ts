import { expect, it } from 'vitest'
import { toTable } from './table.ts'

it('aligns the first column to the left and the figures to the right', () => {
  expect(
    toTable([
      ['what', 'req/s', 'p99'],
      ['site', '12', '1.5'],
      ['reference', '12345', ''],
    ]),
  ).toBe('what       req/s  p99\nsite          12  1.5\nreference  12345')
})
