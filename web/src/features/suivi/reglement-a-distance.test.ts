import { expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { euros, type Montant } from '#domain/shared/montant'
import { reglementADistance } from './reglement-a-distance.ts'
import { uneDateReply, unePrestationReply } from './suivi.fixture.ts'

const MOYENS = { iban: 'FR76 3000', paypal: null }
const DATE = uneDateReply({ statut: 'accepte', total: euros(128) }, new Date('2026-12-05T09:00:00Z'))

const lire = (overrides: Parameters<typeof unePrestationReply>[0], maintenant = UN_INSTANT) =>
  reglementADistance(unePrestationReply({ modalite: 'a_distance', ...overrides }), MOYENS, maintenant)?.map(
    ([, valeur]) => valeur.replaceAll(/[\u00a0\u202f]/g, ' '),
  ) ?? null

it('says how much the agreed day costs, by when and where to, under the reference of the order', () => {
  expect(lire({ dates: [DATE] })).toEqual([
    '128,00 €',
    'au plus tard le mercredi 2 décembre 2026',
    'IBAN FR76 3000',
    '',
    'PREST-000001',
  ])
})

it('before a date is agreed counts the days, and once the last day is over asks for it at once', () => {
  expect(lire({})?.[1]).toBe('3 jours avant la date convenue')
  expect(lire({ dates: [DATE] }, new Date('2026-12-03T09:00:00Z'))?.[1]).toMatch(/^dès maintenant/)
})

it('says what is left once a part was received, and nothing once all was', () => {
  const recu = (montant: Montant) =>
    ({ le: dateCivile(2026, 11, 21), mode: 'virement', montant, piece: null, sur: null, laisse: false }) as const
  expect(lire({ dates: [DATE], acomptes: [recu(euros(100))] })?.[0]).toBe('28,00 €')
  expect(lire({ dates: [DATE], acomptes: [recu(euros(100)), recu(euros(28))] })).toBeNull()
})

it('says nothing of work on site, nor of what is over', () => {
  expect(lire({ modalite: 'sur_place' })).toBeNull()
  expect(lire({ statut: 'terminé' })).toBeNull()
  expect(lire({ statut: 'annulé' })).toBeNull()
})
