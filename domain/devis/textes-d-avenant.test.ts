import { expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { euros } from '#domain/shared/montant'
import { accordDAvenant } from './textes-d-avenant.ts'

const dire = (prix: Partial<Parameters<typeof accordDAvenant>[0]>): string =>
  accordDAvenant({
    modalite: 'a_distance',
    jour: null,
    total: euros(217.9),
    enSemaine: euros(153.9),
    ...prix,
  }).replaceAll(/[\u00a0\u202f]/g, ' ')

const SAMEDI = dateCivile(2026, 11, 28)

it('engages to pay work on site once it is done', () => {
  for (const jour of [null, SAMEDI]) {
    expect(dire({ modalite: 'sur_place', jour })).toMatch(/après l’intervention.*Rien n’est à payer maintenant\.$/)
  }
})

it('engages to pay remote work before it, without what was paid already', () => {
  expect(dire({})).toBe(
    'Accepter remplace le devis précédent et vous engage à payer ce nouveau prix avant l’intervention à distance, une fois sa date convenue : au plus tard 3 jours avant, ou aussitôt si ce jour est passé. Ce que vous avez déjà versé en est déduit.',
  )
  const samedi = dire({ jour: SAMEDI })
  expect(samedi).toContain(
    'payer 217,90 € avant l’intervention à distance convenue le samedi 28 novembre 2026, au plus',
  )
  expect(samedi).not.toMatch(/après|Rien n’est à payer/)
})
