import { expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { euros } from '#domain/shared/montant'
import { avecPrestation } from './chiffres.ts'
import { unePrestationReply } from './suivi.fixture.ts'

const PAGE = {
  data: [unePrestationReply()],
  curseurSuivant: null,
  total: 1,
  chiffres: { en_attente: 1, en_cours: 0, terminé: 3, annulé: 0 },
  moyensDePaiement: { iban: null, paypal: null },
}

it('a prestation that changes its statut changes the figures', () => {
  const annulee = unePrestationReply({ statut: 'annulé' })
  expect(avecPrestation(PAGE, annulee)).toMatchObject({
    data: [annulee],
    chiffres: { en_attente: 0, en_cours: 0, terminé: 3, annulé: 1 },
  })
})

it('a prestation that keeps it leaves them alone', () => {
  expect(avecPrestation(PAGE, unePrestationReply({ version: 9 })).chiffres).toEqual(PAGE.chiffres)
})

it('a prestation that changes keeps what was received for it', () => {
  const acomptes = [
    { le: dateCivile(2026, 11, 20), mode: 'virement', montant: euros(64), piece: null, sur: null, laisse: false },
  ] as const
  const { acomptes: _, aRendre: __, ...changee } = unePrestationReply({ version: 9 })
  const page = avecPrestation({ ...PAGE, data: [unePrestationReply({ acomptes })] }, changee)
  expect(page.data).toMatchObject([{ version: 9, acomptes }])
})

it('a prestation that is cancelled holds what was received for it', () => {
  const acomptes = [
    { le: dateCivile(2026, 11, 20), mode: 'virement', montant: euros(64), piece: null, sur: null, laisse: false },
  ] as const
  const page = avecPrestation(
    { ...PAGE, data: [unePrestationReply({ acomptes })] },
    unePrestationReply({ statut: 'annulé' }),
  )
  expect(page.data[0]?.aRendre).toBe(euros(64))
})
