import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as O from '#fp/Option'
import { unTexte, verifier } from '#domain/shared/proprietes.fixture'
import { EXTRAIT_LONGUEUR, extrait } from './extrait.ts'
import { occurrences } from './occurrences.ts'

const TEXTE =
  'Un devis personnalisé est généré automatiquement à la commande. Vous pouvez le télécharger depuis la page de confirmation.'

describe('an excerpt', () => {
  it.each([
    ['telecharger', '…à la commande. Vous pouvez le télécharger depuis la page de…'],
    ['devis', 'Un devis personnalisé est généré automatiquement à la commande.…'],
    ['confirmation', '…la commande. Vous pouvez le télécharger depuis la page de confirmation.'],
  ])('around %j is about sixty characters of whole words', (terme, attendu) => {
    expect(extrait(TEXTE, terme)).toEqual(O.some(attendu))
  })

  it('leaves out a character that it would halve, on either side', () => {
    const cris = (nombre: number): string => '😀'.repeat(nombre)
    expect(extrait(`ax${cris(60)}`, 'x')).toEqual(O.some(`ax${cris(29)}…`))
    expect(extrait(`${cris(60)}xa`, 'x')).toEqual(O.some(`…${cris(29)}xa`))
  })

  it('is the text itself when it is short', () => {
    expect(extrait('Box internet', 'BOX')).toEqual(O.some('Box internet'))
  })

  it('is nothing when the term is not there', () => {
    expect(extrait(TEXTE, 'imprimante')).toEqual(O.none)
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
        const trouve = extrait(propre, terme)
        expect(O.isSome(trouve)).toBe(place !== undefined)
        const texteTrouve = O.getOrElse(() => '')(trouve)
        const { de, a } = place ?? { de: 0, a: 0 }
        expect(texteTrouve).toContain(propre.slice(de, a))
        expect(texteTrouve.length).toBeLessThanOrEqual(EXTRAIT_LONGUEUR + (a - de) + 2)
        expect(texteTrouve.isWellFormed()).toBe(true)
      }),
    )
  })
})
