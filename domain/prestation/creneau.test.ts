import { expect, it } from 'vitest'
import { CRENEAUX, formaterCreneau } from './creneau.ts'

it('names each part of the day with its hours', () => {
  expect(CRENEAUX.map((creneau) => formaterCreneau(creneau).replaceAll('\u00a0', ' '))).toEqual([
    'matin (8 h – 12 h)',
    'midi (12 h – 14 h)',
    'après-midi (14 h – 18 h)',
    'flexible',
  ])
})
