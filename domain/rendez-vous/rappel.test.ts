import { describe, expect, it } from 'vitest'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { accepterDate } from './repondre.ts'
import { dansHeures, decide, uneDate, unDossierPropose } from './dossier.fixture.ts'
import { rappelDe, vautEncoreRappel } from './rappel.ts'

describe('the hour of a reminder', () => {
  it('is two days before the visit', () => {
    expect(rappelDe(uneDate({ debut: dansHeures(240) }), UN_INSTANT)).toEqual(dansHeures(192))
  })

  it('is none when the visit was agreed on within two days of it', () => {
    expect(rappelDe(uneDate({ debut: dansHeures(48) }), UN_INSTANT)).toBeNull()
  })
})

describe('a reminder', () => {
  const { dossier, courriers } = decide(accepterDate(unDossierPropose([240, 264]), 'a', UN_INSTANT))
  const annonce = courriers.find(({ genre }) => genre === 'rappel_client')?.annonce
  if (annonce === undefined) throw new Error('no reminder was written')

  it('is worth sending until the visit begins', () => {
    expect(vautEncoreRappel(dossier, annonce, dansHeures(239))).toBe(true)
    expect(vautEncoreRappel(dossier, annonce, dansHeures(240))).toBe(false)
  })

  it.each(['terminé', 'annulé'] as const)('is worth nothing once the work is %s', (statut) => {
    const close = { ...dossier, prestation: { ...dossier.prestation, statut } }
    expect(vautEncoreRappel(close, annonce, UN_INSTANT)).toBe(false)
  })

  it('is worth nothing when it names no date', () => {
    expect(vautEncoreRappel(dossier, { ...annonce, dates: [] }, UN_INSTANT)).toBe(false)
  })

  it('is worth nothing once another date is agreed, or none', () => {
    const autre = decide(accepterDate(dossier, 'b', UN_INSTANT)).dossier
    expect(vautEncoreRappel(autre, annonce, UN_INSTANT)).toBe(false)
    expect(vautEncoreRappel(unDossierPropose([240]), annonce, UN_INSTANT)).toBe(false)
  })
})
