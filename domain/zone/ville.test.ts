import { describe, expect, it } from 'vitest'
import { classerVilles, memeVille } from '../client/adresse.ts'

describe('classerVilles', () => {
  it('keeps each name once, in French order', () => {
    expect(classerVilles(['Vernantois', 'Évans', 'Dole', 'Étrepigney', 'Dole', 'Frasne'])).toEqual([
      'Dole',
      'Étrepigney',
      'Évans',
      'Frasne',
      'Vernantois',
    ])
  })
})

describe('memeVille', () => {
  it.each([
    ['ST CLAUDE', 'Saint-Claude'],
    ['Ste Agnès', 'Sainte-Agnès'],
    ['lons le saunier', 'Lons-le-Saunier'],
    ['L’Étoile', "L'Etoile"],
  ])('takes %s for %s', (typed, official) => {
    expect(memeVille(typed, official)).toBe(true)
  })

  it('tells towns apart', () => {
    expect(memeVille('Messia-sur-Sorne', 'Montmorot')).toBe(false)
    expect(memeVille('Estival', 'Saintival')).toBe(false)
  })
})
