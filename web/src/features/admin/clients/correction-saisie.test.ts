import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { ouvrirCorrection, verifierCorrection } from './correction-saisie.ts'

const CLIENT = {
  nom: 'Jeanne Dupont',
  telephone: '+33384123456',
  adresse: '12 rue du Commerce',
  codePostal: '39000',
  ville: 'Lons-le-Saunier',
}

describe('the correction of a client', () => {
  it('opens with what is known, as people write it, and reads it again unchanged', () => {
    const saisie = ouvrirCorrection(CLIENT)
    expect(saisie.telephone).toBe('03\u00a084\u00a012\u00a034\u00a056')
    expect(verifierCorrection(saisie)).toEqual(E.right(CLIENT))
  })

  it('tells every fault at once, in the order of the screen', () => {
    const verdict = verifierCorrection({ ...CLIENT, nom: 'Jeanne', codePostal: '39', ville: '' })
    expect(E.isLeft(verdict) && Object.keys(verdict.left)).toEqual(['nom', 'codePostal', 'ville'])
  })
})
