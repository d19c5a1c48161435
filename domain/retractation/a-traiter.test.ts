import * as E from '#fp/Either'
import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { uneFactureDe, uneFactureSuivie, unReglement } from '#domain/facturation/facture-suivie.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { dansHeures } from '#domain/rendez-vous/dossier.fixture'
import { centimes, euros } from '#domain/shared/montant'
import { type EtatDuContrat, resteATraiter, marquerTraitee } from './a-traiter.ts'
import type { DeclarationRecue } from './declaration.ts'
import { uneDeclaration } from './declaration.fixture.ts'
import type { Prorata } from './prorata.ts'
import type { IssueDeRetractation } from './verdict.ts'

/** Of work that was begun; `montant` is nought without an express request to begin early. */
const unProrata = (montant: Prorata['montant']): Prorata => ({
  total: euros(128),
  minutesPrevues: 120,
  minutesFaites: null,
  montant,
})

const NON_DEMANDE = unProrata(euros(0))

/** Received on 20 November 2026: the last day is 4 December. */
const recue = (
  issue: IssueDeRetractation,
  repetee = false,
  traiteeLe: Date | null = null,
  prorata = issue === 'a_regler' ? unProrata(null) : null,
): DeclarationRecue => ({
  ...uneDeclaration(),
  prestationId: null,
  verdict: { issue, raison: null, fin: null, prorata, repetee },
  traiteeLe,
})

const unContrat = (contrat: Partial<EtatDuContrat> = {}): EtatDuContrat => ({
  factures: [],
  acomptes: [],
  modalite: 'sur_place',
  ...contrat,
})

const lire = (issue: IssueDeRetractation, contrat: Partial<EtatDuContrat> = {}, repetee = false) => {
  const reste = resteATraiter(recue(issue, repetee), unContrat(contrat))
  return reste === null ? null : [reste.acte, reste.aRendre, reste.avant]
}

const emise = (jour: number) => uneFactureDe(euros(64), { date: dateCivile(2026, 11, jour) })

const PAYEE = { factures: [uneFactureSuivie({ facture: emise(19), credite: euros(64), regle: euros(64) })] }

describe('a withdrawal that waits for the owner', () => {
  it('is to be matched, or counted up, before fourteen days are over', () => {
    expect(lire('inconnue')).toEqual(['rapprocher', null, '2026-12-04'])
    expect(lire('a_regler')).toEqual(['decompter', null, '2026-12-04'])
    expect(lire('a_verifier')).toEqual(['confirmer', null, '2026-12-04'])
  })

  it('asks for the refund, and ends once it is paid', () => {
    expect(lire('acceptee', PAYEE)).toEqual(['rembourser', euros(64), '2026-12-04'])
    expect(lire('acceptee', { factures: [uneFactureSuivie({ facture: emise(19), credite: euros(64) })] })).toBeNull()
  })

  it('asks for one cent that is owed back', () => {
    const acomptes = [unReglement({ montant: centimes(1) })]
    expect(lire('acceptee', { acomptes })).toEqual(['rembourser', 1, '2026-12-04'])
  })

  it('asks to settle an earlier invoice, and ends once billed again', () => {
    expect(lire('acceptee', { factures: [uneFactureSuivie({ facture: emise(19) })] })?.[0]).toBe('decompter')
    expect(lire('a_regler', { factures: [uneFactureSuivie({ facture: emise(19) })] })?.[0]).toBe('decompter')
    expect(lire('a_regler', { factures: [uneFactureSuivie({ facture: emise(20) })] })).toBeNull()
    expect(lire('a_regler', { factures: [uneFactureSuivie({ facture: emise(21) })] })).toBeNull()
  })

  it('asks whether remote work was paid before it, unless that was written down', () => {
    expect(lire('acceptee', { modalite: 'a_distance' })?.[0]).toBe('verifier')
    expect(lire('acceptee')).toBeNull()
    const recu = unReglement({ montant: euros(64) })
    const rendu = unReglement({ id: 'reglement-2', montant: euros(-64) })
    expect(lire('acceptee', { modalite: 'a_distance', acomptes: [recu] })?.slice(0, 2)).toEqual([
      'rembourser',
      euros(64),
    ])
    expect(lire('acceptee', { modalite: 'a_distance', acomptes: [recu, rendu] })).toBeNull()
  })

  it('counts up the work that was begun before anything received for it goes back', () => {
    expect(lire('a_regler', { acomptes: [unReglement({ montant: euros(64) })] })?.[0]).toBe('decompter')
  })

  it('of work begun unasked gives all of it back, counts up nothing, and leaves once nothing is held', () => {
    const dite = (contrat: Partial<EtatDuContrat>) => {
      const reste = resteATraiter(recue('a_regler', false, null, NON_DEMANDE), unContrat(contrat))
      return reste === null ? null : [reste.acte, reste.aRendre]
    }
    const recu = unReglement({ montant: euros(100.5) })
    const rendu = unReglement({ id: 'reglement-2', montant: euros(-100.5) })
    expect(dite({ acomptes: [recu] })).toEqual(['rembourser', euros(100.5)])
    expect([dite({ acomptes: [recu, rendu] }), dite({})]).toEqual([null, null])
    expect(dite({ factures: [uneFactureSuivie({ facture: emise(20), regle: euros(64) })] })).toEqual([
      'decompter',
      null,
    ])
    expect(dite(PAYEE)).toEqual(['rembourser', euros(64)])
  })

  it('is absent without effect, or when declared again', () => {
    expect([lire('hors_delai'), lire('exclue'), lire('a_regler', {}, true)]).toEqual([null, null, null])
  })
})

describe('a withdrawal that the owner is done with', () => {
  const faite = { traitee: true, malgre: false }
  const plusTard = dansHeures(24)

  it('waits no more, and waits again once it is taken up', () => {
    const traitee = marquerTraitee(recue('inconnue'), unContrat(), faite, plusTard)
    expect(traitee).toEqual(E.right(plusTard))
    const apres = recue('inconnue', false, plusTard)
    expect(resteATraiter(apres, unContrat())).toBeNull()
    expect(marquerTraitee(apres, unContrat(), { ...faite, traitee: false }, UN_INSTANT)).toEqual(E.right(null))
  })

  it('keeps its first day when it is said again', () => {
    expect(marquerTraitee(recue('inconnue', false, plusTard), unContrat(), faite, dansHeures(48))).toEqual(
      E.right(plusTard),
    )
  })

  it('asks nothing when nothing is known to be owed', () => {
    for (const issue of ['acceptee', 'hors_delai', 'exclue'] as const) {
      expect(E.isRight(marquerTraitee(recue(issue), unContrat(), faite, plusTard))).toBe(true)
    }
    expect(E.isRight(marquerTraitee(recue('acceptee'), unContrat({ modalite: 'a_distance' }), faite, plusTard))).toBe(
      true,
    )
  })

  it('shows the sum still owed, and is still closed if the owner saw it', () => {
    const marquer = (malgre: boolean) =>
      marquerTraitee(recue('acceptee'), unContrat(PAYEE), { traitee: true, malgre }, plusTard)
    expect(marquer(false)).toEqual(
      E.left({
        _tag: 'RetractationASolder',
        acte: 'rembourser',
        avant: '2026-12-04',
        aRendre: euros(64),
        tenu: euros(64),
      }),
    )
    expect(marquer(true)).toEqual(E.right(plusTard))
    expect(E.isLeft(marquerTraitee(recue('a_regler'), unContrat(), faite, plusTard))).toBe(true)
  })

  it('names the money that is held beside a count that was not made', () => {
    const contrat = unContrat({ acomptes: [unReglement({ montant: euros(44) })] })
    expect(marquerTraitee(recue('a_regler'), contrat, faite, plusTard)).toMatchObject(
      E.left({ acte: 'decompter', aRendre: null, tenu: euros(44) }),
    )
  })
})
