import { describe, expect, it } from 'vitest'
import { dateCivile, plusJours } from '#domain/calendrier/date-civile'
import { uneFactureDe, uneFactureSuivie } from '#domain/facturation/facture-suivie.fixture'
import { euros } from '#domain/shared/montant'
import { type EtatDuContrat, resteATraiter } from './a-traiter.ts'
import { uneDeclaration } from './declaration.fixture.ts'
import type { IssueDeRetractation } from './verdict.ts'

/** Received on 20 November 2026: the last day is 4 December. */
const lire = (issue: IssueDeRetractation, contrat: Partial<EtatDuContrat> = {}, le = 21, repetee = false) => {
  const reste = resteATraiter(
    {
      ...uneDeclaration(),
      prestationId: null,
      verdict: { issue, raison: null, fin: null, prorata: null, repetee },
    },
    { factures: [], modalite: 'sur_place', ...contrat },
    plusJours(dateCivile(2026, 11, 1), le - 1),
  )
  return reste === null ? null : [reste.acte, reste.aRendre, reste.avant]
}

const emise = (jour: number) => uneFactureDe(euros(64), { date: dateCivile(2026, 11, jour) })

describe('a withdrawal that waits for the owner', () => {
  it('is to be matched, or counted up, until fourteen days after it came', () => {
    expect(lire('inconnue')).toEqual(['rapprocher', null, '2026-12-04'])
    expect(lire('a_regler')).toEqual(['decompter', null, '2026-12-04'])
    const declaration = { ...uneDeclaration(), prestationId: null }
    const verdict = { issue: 'inconnue', raison: null, fin: null, prorata: null, repetee: false } as const
    const rien = { factures: [], modalite: null }
    expect(resteATraiter({ ...declaration, verdict }, rien, dateCivile(2026, 12, 4))).not.toBeNull()
    expect(resteATraiter({ ...declaration, verdict }, rien, dateCivile(2026, 12, 5))).toBeNull()
  })

  it('asks for what is owed back, and leaves once it is paid back', () => {
    const factures = [uneFactureSuivie({ facture: emise(19), credite: euros(64), regle: euros(64) })]
    expect(lire('acceptee', { factures })).toEqual(['rembourser', euros(64), '2026-12-04'])
    expect(lire('acceptee', { factures: [uneFactureSuivie({ facture: emise(19), credite: euros(64) })] })).toBeNull()
  })

  it('leaves nothing that is owed to the client, however late', () => {
    const apres = (suivie: Parameters<typeof uneFactureSuivie>[0]) =>
      lire('acceptee', { factures: [uneFactureSuivie(suivie)] }, 40)
    expect(apres({ facture: emise(19), credite: euros(64), regle: euros(64) })?.[0]).toBe('rembourser')
    expect(apres({ facture: emise(19) })?.[0]).toBe('decompter')
    expect([lire('a_regler', {}, 40), lire('inconnue', {}, 40)]).toEqual([null, null])
  })

  it('asks for a count of what was billed before it, and leaves once it is billed after', () => {
    expect(lire('acceptee', { factures: [uneFactureSuivie({ facture: emise(19) })] })?.[0]).toBe('decompter')
    expect(lire('a_regler', { factures: [uneFactureSuivie({ facture: emise(21) })] })).toBeNull()
  })

  it('asks whether remote work was paid before it', () => {
    expect(lire('acceptee', { modalite: 'a_distance' })?.[0]).toBe('verifier')
    expect(lire('acceptee')).toBeNull()
  })

  it('is none when nothing came of it, or it was told again', () => {
    expect([lire('hors_delai'), lire('exclue'), lire('a_regler', {}, 21, true)]).toEqual([null, null, null])
  })
})
