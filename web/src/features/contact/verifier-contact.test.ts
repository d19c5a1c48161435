import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { verifierContact } from './verifier-contact.ts'

const saisie = (changes: Readonly<Record<string, string>> = {}) => ({
  nom: ' Jeanne ',
  email: 'Jeanne@Courriel.Example',
  message: 'Mon écran reste noir.\r\n',
  objet: '',
  ...changes,
})

describe('the contact form', () => {
  it('is sent clean', () => {
    expect(verifierContact(saisie())).toEqual(
      E.right({ nom: 'Jeanne', email: 'jeanne@courriel.example', message: 'Mon écran reste noir.', objet: '' }),
    )
  })

  it('names all its faults at once, in the words of the specification', () => {
    expect(verifierContact(saisie({ nom: '4', email: 'jeanne', message: 'Bonjour' }))).toEqual(
      E.left({
        nom: 'Merci de saisir un nom valide.',
        email: 'Merci de saisir une adresse email valide.',
        message: 'Merci de détailler votre demande (minimum 10 caractères).',
      }),
    )
  })
})
