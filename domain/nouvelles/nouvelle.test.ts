import { expect, it } from 'vitest'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { centimes } from '#domain/shared/montant'
import { depuisQuand, genreDeSuite, genreDEvenement } from './nouvelle.ts'

it('an order is news whoever notes it, an answer is what the client decides, a change what the business does', () => {
  expect(genreDEvenement({ auteur: 'client', fait: { genre: 'commande' } })).toBe('commande')
  expect(genreDEvenement({ auteur: 'entreprise', fait: { genre: 'commande' } })).toBe('commande')
  expect(genreDEvenement({ auteur: 'entreprise', fait: { genre: 'commande_telephone' } })).toBe('commande')
  expect(genreDEvenement({ auteur: 'entreprise', fait: { genre: 'note', texte: 'Digicode' } })).toBe('changement')
  expect(genreDEvenement({ auteur: 'client', fait: { genre: 'date_refusee', motif: '' } })).toBe('reponse')
  const annulation = { genre: 'annulation', motif: '', frais: centimes(0) } as const
  expect(genreDEvenement({ auteur: 'client', fait: annulation })).toBe('reponse')
  expect(genreDEvenement({ auteur: 'entreprise', fait: annulation })).toBe('changement')
})

it('a text of the business is no news to it', () => {
  expect([genreDeSuite('client'), genreDeSuite('entreprise')]).toEqual(['suite', null])
})

it('news are read from a minute before the last reading, or before now at first', () => {
  const apres = (secondes: number): Date => new Date(UN_INSTANT.getTime() + secondes * 1_000)
  expect(depuisQuand(apres(0), apres(600))).toEqual(apres(-60))
  expect(depuisQuand(null, apres(600))).toEqual(apres(540))
  expect(depuisQuand(apres(600), apres(0))).toEqual(apres(-60))
})

it('a pause of more than a month counts as a month', () => {
  expect(depuisQuand(new Date(0), UN_INSTANT)).toEqual(new Date('2026-10-20T09:00:00.000Z'))
})
