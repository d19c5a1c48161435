import { expect, it } from 'vitest'
import type { Evenement, Fait } from '#domain/prestation/evenement'
import { centimes, euros } from '#domain/shared/montant'
import { uneFactureDe, uneFactureSuivie } from './facture-suivie.fixture.ts'
import type { Facture } from './piece.ts'
import { sommeARendre } from './somme-a-rendre.ts'
import { tropVerse } from './trop-verse.ts'

const le = (jour: number, fait: Fait): Evenement => ({ le: new Date(Date.UTC(2026, 11, jour)), auteur: 'client', fait })
const retracter = (jour: number) => le(jour, { genre: 'retractation', motif: '' })
const facturee = (jour: number, { numero, total }: Facture) => le(jour, { genre: 'facture', numero, total })
const emise = (jour: number, total: number) =>
  uneFactureDe(euros(total), { emiseLe: new Date(Date.UTC(2026, 11, jour)).toISOString() })

it('of an order without an invoice is what came less what went back', () => {
  expect(sommeARendre([retracter(3)], [], [{ montant: euros(100) }, { montant: euros(-30) }])).toBe(euros(70))
})

it('of an invoice that was paid before the withdrawal is all of it', () => {
  const facture = emise(2, 64)
  const suivie = uneFactureSuivie({ facture, regle: euros(64) })
  expect(sommeARendre([facturee(2, facture), retracter(3)], [suivie], [])).toBe(euros(64))
})

it('of an invoice of its very instant, of after it, or of a cancelled order, is what it owes back alone', () => {
  const facture = emise(4, 40)
  const suivie = uneFactureSuivie({ facture, regle: euros(100) })
  expect(sommeARendre([retracter(3), facturee(4, facture)], [suivie], [])).toBe(euros(60))
  expect(sommeARendre([retracter(4), facturee(4, facture)], [suivie], [])).toBe(euros(60))
  expect(sommeARendre([], [uneFactureSuivie({ facture, regle: euros(10) })], [])).toBe(0)
})

it('is too much above the price alone', () => {
  expect(tropVerse(euros(100), euros(64))).toBe(euros(36))
  expect(tropVerse(euros(50), euros(64))).toBe(centimes(0))
})
