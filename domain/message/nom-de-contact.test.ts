import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { parseNomComplet } from '#domain/client/nom'
import { nomDeCompte, parseNomDeContact } from './nom-de-contact.ts'

describe('the name on a message', () => {
  it.each([
    ['Jo', 'Jo'],
    [' Jeanne  Dupont ', 'Jeanne Dupont'],
    ["Anne-Laure O'Brien", "Anne-Laure O'Brien"],
    ['Maëlle d’Été', 'Maëlle d’Été'],
    ['a'.repeat(100), 'a'.repeat(100)],
  ])('reads %j', (saisie, nom) => {
    expect(parseNomDeContact(saisie)).toEqual(E.right(nom))
  })

  it('must be filled in', () => {
    expect(parseNomDeContact(' \t')).toEqual(E.left('Merci de remplir tous les champs obligatoires.'))
  })

  it.each(['J', "--''", 'R2D2', 'Jeanne <b>', 'jeanne@courriel.example', 'Dupont\r\nBcc: x'])(
    'refuses %j',
    (saisie) => {
      expect(parseNomDeContact(saisie)).toEqual(E.left('Merci de saisir un nom valide.'))
    },
  )

  it('has 100 characters at most', () => {
    expect(parseNomDeContact('a'.repeat(101))).toEqual(E.left('Le nom est limité à 100 caractères.'))
  })

  it.each(['Jeanne Dupont', "Anne-Laure O'Brien", `Zoé ${'é'.repeat(96)}`])(
    'may be the one of an account: %j',
    (nom) => {
      const complet = parseNomComplet(nom)
      if (E.isLeft(complet)) throw new Error('an account cannot bear this name')
      expect(parseNomDeContact(nom)).toEqual(E.right(nomDeCompte(complet.right)))
    },
  )
})
