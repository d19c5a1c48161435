import { describe, expect, it } from 'vitest'
import { fr } from './typographie.ts'

describe('fr', () => {
  it('ties high punctuation to the word before it', () => {
    expect(fr('Prêt ? Oui ! Voici : « bon » ; fin')).toBe(
      'Prêt\u202f? Oui\u202f! Voici\u00a0: «\u00a0bon\u00a0»\u202f; fin',
    )
  })

  it('ties a unit to its number', () => {
    expect(fr('10 km en 2 h pour 5 € ou 3 %')).toBe('10\u00a0km en 2\u00a0h pour 5\u00a0€ ou 3\u00a0%')
  })

  it('leaves a number before a longer word alone', () => {
    expect(fr('les 3 habitants')).toBe('les 3 habitants')
  })

  it('curves apostrophes through a tree of texts', () => {
    expect(fr({ titre: "L'atelier", lignes: ["d'abord", 'ensuite'] })).toEqual({
      titre: 'L’atelier',
      lignes: ['d’abord', 'ensuite'],
    })
  })

  it('keeps the colon of an address', () => {
    expect(fr('https://exemple.fr')).toBe('https://exemple.fr')
  })
})
