import { describe, expect, it } from 'vitest'
import { uneAdresse } from '#domain/prestation/prestation.fixture'
import * as E from '#fp/Either'
import {
  caracteresUtiles,
  formaterAdresse,
  parseCodePostal,
  parseRue,
  parseVille,
  Rue,
  RueSaisie,
  Ville,
  VilleSaisie,
} from './adresse.ts'

describe('the address', () => {
  it('is cleaned and kept as typed', () => {
    expect(parseRue(' 12 bis,  rue de l’Été ')).toEqual(E.right('12 bis, rue de l’Été'))
  })

  it('must be filled in', () => {
    expect(parseRue(' \n')).toEqual(E.left('Veuillez saisir votre adresse.'))
  })

  it('is not only punctuation, and has three meaningful characters', () => {
    expect(['...', '---, ;', '1 a', '12.'].map(parseRue)).toEqual(
      Array.from({ length: 4 }, () => E.left('Précisez l’adresse\u00a0: numéro et nom de la rue.')),
    )
    expect(E.isRight(parseRue('1 bé'))).toBe(true)
    expect(['', '.,;', 'a-b 1', 'Été'].map(caracteresUtiles)).toEqual([0, 0, 3, 3])
  })

  it('has 200 characters at most', () => {
    expect(E.isRight(parseRue('a'.repeat(200)))).toBe(true)
    expect(parseRue('a'.repeat(201))).toEqual(E.left('L’adresse est limitée à 200 caractères.'))
  })

  it('carries no link: mails repeat it to whoever is named', () => {
    const liens = ['Gagnez sur HTTPS://lot.example', '1 rue de WWW.lot.example', 'ftp://x 39']
    const refus = liens.map(() => E.left('Retirez l’adresse internet de ce champ.'))
    expect(liens.map(parseRue)).toEqual(refus)
    expect(liens.map(parseVille)).toEqual(refus)
    expect(['12 rue : bât. B // 2e', '3 chemin du wwww'].map((rue) => E.isRight(parseRue(rue)))).toEqual([true, true])
  })

  it('that was kept before links were refused is still read', () => {
    const lien = '1 rue de www.lot.example'
    expect([Rue, Ville].map((kept) => kept.decode(lien)._tag)).toEqual(['Right', 'Right'])
    expect([RueSaisie, VilleSaisie].map((typed) => typed.decode(lien)._tag)).toEqual(['Left', 'Left'])
  })

  it('reads on one line', () => {
    expect(formaterAdresse(uneAdresse())).toBe('1 place de la Liberté, 39000 Lons-le-Saunier')
  })
})

describe('the postcode', () => {
  it('is exactly five digits', () => {
    expect(['39570', ' 01000 '].map(parseCodePostal)).toEqual([E.right('39570'), E.right('01000')])
    const refuses = ['', '3957', '395700', '39 570', '3957O', '-3957', '39.70', '٣٩٥٧٠']
    expect(refuses.map(parseCodePostal)).toEqual(
      refuses.map(() => E.left('Le code postal doit contenir exactement 5 chiffres.')),
    )
  })
})

describe('the town', () => {
  it('is required', () => {
    expect(parseVille(' Lons-le-Saunier ')).toEqual(E.right('Lons-le-Saunier'))
    expect(parseVille('Y')).toEqual(E.right('Y'))
    expect(['', '-'].map(parseVille)).toEqual(Array.from({ length: 2 }, () => E.left('Veuillez indiquer votre ville.')))
  })

  it('has 100 characters at most', () => {
    expect(E.isRight(parseVille('a'.repeat(100)))).toBe(true)
    expect(parseVille('a'.repeat(101))).toEqual(E.left('Le nom de la ville est limité à 100 caractères.'))
  })
})
