import { expect, it } from 'vitest'
import type { Evenement } from '#domain/prestation/evenement'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { euros } from '#domain/shared/montant'
import { numeroPiece } from './numero-piece.ts'
import { recuSansFacture } from './recu-sans-facture.ts'

const acompte = (montant: number): Evenement => ({
  le: UN_INSTANT,
  auteur: 'entreprise',
  fait: { genre: 'acompte', montant: euros(montant), annule: false, pieces: [] },
})

const FACTURE: Evenement = {
  le: UN_INSTANT,
  auteur: 'entreprise',
  fait: { genre: 'facture', numero: numeroPiece('facture', 2026, 1), total: euros(64) },
}

const COMMANDE: Evenement = { le: UN_INSTANT, auteur: 'client', fait: { genre: 'commande' } }

it('is what came less what went back', () => {
  expect(recuSansFacture([COMMANDE])).toBe(0)
  expect(recuSansFacture([COMMANDE, acompte(64), acompte(-24)])).toBe(euros(40))
})

it('is nothing once an invoice took it over, until more comes', () => {
  const facturee = [COMMANDE, acompte(64), FACTURE]
  expect(recuSansFacture(facturee)).toBe(0)
  expect(recuSansFacture([...facturee, acompte(10)])).toBe(euros(10))
})
