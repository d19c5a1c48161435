import { expect, it } from 'vitest'
import * as E from '#fp/Either'
import { ModificationBody, Moment } from '../routes/prestations.ts'

const SAUTEE = { datePrestation: '2027-03-28', heurePrestation: '02:30' }

/** Where the faults are, and what is said of them. */
const fautes = (lu: ReturnType<typeof ModificationBody.decode>) =>
  E.isRight(lu)
    ? []
    : lu.left.map(({ context, message }) => [context.map(({ key }) => key).join('.'), message?.slice(0, 24)])

it('an hour that summer time skips is refused as an hour', () => {
  expect(E.isLeft(Moment.decode(SAUTEE))).toBe(true)
  expect(fautes(ModificationBody.decode(SAUTEE))).toEqual([['.heurePrestation', 'Cette heure n’existe pas']])
})

it('so it is among several dates', () => {
  const propositions = [{ ...SAUTEE, heurePrestation: '03:00' }, SAUTEE]
  expect(fautes(ModificationBody.decode({ propositions }))).toEqual([
    ['.propositions.1.heurePrestation', 'Cette heure n’existe pas'],
  ])
})

it('the hours around it, and the one that winter time shows twice, are hours', () => {
  const lus = [
    ['2027-03-28', '01:59'],
    ['2027-03-28', '03:00'],
    ['2027-10-31', '02:30'],
  ].map(([datePrestation, heurePrestation]) => Moment.decode({ datePrestation, heurePrestation }))
  expect(lus.map(E.isRight)).toEqual([true, true, true])
})
