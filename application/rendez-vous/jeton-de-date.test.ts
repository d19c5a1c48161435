import { expect, it } from 'vitest'
import { makeMemoryHasher } from '#adapters/memory/memory-hasher.fixture'
import { unEmail } from '#domain/compte/compte.fixture'
import { estJetonDeDate, jetonDeDate } from './jeton-de-date.ts'

const hasher = makeMemoryHasher()

const [email, corrige] = [unEmail('jeane@courriel.example'), unEmail('jeanne@courriel.example')]

it('opens the date it was made for to the address it was sent to, and no other', () => {
  const jeton = jetonDeDate(hasher, { id: 'date-1', email })
  const dates = [
    { id: 'date-1', email },
    { id: 'date-2', email },
    { id: 'date-1', email: corrige },
  ]
  expect(dates.map((date) => estJetonDeDate(hasher, date, jeton))).toEqual([true, false, false])
})

it('is no key of anything else', () => {
  const cle = hasher.empreinte('devis', `date-1 ${email}`)
  expect(estJetonDeDate(hasher, { id: 'date-1', email }, cle)).toBe(false)
})
