import * as O from '#fp/Option'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unTexte, verifier } from '#domain/shared/proprietes.fixture'
import { occurrences } from './extrait.ts'
import { debut, PASSAGE_LONGUEUR, passage } from './rechercher.ts'

type Ecrire = (nombre: number) => string

const TEXTE =
  'Un devis personnalisé est généré automatiquement à la commande. Vous pouvez le télécharger depuis la page de confirmation.'

describe('a passage', () => {
  it.each([
    ['telecharger', '…à la commande. Vous pouvez le télécharger depuis la page de…'],
    ['devis', 'Un devis personnalisé est généré automatiquement à la commande.…'],
    ['confirmation', '…la commande. Vous pouvez le télécharger depuis la page de confirmation.'],
  ])('around %j is about sixty characters of whole words', (terme, attendu) => {
    expect(passage(TEXTE, terme)).toEqual(O.some(attendu))
  })

  it('leaves out a character that it would halve, on either side', () => {
    const cris = (nombre: number): string => '😀'.repeat(nombre)
    expect(passage(`ax${cris(60)}`, 'x')).toEqual(O.some(`ax${cris(29)}…`))
    expect(passage(`${cris(60)}xa`, 'x')).toEqual(O.some(`…${cris(29)}xa`))
  })

  it('cuts a word that is longer than itself, and none that ends in time', () => {
    const [y, z] = ['y', 'z'].map((lettre) => (nombre: number) => lettre.repeat(nombre)) as [Ecrire, Ecrire]
    const autour = (texte: string): string => O.getOrElse(() => '')(passage(texte, 'cible'))
    expect(autour(`${y(100)}cible${z(100)}`)).toBe(`…${y(30)}cible${z(30)}…`)
    expect(autour(` ${y(29)} cible ${z(100)}`)).toBe(`…${y(29)} cible…`)
    expect(autour(`a ${y(28)} cible ${z(100)}`)).toBe(`…${y(28)} cible…`)
    expect(autour(`cible ${z(59)} fin`)).toBe(`cible ${z(59)}…`)
    expect(autour(`cible ${z(60)} fin`)).toBe('cible…')
    expect([debut(`${z(60)} fin`), debut(`${z(61)} fin`)]).toEqual([`${z(60)}…`, `${z(60)}…`])
  })

  it('is the text itself when it is short', () => {
    expect(passage('Box internet', 'BOX')).toEqual(O.some('Box internet'))
  })

  it('is nothing when the term is not there', () => {
    expect(passage(TEXTE, 'imprimante')).toEqual(O.none)
  })

  it('shows the match, is bounded and never halves a character', () => {
    const longTexte = fc.array(unTexte, { maxLength: 5 }).map((textes) => textes.join(' '))
    verifier(
      fc.property(longTexte, fc.nat(200), fc.integer({ min: 1, max: 20 }), (texte, debut, longueur) => {
        const propre = texte.toWellFormed()
        const terme = Array.from(propre)
          .slice(debut, debut + longueur)
          .join('')
        const [place] = occurrences(propre, terme)
        const trouve = passage(propre, terme)
        expect(O.isSome(trouve)).toBe(place !== undefined)
        const texteTrouve = O.getOrElse(() => '')(trouve)
        const { de, a } = place ?? { de: 0, a: 0 }
        expect(texteTrouve).toContain(propre.slice(de, a))
        expect(texteTrouve.length).toBeLessThanOrEqual(PASSAGE_LONGUEUR + (a - de) + 2)
        expect(texteTrouve.isWellFormed()).toBe(true)
      }),
    )
  })
})
