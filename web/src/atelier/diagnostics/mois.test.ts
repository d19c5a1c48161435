import { euros } from '#domain/shared/montant'
import { describe, expect, it } from 'vitest'
import { COURBES, type Mois, moisCourt, moisLong } from './mois.ts'

const NOVEMBRE: Mois = {
  mois: '2026-11',
  encaisse: euros(-90),
  commandes: 12,
  montantCommande: euros(1238.3),
  estimations: 31,
  annulees: 2,
}

describe('the months of the diagnostics', () => {
  it('are named in French, whatever the time zone of the browser', () => {
    expect([moisCourt('2026-11'), moisLong('2026-01')]).toEqual(['nov.', 'janv.\u00a02026'])
  })

  it('are written in the table in the unit of their plot', () => {
    const ecrits = COURBES.map(({ id, premiere, seconde, ecrire }) => [
      id,
      ecrire(premiere(NOVEMBRE)),
      ecrire(seconde(NOVEMBRE)),
    ])
    expect(ecrits).toEqual([
      ['montants', '−90,00\u00a0€', '1\u202f238,30\u00a0€'],
      ['commandes', '12', '2'],
      ['conversion', '31', '12'],
    ])
  })

  it('have whole euros on the axis', () => {
    expect(COURBES[0]?.graduer(euros(1500))).toBe('1\u202f500\u00a0€')
  })
})
