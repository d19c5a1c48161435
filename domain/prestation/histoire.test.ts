import { expect, it } from 'vitest'
import { type Evenement, type Fait, histoireDuClient } from './evenement.ts'
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

it('tells a client of no priority, and why a statut changed only where a mail said it', () => {
  const dit = unEvenement({ genre: 'statut', de: 'en_attente', vers: 'terminé', motif: 'Fait à distance.' })
  const tu = unEvenement({ genre: 'statut', de: 'terminé', vers: 'en_attente', motif: 'Mauvais payeur.' })
  const annulee = unEvenement({ genre: 'annulation', motif: 'Plus de pièces.', frais: null })
  const racontee = histoireDuClient([
    unEvenement({ genre: 'priorite', de: 'normale', vers: 'urgente' }),
    dit,
    tu,
    annulee,
  ])
  expect(racontee).toEqual([
    dit,
    unEvenement({ genre: 'statut', de: 'terminé', vers: 'en_attente', motif: '' }),
    annulee,
  ])
})
