import * as E from '#fp/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unTexte, verifier } from '../shared/proprietes.fixture.ts'
import { unMotDePasse } from './compte.fixture.ts'
import {
  EXIGENCES,
  LONGUEUR_MAX,
  MotDePasse,
  NouveauMotDePasse,
  parseMotDePasse,
  parseNouveauMotDePasse,
  refuserIdentique,
} from './mot-de-passe.ts'

const refus = (texte: string): string | null => {
  const motDePasse = parseNouveauMotDePasse(texte)
  return E.isLeft(motDePasse) ? motDePasse.left : null
}

describe('a password that somebody chooses', () => {
  it.each([
    ['Abcdefghi1', null],
    ['Abcdefgh1', 'Mot de passe non sécurisé: Au moins 10 caractères'],
    ['abcdefghi1', 'Mot de passe non sécurisé: Au moins une majuscule'],
    ['Abcdefghij', 'Mot de passe non sécurisé: Au moins un chiffre'],
    ['ABCDEFGHI1', 'Mot de passe non sécurisé: Au moins une minuscule'],
    ['abc', 'Mot de passe non sécurisé: Au moins 10 caractères, Au moins une majuscule, Au moins un chiffre'],
    ['Été à l’ombre 7', null],
    ['', 'Veuillez saisir votre mot de passe.'],
    [`Aa1${'x'.repeat(125)}`, null],
    [`Aa1${'x'.repeat(126)}`, 'Le mot de passe est limité à 128 caractères.'],
  ])('%j is told %j', (texte, attendu) => {
    expect(refus(texte)).toBe(attendu)
  })

  it('is taken as typed, blanks at both ends too', () => {
    const texte = '  Sapin de 1987\u0301 '
    expect(parseNouveauMotDePasse(texte)).toEqual(E.right(texte))
    expect(NouveauMotDePasse.decode(texte)).toEqual(E.right(texte))
  })

  it('is told each thing that it lacks, in the order of the rules, and nothing else', () => {
    verifier(
      fc.property(unTexte, (texte) => {
        fc.pre(texte !== '' && texte.length <= LONGUEUR_MAX)
        const manques = EXIGENCES.filter(({ satisfaite }) => !satisfaite(texte)).map(({ phrase }) => phrase)
        expect(refus(texte)).toBe(manques.length === 0 ? null : `Mot de passe non sécurisé: ${manques.join(', ')}`)
      }),
    )
  })
})

describe('a password that somebody may have', () => {
  it('is never changed by being read', () => {
    verifier(
      fc.property(unTexte, (texte) => {
        const motDePasse = parseMotDePasse(texte)
        expect(E.isLeft(motDePasse) || motDePasse.right).toBe(texte === '' || texte.length > LONGUEUR_MAX || texte)
      }),
    )
  })

  it('may be one that nobody could choose today', () => {
    expect(MotDePasse.decode('court')).toEqual(E.right('court'))
  })

  it('is not so long that it keeps the server busy', () => {
    expect(parseMotDePasse('x'.repeat(4_096))).toEqual(E.left('Le mot de passe est limité à 128 caractères.'))
  })
})

it('a new password differs from the present one, by a letter at least', () => {
  const ancien = unMotDePasse('Sapin de 1987')
  expect(refuserIdentique(ancien, ancien)).toEqual(E.left({ _tag: 'MotDePasseIdentique' }))
  expect(refuserIdentique(ancien, unMotDePasse('Sapin de 1987 '))).toEqual(E.right('Sapin de 1987 '))
  expect(refuserIdentique(ancien, unMotDePasse('sapin de 1987'))).toEqual(E.right('sapin de 1987'))
})
