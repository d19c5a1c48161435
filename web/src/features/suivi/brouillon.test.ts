import { expect, it } from 'vitest'
import { avecBrouillon, brouillonDe, sansBrouillon } from './brouillon.ts'

const REFUS = { genre: 'refuser', prestationId: 'p1' } as const

it('a draft belongs to one press on one order', () => {
  const brouillons = avecBrouillon({}, REFUS, { motif: 'Congés' })
  const souhaits = [{ cle: 1, jour: '2026-12-20', creneau: 'matin' as const }]
  expect(brouillonDe(avecBrouillon(brouillons, REFUS, { souhaits }), REFUS)).toEqual({ motif: 'Congés', souhaits })
  expect(brouillonDe(brouillons, { ...REFUS, genre: 'annuler' }).motif).toBe('')
  expect(brouillonDe(brouillons, { ...REFUS, prestationId: 'p2' }).motif).toBe('')
})

it('an order that changed has no draft any more, the others keep theirs', () => {
  const autre = { ...REFUS, prestationId: 'p2' }
  const brouillons = avecBrouillon(avecBrouillon({}, REFUS, { motif: 'Un' }), autre, { motif: 'Deux' })
  const reste = sansBrouillon(brouillons, 'p1')
  expect([REFUS, autre].map((geste) => brouillonDe(reste, geste).motif)).toEqual(['', 'Deux'])
})
