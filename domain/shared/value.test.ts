import * as fc from 'fast-check'
import * as E from '#fp/Either'
import { describe, expect, it } from 'vitest'
import { closedList, codecFrom } from './value.ts'
import { colle, unTexte, verifier } from './proprietes.fixture.ts'
import { cleanLine, cleanText } from './clean.ts'

const Pair = codecFrom('Pair', (input) => (input.trim() === 'pair' ? E.right('pair') : E.left('Dites pair.')))

const message = (resultat: E.Either<readonly { readonly message?: string | undefined }[], unknown>) =>
  E.isLeft(resultat) ? resultat.left.map((erreur) => erreur.message) : []

describe('a line of text', () => {
  it('drops doubled spaces, tabs, breaks and control characters', () => {
    expect(cleanLine('  12\u00a0\u202frue\tdes\r\nSapins\u0000 ')).toBe('12 rue des Sapins')
  })

  it('has one writing for each accent', () => {
    expect(cleanLine('e\u0301te\u0301')).toBe('été')
  })

  it('drops invisible characters, so that equal texts compare equal, and lone surrogates, which no database accepts', () => {
    expect(cleanLine('\u202ajean\u200bne\u00ad@a.fr\u202c \ud83d')).toBe('jeanne@a.fr')
    expect(cleanLine('merci \u{1f44d}\u{1f3fd}')).toBe('merci \u{1f44d}\u{1f3fd}')
    expect(cleanText('un\n\udc00deux\u202e')).toBe('un\ndeux')
  })

  it('is clean once cleaned', () => {
    verifier(
      fc.property(fc.oneof(unTexte, colle(unTexte)), (texte) => {
        expect(cleanLine(texte).isWellFormed()).toBe(true)
        expect(cleanLine(cleanLine(texte))).toBe(cleanLine(texte))
        expect(cleanLine(texte)).not.toMatch(/\p{Cc}|^\s|\s$|\s\s/u)
      }),
    )
  })
})

describe('a text of several lines', () => {
  it('keeps its line breaks in one writing and its tabs, not other control characters', () => {
    expect(cleanText(' un\r\ndeux\rtrois\tfin\u0007\u0000 ')).toBe('un\ndeux\ntrois\tfin')
  })

  it('joins an accent to its letter across a character that goes', () => {
    expect(cleanText('e\u0000\u0301t')).toBe('ét')
  })

  it('is clean once cleaned', () => {
    verifier(
      fc.property(fc.oneof(unTexte, colle(unTexte)), (texte) => {
        expect(cleanText(cleanText(texte))).toBe(cleanText(texte))
        expect(cleanText(texte)).not.toMatch(/[^\P{Cc}\n\t]|^\s|\s$/u)
      }),
    )
  })
})

describe('a codec made from a rule', () => {
  it('gives the clean value or the sentence of the rule', () => {
    expect(Pair.decode(' pair ')).toEqual(E.right('pair'))
    expect(message(Pair.decode('impair'))).toEqual(['Dites pair.'])
  })

  it('reads anything that is not a text as empty', () => {
    expect([null, 12, {}, undefined].map((u) => message(Pair.decode(u)))).toEqual(
      Array.from({ length: 4 }, () => ['Dites pair.']),
    )
  })

  it('only recognises the clean value', () => {
    expect([Pair.is('pair'), Pair.is(' pair '), Pair.is('impair')]).toEqual([true, false, false])
  })
})

it('a closed list knows its words and no other', () => {
  const Feu = closedList('Feu', ['vert', 'rouge'] as const, 'Feu inconnu.')
  expect(Feu.decode('vert')).toEqual(E.right('vert'))
  expect(['Vert', 'orange', '', null, 0].map((mot) => message(Feu.decode(mot)))).toEqual(
    Array.from({ length: 5 }, () => ['Feu inconnu.']),
  )
})
