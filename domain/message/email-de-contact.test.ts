import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { parseEmailDeContact } from './email-de-contact.ts'

describe('the address on a message', () => {
  it('is read in lower case', () => {
    expect(parseEmailDeContact(' Jeanne@Courriel.Example ')).toEqual(E.right('jeanne@courriel.example'))
  })

  it('must be filled in', () => {
    expect(parseEmailDeContact(' ')).toEqual(E.left('Merci de remplir tous les champs obligatoires.'))
  })

  it.each(['jeanne', 'jeanne@', 'jeanne@courriel', 'a@b.example, c@d.example'])('refuses %j', (saisie) => {
    expect(parseEmailDeContact(saisie)).toEqual(E.left('Merci de saisir une adresse email valide.'))
  })
})
