import { describe, expect, it } from 'vitest'
import { formaterSiren } from './siren.ts'

describe('formaterSiren', () => {
  it.each([
    ['732829320', '732\u00a0829\u00a0320'],
    [' 732 829 320', '732\u00a0829\u00a0320'],
    ['732.829.320', '732\u00a0829\u00a0320'],
    ['à compléter', 'à compléter'],
  ])('writes %j as %j', (siren, ecrit) => {
    expect(formaterSiren(siren)).toBe(ecrit)
  })
})
