import { expect, it } from 'vitest'
import { uneEntreprise } from './entreprise.fixture.ts'
import { moyensDePaiement } from './moyens-de-paiement.ts'

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
