import { expect, it } from 'vitest'
import type { Evenement } from '#domain/prestation/evenement'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { euros } from '#domain/shared/montant'
import { uneFacture } from './facture.fixture.ts'
import { evenementDePiece } from './faits-de-facture.ts'
import { recuSansFacture } from './recu-sans-facture.ts'

const acompte = (montant: number): Evenement => ({
  le: UN_INSTANT,
  auteur: 'entreprise',
  fait: { genre: 'acompte', montant: euros(montant), annule: false },
})

const COMMANDE: Evenement = { le: UN_INSTANT, auteur: 'client', fait: { genre: 'commande' } }

it('is what came less what went back', () => {
  expect(recuSansFacture([COMMANDE])).toBe(0)
  expect(recuSansFacture([COMMANDE, acompte(64), acompte(-24)])).toBe(euros(40))
})

it('is nothing once an invoice took it over, until more comes', () => {
  const facturee = [COMMANDE, acompte(64), evenementDePiece(uneFacture())]
  expect(recuSansFacture(facturee)).toBe(0)
  expect(recuSansFacture([...facturee, acompte(10)])).toBe(euros(10))
})
