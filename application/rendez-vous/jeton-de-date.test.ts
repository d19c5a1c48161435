import { expect, it } from 'vitest'
import { makeMemoryKeyedHash } from '#adapters/memory/memory-keyed-hash'
import { estJetonDeDate, jetonDeDate } from './jeton-de-date.ts'

const keyedHash = makeMemoryKeyedHash()

it('opens the date it was made for, and no other', () => {
  const jeton = jetonDeDate(keyedHash, 'date-1')
  expect(['date-1', 'date-2'].map((id) => estJetonDeDate(keyedHash, id, jeton))).toEqual([true, false])
})

it('is no key of anything else', () => {
  expect(estJetonDeDate(keyedHash, 'date-1', keyedHash.empreinte('devis', 'date-1'))).toBe(false)
})
