import { describe, expect, it } from 'vitest'
import { demandeDe, lireLieu } from './lire-lieu.ts'

describe('lireLieu', () => {
  it.each([
    ['39800', { codePostal: '39800', ville: null, adresse: null }],
    [' 39800 Poligny ', { codePostal: '39800', ville: 'Poligny', adresse: null }],
    [
      '12 rue du Commerce, 39000 Lons-le-Saunier',
      { codePostal: '39000', ville: 'Lons-le-Saunier', adresse: '12 rue du Commerce' },
    ],
    ['8 rue Haute 39570', { codePostal: '39570', ville: null, adresse: '8 rue Haute' }],
  ])('reads « %s » as a place to ask for', (texte, demande) => {
    expect(lireLieu(texte)).toEqual({ genre: 'a_situer', demande })
  })

  it.each([
    ['Poligny', 2.9],
    ['st claude', 4.1],
    ['LONS LE SAUNIER', 2.1],
  ])('knows %s without asking', (nom, precisionKm) => {
    expect(lireLieu(nom)).toMatchObject({ genre: 'connu', lieu: { precisionKm } })
  })

  it.each(['Trifouilly', '12 rue du Commerce', '3980', '398000'])('asks for the postcode of « %s »', (texte) => {
    expect(lireLieu(texte)).toMatchObject({ genre: 'illisible', message: expect.stringContaining('code postal') })
  })

  it('asks for something when nothing is typed', () => {
    expect(lireLieu(' , ')).toEqual({ genre: 'illisible', message: 'Indiquez un code postal ou une adresse.' })
  })
})

describe('demandeDe', () => {
  it('leaves out a street that is none', () => {
    expect(demandeDe('39800', 'Poligny', '')).toEqual({
      genre: 'a_situer',
      demande: { codePostal: '39800', ville: 'Poligny', adresse: null },
    })
  })
})
