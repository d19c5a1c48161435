import { expect, it } from 'vitest'
import { formaterQuantite } from './formater-quantite.ts'

it('writes a quantity with its unit, kept together', () => {
  expect(formaterQuantite({ quantite: 19.1, unite: 'km' })).toBe('19,1\u00a0km')
  expect(formaterQuantite({ quantite: 1, unite: 'forfait' })).toBe('1\u00a0forfait')
  expect(formaterQuantite({ quantite: 3.25, unite: 'heure' })).toBe('3,25\u00a0h')
  expect(formaterQuantite({ quantite: 0.125, unite: 'heure' })).toBe('0,13\u00a0h')
  expect(formaterQuantite({ quantite: 1, unite: 'unite' })).toBe('1\u00a0unité')
  expect(formaterQuantite({ quantite: 2, unite: 'unite' })).toBe('2\u00a0unités')
  expect(formaterQuantite({ quantite: 2, unite: 'heure' })).toBe('2\u00a0h')
})
