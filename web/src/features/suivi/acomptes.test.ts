import { expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { centimes, euros, type Montant } from '#domain/shared/montant'
import { recuDAvance, recuDeTrop, resteARegler } from './acomptes.ts'
import { uneDateReply, unePrestationReply } from './suivi.fixture.ts'

const recu = (montant: Montant) =>
  ({ le: dateCivile(2026, 12, 1), mode: 'virement', montant, piece: null, sur: null, laisse: false }) as const

it('what is left to pay is the price of the agreed day without what was received, and never below nothing', () => {
  const dates = [uneDateReply({ statut: 'accepte', total: euros(128) })]
  const acomptes = [recu(euros(64)), recu(centimes(-1_400))]
  expect(recuDAvance({ acomptes })).toBe(5_000)
  expect(resteARegler(unePrestationReply({ dates, acomptes }))).toBe(7_800)
  expect(resteARegler(unePrestationReply({ acomptes: [recu(euros(500))] }))).toBe(0)
})

it('what came above the price of the agreed day is told, be the quote dearer or not', () => {
  const trop = (total: number, montant: number) =>
    recuDeTrop(
      unePrestationReply({
        dates: [uneDateReply({ statut: 'accepte', total: euros(total) })],
        acomptes: [recu(euros(montant))],
      }),
    )
  expect([trop(64, 100), trop(128, 100), trop(64, 64)]).toEqual([3_600, 0, 0])
})
