import { expect, it } from 'vitest'
import { euros } from '#domain/shared/montant'
import { ecrireMontant, lireMontant, lireNombre } from './nombres.ts'

it.each([
  ['12,50', 12.5],
  ['12.5', 12.5],
  ['1\u202f200', 1200],
  ['0', 0],
  ['', null],
  ['-3', null],
  ['1e3', null],
  ['12,', null],
])('reads the number %j', (texte, nombre) => {
  expect(lireNombre(texte)).toBe(nombre)
})

it.each([
  ['12,50', euros(12.5)],
  ['12,5\u00a0€', euros(12.5)],
  ['1 200', euros(1200)],
  ['12,505', null],
  ['douze', null],
])('reads the amount %j', (texte, montant) => {
  expect(lireMontant(texte)).toBe(montant)
})

it('writes an amount as it is read again', () => {
  expect(ecrireMontant(euros(1238.3))).toBe('1238,30')
  expect(lireMontant(ecrireMontant(euros(1238.3)))).toBe(euros(1238.3))
})
