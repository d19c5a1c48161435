import { describe, expect, it } from 'vitest'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import { SANS_ENGAGEMENT } from '#domain/prestation/engagement'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { dansHeures, unDossier, unDossierPropose, uneDate, decide } from '#domain/rendez-vous/dossier.fixture'
import { accepterDate } from '#domain/rendez-vous/repondre'
import { euros } from '#domain/shared/montant'
import { retracter } from './retracter.ts'

const CONVENUE = decide(accepterDate(unDossierPropose([100, 150]), 'a', UN_INSTANT)).dossier

const demande = { engagement: { ...SANS_ENGAGEMENT, debutAnticipeLe: UN_INSTANT.toISOString() } }

describe('a withdrawal in time', () => {
  it('ends the order at once, frees its dates and tells its history, in the words of the client', () => {
    const { changement, annonce } = retracter(CONVENUE, 'J’ai réparé moi-même', dansHeures(2))
    expect(changement?.dossier.dates.map(({ statut }) => statut)).toEqual(['annule', 'annule'])
    expect(changement?.dossier).toMatchObject({
      sequence: 3,
      prestation: { statut: 'annulé', version: 4, validationDate: null },
    })
    expect(changement?.evenement).toEqual({
      le: dansHeures(2),
      auteur: 'client',
      fait: { genre: 'retractation', motif: 'J’ai réparé moi-même' },
    })
    expect(changement?.courriers).toEqual([])
    expect(annonce?.retirees.map(({ id }) => id)).toEqual(['a'])
  })

  it('costs nothing, even an hour before the visit', () => {
    const { verdict, annonce } = retracter(CONVENUE, '', dansHeures(99))
    expect(verdict).toEqual({ issue: 'acceptee', raison: null, fin: '2026-12-04', prorata: null, repetee: false })
    expect(annonce?.frais).toBeNull()
  })

  it('is noted of an order that was cancelled already, whose appointment stays as it is', () => {
    const { verdict, changement, annonce } = retracter(unDossier({}, { statut: 'annulé' }), '', UN_INSTANT)
    expect(verdict.issue).toBe('acceptee')
    expect(changement?.dossier).toMatchObject({ sequence: 0, prestation: { statut: 'annulé', version: 2 } })
    expect(annonce).toBeNull()
  })

  it('owes the share of the visit that has begun, at the price of its day', () => {
    const date = uneDate({ debut: dansHeures(20), statut: 'accepte', total: euros(120) })
    const dossier = unDossier({ dates: [date] }, demande)
    const prorata = (heures: number) => retracter(dossier, '', dansHeures(heures)).verdict.prorata
    const minutesPrevues = dossier.prestation.estimation.heures * 60
    expect(prorata(20.25)).toMatchObject({ total: euros(120), minutesPrevues, minutesFaites: 15 })
    expect(prorata(20.25)?.montant).toBe(euros((120 * 15) / minutesPrevues))
    expect(prorata(200)).toMatchObject({ minutesFaites: minutesPrevues, montant: euros(120) })
  })

  it('leaves the share to the owner when nobody knows when the work began', () => {
    const { verdict } = retracter(unDossier({}, { statut: 'en_cours', ...demande }), '', dansHeures(1))
    expect(verdict.prorata).toMatchObject({ minutesFaites: null, montant: null })
  })
})

describe('a withdrawal from work that is invoiced already', () => {
  const facturee = unDossier({ factureEnCours: 'FAC-2026-0001' as NumeroPiece }, { statut: 'terminé' })

  it('is recorded, and leaves the order as it is until the credit note', () => {
    const { verdict, changement, annonce } = retracter(facturee, '', dansHeures(1))
    expect([verdict.issue, verdict.prorata?.montant, annonce]).toEqual(['a_regler', 0, null])
    expect(changement?.dossier.prestation).toMatchObject({ statut: 'terminé', version: 2 })
    expect(changement?.evenement.fait.genre).toBe('retractation')
  })

  it('is said again to no further effect', () => {
    const { verdict } = retracter(facturee, '', dansHeures(1))
    expect(retracter(facturee, '', dansHeures(2), verdict)).toEqual({
      verdict: { ...verdict, repetee: true },
      changement: null,
      annonce: null,
    })
  })
})

describe('a withdrawal that comes to nothing', () => {
  it('changes nothing and says when the delay ended', () => {
    const { verdict, ...reste } = retracter(CONVENUE, '', dansHeures(24 * 15))
    expect(verdict).toMatchObject({ issue: 'hors_delai', fin: '2026-12-04' })
    expect(reste).toEqual({ changement: null, annonce: null })
  })
})
