import { describe, expect, it } from 'vitest'
import { fraisDeplacement } from '#domain/tarification/frais-deplacement'
import { uneSaisie } from './commande.fixture.ts'
import { recuDuFormulaire } from './recu.ts'
import { SAISIE_VIDE } from './saisie.ts'

const deplacement = { ...fraisDeplacement(22.4), approximatif: false, zoneAVerifier: false }

const enClair = (texte: string): string => texte.replace(/[\u00a0\u202f]/g, ' ')

describe('recuDuFormulaire', () => {
  it('is empty before a service is chosen', () => {
    expect(recuDuFormulaire(SAISIE_VIDE, null)).toMatchObject({ lignes: [], total: { amount: '—' } })
  })

  it('prices the work at once and says that travel is still missing', () => {
    const { lignes, total } = recuDuFormulaire(uneSaisie({ heuresPersonnalisees: '2' }), null)
    expect(lignes.map(({ amount }) => enClair(amount))).toEqual(['128,00 €', '—'])
    expect(total.label).toBe('Total hors déplacement')
    expect(enClair(total.amount)).toBe('128,00 €')
  })

  it('adds travel as soon as it is known', () => {
    const { lignes, total } = recuDuFormulaire(uneSaisie(), deplacement)
    expect(lignes.map(({ amount }) => enClair(amount))).toEqual(['64,00 €', '34,80 €'])
    expect(enClair(total.amount)).toBe('98,80 €')
  })

  it('has no travel line for a remote session', () => {
    const { lignes, total } = recuDuFormulaire(uneSaisie({ modalite: 'a_distance' }), deplacement)
    expect(lignes).toHaveLength(1)
    expect(total.label).toBe('Total net')
  })
})
