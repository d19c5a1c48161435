import { expect, it } from 'vitest'
import { periodeDuFlux } from './periode-du-flux.ts'

it('calendar programs are told of whole days, from 60 days ago until a year ahead', () => {
  expect(periodeDuFlux(new Date('2027-05-10T22:30:00Z'))).toEqual({
    de: new Date('2027-03-11T23:00:00Z'),
    a: new Date('2028-05-10T22:00:00Z'),
  })
})
