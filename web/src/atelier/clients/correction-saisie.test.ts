import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { changeLEmail, ouvrirCorrection, verifierCorrection } from './correction-saisie.ts'

const CLIENT = {
  nom: 'Jeanne Dupont',
  email: 'jeanne.dupont@courriel.example',
  telephone: '+33384123456',
  adresse: '12 rue du Commerce',
  codePostal: '39000',
  ville: 'Lons-le-Saunier',
}

const TELLE = { email: CLIENT.email, confirmee: false }

describe('the correction of a client', () => {
  it('opens with what is known, as people write it, and reads it again unchanged', () => {
    const saisie = ouvrirCorrection(CLIENT)
    expect(saisie.telephone).toBe('03\u00a084\u00a012\u00a034\u00a056')
    expect(verifierCorrection(saisie, TELLE)).toEqual(E.right(CLIENT))
  })

  it('tells every fault at once, in the order of the screen', () => {
    const verdict = verifierCorrection({ ...CLIENT, nom: 'Jeanne', codePostal: '39', ville: '' }, TELLE)
    expect(E.isLeft(verdict) && Object.keys(verdict.left)).toEqual(['nom', 'codePostal', 'ville'])
  })
  it('asks whether another mail address was checked with the client', () => {
    const saisie = { ...CLIENT, email: 'jeanne@courriel.example' }
    const verdict = verifierCorrection(saisie, TELLE)
    expect(E.isLeft(verdict) && Object.keys(verdict.left)).toEqual(['confirmation'])
    expect(verifierCorrection(saisie, { ...TELLE, confirmee: true })).toEqual(E.right(saisie))
  })

  it.each([
    ['the same address', CLIENT.email, false],
    ['the same, written otherwise', ' Jeanne.Dupont@courriel.example', false],
    ['an address not typed to its end', 'jeanne@', false],
    ['another one', 'jeanne@courriel.example', true],
  ])('knows another mail address: %s', (_quoi, email, autre) => {
    expect(changeLEmail({ ...CLIENT, email }, CLIENT.email)).toBe(autre)
  })
})
