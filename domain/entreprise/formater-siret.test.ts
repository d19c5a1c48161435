import { expect, it } from 'vitest'
import { formaterSiret } from './numero-siren.ts'

it('groups the fourteen digits, and leaves anything else as it is', () => {
  expect(formaterSiret('12345678200010')).toBe('123\u00a0456\u00a0782\u00a000010')
  expect(formaterSiret('en cours')).toBe('en cours')
})
