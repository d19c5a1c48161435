import { expect, it } from 'vitest'
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
