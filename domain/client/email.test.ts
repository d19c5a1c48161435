import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { parseEmail } from './email.ts'

describe('the mail address', () => {
  it.each([
    ['jeanne@courriel.example', 'jeanne@courriel.example'],
    [' Jeanne.DUPONT@Courriel.Example ', 'jeanne.dupont@courriel.example'],
    ['jeanne+pc@sous.domaine-1.example', 'jeanne+pc@sous.domaine-1.example'],
    ['éloïse@forêt.example', 'éloïse@forêt.example'],
    ['\u200bjeanne\u200b@courriel.example', 'jeanne@courriel.example'],
    ["o'brien_1@a.fr", "o'brien_1@a.fr"],
  ])('reads %j in lower case', (saisie, email) => {
    expect(parseEmail(saisie)).toEqual(E.right(email))
  })

  it('must be filled in', () => {
    expect(parseEmail('  ')).toEqual(E.left('Veuillez saisir votre adresse email.'))
  })

  it.each([
    'jeanne',
    'jeanne@',
    '@courriel.example',
    'jeanne@courriel',
    'jeanne@courriel.e',
    'jeanne dupont@courriel.example',
    'jeanne@@courriel.example',
    'jeanne@cour riel.example',
    'jeanne@-courriel.example',
    'jeanne@courriel-.example',
    'jeanne@courriel..example',
    'jeanne..dupont@courriel.example',
    'Jeanne <jeanne@courriel.example>',
    'a@b.example,c@d.example',
    'jeanne@[192.0.2.1]',
    `${'a'.repeat(65)}@courriel.example`,
  ])('refuses %j', (saisie) => {
    expect(parseEmail(saisie)).toEqual(E.left('Merci de saisir une adresse email valide.'))
  })

  it('has 100 characters at most', () => {
    const domaine = `${'b'.repeat(50)}.example`
    expect(E.isRight(parseEmail(`${'a'.repeat(41)}@${domaine}`))).toBe(true)
    expect(parseEmail(`${'a'.repeat(42)}@${domaine}`)).toEqual(E.left('L’adresse est limitée à 100 caractères.'))
  })

  it('never hides a second line, which would forge a header', () => {
    expect(parseEmail('jeanne@courriel.example\r\nBcc: tous@courriel.example')).toEqual(
      E.left('Merci de saisir une adresse email valide.'),
    )
  })
})
