import { expect, it } from 'vitest'
import { uneEntreprise } from './entreprise.fixture.ts'
import { moyensDePaiement, lireIban } from './moyens-de-paiement.ts'

const moyens = (iban: string, paypal: string) => moyensDePaiement(uneEntreprise({ paiement: { iban, paypal } }))

it('writes the account number in fours, with spaces that never break', () => {
  expect(moyens('FR7630006000011234567890189', 'bonjour@atelier.example')).toEqual({
    iban: 'FR76\u00a03000\u00a06000\u00a00112\u00a03456\u00a07890\u00a0189',
    paypal: 'bonjour@atelier.example',
  })
})

it('says nothing of what the business does not have, or wrote wrong', () => {
  expect(moyens('', ' ')).toEqual({ iban: null, paypal: null })
  expect(moyens('FR7630006000011234567890188', '')).toEqual({ iban: null, paypal: null })
})

it('an account number is kept with its control, without spaces', () => {
  expect(lireIban('FR14 2004 1010 0505 0001 3M02 606')).toBe('FR1420041010050500013M02606')
  expect(lireIban('de89 3704 0044 0532 0130 00')).toBe('DE89370400440532013000')
})

it('anything else is no account number', () => {
  for (const texte of ['', 'IBAN à renseigner', 'FR15 2004 1010 0505 0001 3M02 606', 'FR14', 'FR14<2004']) {
    expect(lireIban(texte)).toBeNull()
  }
})
