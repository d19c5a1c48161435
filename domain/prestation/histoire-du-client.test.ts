import { expect, it } from 'vitest'
import type { Evenement, Fait } from './evenement.ts'
import { histoireDuClient } from './histoire-du-client.ts'
import { UN_INSTANT } from './prestation.fixture.ts'

const unEvenement = (fait: Fait): Evenement => ({ le: UN_INSTANT, auteur: 'entreprise', fait })

it('tells a client that they were called, and keeps what the owner noted', () => {
  const commande = unEvenement({ genre: 'commande' })
  const racontee = histoireDuClient([
    commande,
    unEvenement({ genre: 'appel', note: 'Client pressé.' }),
    unEvenement({ genre: 'note', texte: 'Prévoir un disque.' }),
  ])
  expect(racontee).toEqual([commande, unEvenement({ genre: 'appel', note: '' })])
})
