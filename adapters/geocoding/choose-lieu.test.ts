import { describe, expect, it } from 'vitest'
import * as O from '#fp/Option'
import { uneAdresse } from '#domain/client/adresse.fixture'
import { chooseLieu } from './choose-lieu.ts'
import { unePlace } from './place.fixture.ts'

const choose = chooseLieu(uneAdresse({ codePostal: '39570', ville: 'Montmorot' }))
const uneMaison = unePlace({ postcode: '39570', city: 'Montmorot' })

describe('chooseLieu', () => {
  it('takes a house for a known address', () => {
    expect(choose([uneMaison])).toEqual(
      O.some({ libelle: uneMaison.label, coordonnees: uneMaison.coordonnees, precisionKm: 0 }),
    )
  })

  it('takes a whole town for an approximate place', () => {
    expect(choose([{ ...uneMaison, type: 'municipality' }])).toMatchObject(O.some({ precisionKm: 3 }))
  })

  it('prefers the town of the address to a better score in another town of the postcode', () => {
    const ailleurs = unePlace({ postcode: '39570', city: 'Macornay', label: 'ailleurs' })
    expect(choose([ailleurs, { ...uneMaison, score: 0.5 }])).toMatchObject(O.some({ libelle: uneMaison.label }))
    expect(choose([ailleurs])).toMatchObject(O.some({ libelle: 'ailleurs' }))
  })

  it('knows a town by the name it had before it was merged', () => {
    const fusionnee = { ...uneMaison, label: 'fusionnée', city: 'Nouvelle', oldcity: 'MONTMOROT' }
    const ailleurs = unePlace({ postcode: '39570', city: 'Macornay' })
    expect(choose([ailleurs, fusionnee])).toMatchObject(O.some({ libelle: 'fusionnée' }))
  })

  it('believes neither a low score nor another postcode', () => {
    expect(choose([{ ...uneMaison, score: 0.39 }])).toEqual(O.none)
    expect(choose([{ ...uneMaison, postcode: '39000' }])).toEqual(O.none)
    expect(choose([])).toEqual(O.none)
  })
})
