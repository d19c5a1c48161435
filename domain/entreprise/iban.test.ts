import { expect, it } from 'vitest'
import { lireIban } from './iban.ts'

it('an account number is kept with its control, without spaces', () => {
  expect(lireIban('FR14 2004 1010 0505 0001 3M02 606')).toBe('FR1420041010050500013M02606')
  expect(lireIban('de89 3704 0044 0532 0130 00')).toBe('DE89370400440532013000')
})

it('anything else is no account number', () => {
  for (const texte of ['', 'IBAN à renseigner', 'FR15 2004 1010 0505 0001 3M02 606', 'FR14', 'FR14<2004']) {
    expect(lireIban(texte)).toBeNull()
  }
})
