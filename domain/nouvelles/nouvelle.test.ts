import { expect, it } from 'vitest'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { centimes } from '#domain/shared/montant'
import { clefDeNouvelle, dejaStable, genreDeSuite, genreDEvenement, type Nouvelle } from './nouvelle.ts'

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

it('what the business writes in a thread is no news to it', () => {
  expect([genreDeSuite('client'), genreDeSuite('entreprise')]).toEqual(['suite', null])
})

it('two facts about the same order are told apart by their kind and their instant', () => {
  const nouvelle: Nouvelle = { genre: 'commande', id: 'a', titre: 'PREST-ABC234', le: UN_INSTANT }
  const autres = [{ ...nouvelle, genre: 'reponse' as const }, { ...nouvelle, le: new Date(0) }, nouvelle]
  expect(new Set(autres.map(clefDeNouvelle)).size).toBe(3)
  expect(clefDeNouvelle(nouvelle)).toBe(clefDeNouvelle({ ...nouvelle, titre: 'autre' }))
})

it('what is a minute old can come to light no more', () => {
  expect(dejaStable(new Date('2026-11-20T09:00:00Z'))).toEqual(new Date('2026-11-20T08:59:00Z'))
})
