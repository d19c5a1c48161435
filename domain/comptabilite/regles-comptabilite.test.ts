import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { euros } from '#domain/shared/montant'
import { lireMoment, lireMontant, lireTable } from '#domain/shared/table-markdown.fixture'
import { periodeDeDeclaration } from './b2c.ts'
import { RIEN } from './livre.ts'
import { progresDesSeuils, seuilsDe } from './synthese.ts'

const jourOuRien = (cellule: string) => (cellule === '—' ? null : lireMoment(cellule).date)

describe('the ceilings', () => {
  it.each(lireTable('comptabilite', 'Seuils').map((rangee) => [`${rangee('Année')} ${rangee('Seuil')}`, rangee]))(
    'of %s',
    (_titre, rangee) => {
      const lus = seuilsDe(Number(rangee('Année'))).filter(({ code }) => code === rangee('Seuil'))
      expect(lus.map(({ assiette, montant, aConfirmer }) => [assiette, montant, aConfirmer])).toEqual([
        ['services', lireMontant(rangee('Services')), rangee('À confirmer') === 'oui'],
        ['total', lireMontant(rangee('Total')), rangee('À confirmer') === 'oui'],
      ])
    },
  )

  it.each(
    lireTable('comptabilite', 'Alertes').map((rangee) => [`${rangee('Encaissé')} on ${rangee('Vu le')}`, rangee]),
  )('warn at 80 % and at 100 %: %s', (_titre, rangee) => {
    const services = lireMontant(rangee('Encaissé'))
    const vu = progresDesSeuils({ ...RIEN, services, total: services }, 2026, lireMoment(rangee('Vu le')).date).find(
      ({ seuil }) => seuil.code === 'tva' && seuil.assiette === 'services',
    )
    expect([vu?.niveau, vu?.projection, vu?.prevuLe]).toEqual([
      rangee('Niveau'),
      lireMontant(rangee('Au rythme actuel')),
      jourOuRien(rangee('Atteint le')),
    ])
  })

  it('are no nearer for more money given back than came in', () => {
    const [micro] = progresDesSeuils({ ...RIEN, services: euros(-1), total: euros(-1) }, 2026, dateCivile(2026, 7, 1))
    expect([micro?.part, micro?.prevuLe]).toEqual([0, null])
  })

  it('of a year that is past are those of its last day', () => {
    const [micro] = progresDesSeuils(
      { ...RIEN, services: euros(77_700), total: euros(77_700) },
      2025,
      dateCivile(2026, 11, 20),
    )
    expect([micro?.niveau, micro?.projection]).toEqual(['atteint', euros(77_700)])
  })
})

describe('the report on consumers', () => {
  it.each(lireTable('comptabilite', 'Période de déclaration').map((rangee) => [rangee('Jour'), rangee]))(
    'tells %s with its two months',
    (_titre, rangee) => {
      expect(periodeDeDeclaration(lireMoment(rangee('Jour')).date)).toEqual({
        du: lireMoment(rangee('Du')).date,
        au: lireMoment(rangee('Au')).date,
      })
    },
  )
})
