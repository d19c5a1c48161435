import { expect, it } from 'vitest'
import { deQui } from './de-qui.ts'

it.each([
  ['Jeanne Dupont', 'de Jeanne Dupont'],
  ['Odile Perrard', 'd’Odile Perrard'],
  ['Élodie Bœuf', 'd’Élodie Bœuf'],
  ['Hélène Roux', 'd’Hélène Roux'],
  ['Yves Martin', 'd’Yves Martin'],
  ['Yann Martin', 'de Yann Martin'],
])('what belongs to %s is said to be %s', (nom, dit) => {
  expect(deQui(nom)).toBe(dit)
})
