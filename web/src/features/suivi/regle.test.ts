import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { euros } from '#domain/shared/montant'
import { argentRendu, regleDAcceptation, regleDe } from './regle.ts'
import { uneDateReply, unePrestationReply } from './suivi.fixture.ts'

const apres = (heures: number): Date => new Date(UN_INSTANT.getTime() + heures * 3_600_000)

const recente = unePrestationReply({ dates: [uneDateReply({ statut: 'accepte', fraisTardifs: euros(44) })] })

/** Its delay of withdrawal is over. */
const convenue = { ...recente, createdAt: apres(-30 * 24).toISOString() }

describe('regleDe', () => {
  it('says until when it is free', () => {
    expect(regleDe('deplacer', convenue, apres(1))).toMatchObject({
      texte: expect.stringContaining('pour le vôtre, jusqu’au lundi 23 novembre 2026 à 10\u00a0h.'),
      tardive: false,
    })
  })

  it('says what late notice may cost, capped at the price, and that it is not automatic', () => {
    const regle = regleDe('annuler', convenue, apres(80))
    expect(regle?.tardive).toBe(true)
    expect(regle?.texte).toMatch(/44,00\s€ peuvent alors être demandés/)
    expect(regle?.texte).toContain('Ce n’est pas automatique')
  })

  it('says that late notice costs nothing within the delay of a withdrawal', () => {
    const regle = regleDe('annuler', recente, apres(80))
    expect(regle?.tardive).toBe(false)
    expect(regle?.texte).toMatch(
      /moins de 24\s?h.+votre délai de rétractation court encore\s: l’annulation est sans frais/,
    )
  })

  it('says that nothing is asked while no visit is agreed, and nothing about a refusal', () => {
    expect(regleDe('annuler', unePrestationReply(), apres(1))?.texte).toMatch(/sans frais/)
    expect(regleDe('refuser', unePrestationReply(), apres(1))).toBeNull()
  })
})

describe('argentRendu', () => {
  const dire = (prestation: typeof convenue, heures: number) =>
    argentRendu(prestation, apres(heures))?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? null
  const payee = {
    ...convenue,
    acomptes: [
      { le: dateCivile(2026, 11, 21), mode: 'virement', montant: euros(64), piece: null, sur: null, laisse: false },
    ],
  } as const

  it('says before a cancellation that money paid already goes back, less what late notice may cost', () => {
    expect(dire(payee, 1)).toBe('Vous avez déjà versé 64,00 € : nous vous les rendons.')
    expect(dire(payee, 80)).toContain('nous vous les rendons, moins ces frais s’ils vous sont demandés.')
    expect(dire({ ...payee, createdAt: recente.createdAt }, 80)).toBe(
      'Vous avez déjà versé 64,00 € : nous vous les rendons.',
    )
    expect(dire(convenue, 1)).toBeNull()
  })
})

describe('regleDAcceptation', () => {
  const date = uneDateReply({ fraisTardifs: euros(44) })

  it('says that a near date is final, and what it may cost', () => {
    expect(regleDAcceptation(date, apres(80))).toMatch(
      /moins de 24\s?h.*ne se change plus en ligne.*44,00\s€ peuvent être demandés.*pas automatique/,
    )
  })

  it('has nothing to say while the answer can be changed', () => {
    expect(regleDAcceptation(date, apres(71))).toBeNull()
  })
})
