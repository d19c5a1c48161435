import * as E from '#fp/Either'
import { describe, expect, it } from 'vitest'
import { EMAIL_LONGUEUR_MAX } from '../client/email.ts'
import { parseNomComplet } from '../client/nom.ts'
import {
  parseEmailDeContact,
  EMAIL_DE_CONTACT_MAX,
  nomDeCompte,
  parseNomDeContact,
  parseTexteDeMessage,
} from './champs-de-contact.ts'

describe('the address on a message', () => {
  it('is read in lower case', () => {
    expect(parseEmailDeContact(' Jeanne@Courriel.Example ')).toEqual(E.right('jeanne@courriel.example'))
  })

  it('must be filled in', () => {
    expect(parseEmailDeContact(' ')).toEqual(E.left('Merci de remplir tous les champs obligatoires.'))
  })

  it('is no longer than the address of an order', () => {
    expect(EMAIL_DE_CONTACT_MAX).toBe(EMAIL_LONGUEUR_MAX)
  })

  it.each(['jeanne', 'jeanne@', 'jeanne@courriel', 'a@b.example, c@d.example'])('refuses %j', (saisie) => {
    expect(parseEmailDeContact(saisie)).toEqual(E.left('Merci de saisir une adresse email valide.'))
  })
})

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

describe('the text of a message', () => {
  it('keeps its lines, without the blanks around', () => {
    expect(parseTexteDeMessage('  Bonjour,\r\nécran noir.\n ')).toEqual(E.right('Bonjour,\nécran noir.'))
  })

  it('must be filled in', () => {
    expect(parseTexteDeMessage('\n \n')).toEqual(E.left('Merci de remplir tous les champs obligatoires.'))
  })

  it('has 10 characters at least, blanks around not counted', () => {
    expect(E.isRight(parseTexteDeMessage('1234567890'))).toBe(true)
    expect(['123456789', '  123456789   '].map(parseTexteDeMessage)).toEqual(
      Array.from({ length: 2 }, () => E.left('Merci de détailler votre demande (minimum 10 caractères).')),
    )
  })

  it('has 1000 characters at most, a line break being one', () => {
    expect(E.isRight(parseTexteDeMessage(`${'a\r\n'.repeat(499)}ab`))).toBe(true)
    expect(parseTexteDeMessage('a'.repeat(1001))).toEqual(E.left('Le message est limité à 1000 caractères.'))
  })
})
