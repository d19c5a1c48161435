import { describe, expect, it } from 'vitest'
import { signesNonImprimables } from '#domain/facturation/signes-non-imprimables'
import { printable } from './printable.ts'

const PLAN_DE_BASE = 0x1_00_00

describe('the letters of our documents', () => {
  it('draw every sign that the form of an invoice lets through', () => {
    const laisses = Array.from({ length: PLAN_DE_BASE }, (_, rang) => String.fromCodePoint(rang))
      .filter((signe) => !/[\p{M}\p{C}\s]/u.test(signe))
      .filter((signe) => signesNonImprimables(signe).length === 0)
    expect(laisses.filter((signe) => printable(signe) !== signe.normalize('NFC'))).toEqual([])
    expect(laisses.length).toBeGreaterThan(500)
  })
})
