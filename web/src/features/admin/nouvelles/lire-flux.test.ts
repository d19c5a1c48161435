import { describe, expect, it } from 'vitest'
import { lireMorceau } from './lire-flux.ts'

const lireTout = (morceaux: readonly string[]) =>
  morceaux.reduce(
    ({ evenements, reste }, morceau) => {
      const lu = lireMorceau(reste, morceau)
      return { evenements: [...evenements, ...lu.evenements], reste: lu.reste }
    },
    { evenements: [] as readonly { id: string; donnees: string }[], reste: '' },
  )

const FLUX = ': bonjour\r\n\r\nid: 7\r\ndata: {"a":\r\ndata: 1}\r\n\r\nid:8\n\n: battement\n\ndata: seul\n\nid: 9\nda'

describe('a stream of events', () => {
  it('is read with its cursors, without its comments', () => {
    expect(lireTout([FLUX]).evenements).toEqual([
      { id: '7', donnees: '{"a":\n1}' },
      { id: '8', donnees: '' },
      { id: '', donnees: 'seul' },
    ])
  })

  it('is the same wherever it is cut', () => {
    const entier = lireTout([FLUX]).evenements
    for (let coupe = 1; coupe < FLUX.length; coupe += 1) {
      expect(lireTout([FLUX.slice(0, coupe), FLUX.slice(coupe)]).evenements).toEqual(entier)
    }
  })
})
