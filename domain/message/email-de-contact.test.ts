import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { EMAIL_LONGUEUR_MAX } from '#domain/client/email'
import { parseEmailDeContact } from './email-de-contact.ts'
import { EMAIL_DE_CONTACT_MAX } from './longueurs.ts'

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
