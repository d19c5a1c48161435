import { expect, it } from 'vitest'
import * as E from '#fp/Either'
import { Activite, sensDeTri, TriClient, TriMessage, TriPrestation } from './tris.ts'

it.each([
  [TriPrestation, ['recentes', 'a_contacter', 'rendez_vous', 'montant']],
  [TriClient, ['recents', 'nom', 'derniere_commande']],
])('a list of %s is sorted either way', (codec, clefs) => {
  for (const clef of clefs) {
    expect(codec.decode(clef)).toEqual(E.right(clef))
    expect(codec.decode(`${clef}_inverse`)).toEqual(E.right(`${clef}_inverse`))
    expect([sensDeTri(clef), sensDeTri(`${clef}_inverse`)]).toEqual([
      { clef, inverse: false },
      { clef, inverse: true },
    ])
  }
  for (const autre of ['', 'inverse', `${clefs[0]}_inverse_inverse`]) expect(codec.decode(autre)._tag).toBe('Left')
})

it.each([
  [TriMessage, ['recents', 'anciens']],
  [Activite, ['actifs', 'inactifs']],
])('%s is one of its two words', (codec, mots) => {
  for (const mot of mots) expect(codec.decode(mot)).toEqual(E.right(mot))
  for (const autre of ['', `${mots[0]}_inverse`]) expect(codec.decode(autre)._tag).toBe('Left')
})
