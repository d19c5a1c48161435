import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { parseTexteDeMessage } from './texte-de-message.ts'

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
