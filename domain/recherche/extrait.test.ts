import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unTexte, verifier } from '../shared/proprietes.fixture.ts'
import { occurrences, surligner } from './extrait.ts'
import { plierTerme } from './plier-texte.ts'

/** The text with the matches between brackets. */
const entreCrochets = (texte: string, terme: string): string =>
  surligner(texte, terme)
    .map((segment) => (segment.trouve ? `[${segment.texte}]` : segment.texte))
    .join('')

describe('the matches of a term', () => {
  it.each([
    ['Réinstallation PC', 'reinstal', '[Réinstal]lation PC'],
    ['DÉPANNAGE, dépannage', 'Depannage', '[DÉPANNAGE], [dépannage]'],
    ['un cœur, une ŒUVRE', 'oeu', 'un c[œu]r, une [ŒU]VRE'],
    ['un cœur', 'ce', 'un cœur'],
    ['œo', 'o', '[œ][o]'],
    ['un cœur', 'co', 'un [cœ]ur'],
    ['l’aﬀaire', 'f', 'l’a[ﬀ]aire'],
    ['e\u0301te\u0301', 'é', '[e\u0301]t[e\u0301]'],
    ['l’écran', "L'ECRAN", '[l’écran]'],
    ['40\u00a0km, 24 à 48\u202fh', '40 km', '[40\u00a0km], 24 à 48\u202fh'],
    ['9\u00a0h – 18\u00a0h', '9 h - 18', '[9\u00a0h – 18]\u00a0h'],
    ['aaaa', 'aa', '[aa][aa]'],
    ['deux  mots', 'deux mots', '[deux  mots]'],
    ['ordi\u00adnateur', 'ordinateur', '[ordi\u00adnateur]'],
    ['İstanbul', 'ist', '[İst]anbul'],
    ['👍🏽 bien', '👍', '[👍]🏽 bien'],
  ])('in %j of %j are %j', (texte, terme, attendu) => {
    expect(entreCrochets(texte, terme)).toBe(attendu)
  })

  it.each(['.', '.*', '%', '_', '\\', '(', '[a-z]', '$&', '^'])('take %j as it is', (terme) => {
    expect(surligner('Virus et Publicité', terme)).toEqual([{ texte: 'Virus et Publicité', trouve: false }])
    expect(surligner(`a${terme}b`, terme)).toContainEqual({ texte: terme, trouve: true })
  })

  it.each(['', '   ', '\u00a0', '\u0301', '\u200b'])('of %j, which is nothing, are none', (terme) => {
    expect(occurrences('été comme hiver \u0301', terme)).toEqual([])
  })
})

describe('the pieces of a text', () => {
  it('put end to end are the text', () => {
    verifier(
      fc.property(unTexte, unTexte, (texte, terme) => {
        const segments = surligner(texte, terme)
        expect(segments.map((segment) => segment.texte).join('')).toBe(texte)
        const trouvees = segments.filter((segment) => segment.trouve)
        expect(trouvees.every((segment) => plierTerme(segment.texte).includes(plierTerme(terme)))).toBe(true)
      }),
    )
  })

  it('show any part of the text that is searched for', () => {
    verifier(
      fc.property(unTexte, fc.nat(60), fc.integer({ min: 1, max: 20 }), (texte, debut, longueur) => {
        const terme = Array.from(texte)
          .slice(debut, debut + longueur)
          .join('')
        fc.pre(plierTerme(terme) !== '')
        expect(surligner(texte, terme).some((segment) => segment.trouve)).toBe(true)
      }),
    )
  })

  it('are found in capitals and without accents too', () => {
    verifier(
      fc.property(
        fc.constantFrom('réparé', 'cœur', 'Noël', 'à bientôt', 'ça'),
        unTexte,
        unTexte,
        (mot, avant, apres) => {
          for (const terme of [mot.toUpperCase(), mot.normalize('NFD'), mot.normalize('NFD').replace(/\p{M}/gu, '')]) {
            expect(occurrences(`${avant}. ${mot} .${apres}`, terme)).not.toEqual([])
          }
        },
      ),
    )
  })

  it('do not cross and go from the first to the last', () => {
    verifier(
      fc.property(unTexte, unTexte, (texte, terme) => {
        const places = occurrences(texte, terme.slice(0, 1)).flatMap(({ de, a }) => [de, a])
        expect(places).toEqual([...places].toSorted((x, y) => x - y))
        expect(places.every((place, rang) => rang % 2 === 0 || place > (places[rang - 1] ?? -1))).toBe(true)
      }),
    )
  })
})
