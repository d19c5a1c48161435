import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { parseNomComplet } from './nom.ts'

describe('the full name', () => {
  it.each([
    ['Jeanne Dupont', 'Jeanne Dupont'],
    ['  Jeanne   Dupont ', 'Jeanne Dupont'],
    ['Jean-Noël Çelik', 'Jean-Noël Çelik'],
    ["Aoife O'Brien", "Aoife O'Brien"],
    ['Maëlle d’Été de La Tour', 'Maëlle d’Été de La Tour'],
    ['Ma\u0308lle Dupont', 'Mälle Dupont'],
    ['Ли Юй', 'Ли Юй'],
    ['Jean\u2011Marc O\u2010Neil', 'Jean-Marc O-Neil'],
  ])('reads %j', (saisie, nom) => {
    expect(parseNomComplet(saisie)).toEqual(E.right(nom))
  })

  it('wants a letter in every word', () => {
    expect(E.isLeft(parseNomComplet("-- ''"))).toBe(true)
  })

  it('must be filled in', () => {
    expect(parseNomComplet(' \t')).toEqual(E.left('Veuillez saisir votre nom complet.'))
  })

  it('has a first and a last name', () => {
    expect(['Jeanne', 'Jeanne-Dupont'].map(parseNomComplet)).toEqual(
      Array.from({ length: 2 }, () => E.left('Veuillez saisir votre prénom ET votre nom.')),
    )
  })

  it('has at least two characters in each part', () => {
    expect(['J Dupont', 'Jeanne D', 'Jeanne M Dupont'].map(parseNomComplet)).toEqual(
      Array.from({ length: 3 }, () => E.left('Le prénom et le nom doivent contenir au moins 2 caractères chacun.')),
    )
  })

  it('has only letters, spaces, hyphens and apostrophes', () => {
    expect(['Jeanne Dupont2', 'Jeanne @Dupont', 'M. Dupont', 'Jeanne <b>Dupont'].map(parseNomComplet)).toEqual(
      Array.from({ length: 4 }, () =>
        E.left('Le nom ne peut contenir que des lettres, des espaces, des tirets et des apostrophes.'),
      ),
    )
  })

  it('has 100 characters at most', () => {
    expect(E.isRight(parseNomComplet(`Jeanne ${'a'.repeat(93)}`))).toBe(true)
    expect(parseNomComplet(`Jeanne ${'a'.repeat(94)}`)).toEqual(E.left('Le nom est limité à 100 caractères.'))
  })
})
