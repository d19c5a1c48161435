import { expect, it } from 'vitest'
import { nouvelleDe } from './nouvelle.ts'
import { uneDateReply, unePrestationReply } from './suivi.fixture.ts'

it('an accepted date is confirmed with its day', () => {
  const prestation = unePrestationReply({ dates: [uneDateReply({ statut: 'accepte' })] })
  expect(nouvelleDe('accepter', prestation)).toEqual({
    prestationId: prestation.id,
    titre: 'Rendez-vous confirmé !',
    texte: 'C’est noté pour le mardi 24 novembre 2026 à 10\u00a0h. Un courriel vous le confirme.',
  })
})

it('any other answer says what comes next', () => {
  expect(nouvelleDe('deplacer', unePrestationReply())).toMatchObject({
    titre: 'Date rendue',
    texte: 'Nous vous en proposons une autre, par courriel et ici.',
  })
})
