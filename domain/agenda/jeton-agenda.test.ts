import { expect, it } from 'vitest'
import { OCTETS_JETON, tirerJetonAgenda } from './jeton-agenda.ts'

it('has 160 bits, and nothing that an address would escape', () => {
  const jeton = tirerJetonAgenda(Uint8Array.from({ length: OCTETS_JETON }, (_, rang) => rang * 9))
  expect(jeton).toMatch(/^[0-9A-HJKMNP-TV-Z]{32}$/)
  expect(Math.log2(32) * jeton.length).toBe(160)
})

it('differs when one byte does, wherever it stands', () => {
  const jetons = Array.from({ length: OCTETS_JETON }, (_, place) =>
    tirerJetonAgenda(Uint8Array.from({ length: OCTETS_JETON }, (_octet, rang) => (rang === place ? 1 : 0))),
  )
  expect(new Set(jetons).size).toBe(OCTETS_JETON)
})
