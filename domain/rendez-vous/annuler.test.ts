import { validationDateDe } from './dossier.ts'
import { describe, expect, it } from 'vitest'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { euros } from '#domain/shared/montant'
import * as E from '#fp/Either'
import { annulerPrestation } from './annuler.ts'
import { dansHeures, decide, unDossier, unDossierPropose, uneDate } from './dossier.fixture.ts'
import { changerStatut } from './changer-statut.ts'
import { accepterDate } from './repondre.ts'

const CONVENUE = decide(accepterDate(unDossierPropose([100, 150]), 'a', UN_INSTANT)).dossier

const frais = (heures: number, dossier = CONVENUE, auteur: 'client' | 'entreprise' = 'client') => {
  const { evenement, courriers } = decide(annulerPrestation(dossier, 'Plus besoin', dansHeures(heures), auteur))
  return [
    evenement.fait.genre === 'annulation' && evenement.fait.frais,
    ...courriers.map(({ annonce }) => annonce.frais),
  ]
}

describe('a cancellation', () => {
  it('frees the time, and is told to both sides with what calendars must drop', () => {
    const { dossier, evenement, courriers } = decide(
      annulerPrestation(CONVENUE, 'Plus besoin', dansHeures(2), 'client'),
    )
    expect(dossier.dates.map(({ statut }) => statut)).toEqual(['annule', 'annule'])
    expect(dossier).toMatchObject({ sequence: 3, prestation: { statut: 'annulé', version: 4 } })
    expect(validationDateDe(dossier.dates)).toBeNull()
    expect(evenement).toEqual({
      le: dansHeures(2),
      auteur: 'client',
      fait: { genre: 'annulation', motif: 'Plus besoin', frais: null },
    })
    expect(courriers.map(({ genre }) => genre)).toEqual(['annulation_client', 'annulation_entreprise'])
    expect(courriers[0]?.annonce).toMatchObject({ reponse: 'annulee', sequence: 3, dates: [], motif: 'Plus besoin' })
    expect(courriers[0]?.annonce.retirees.map(({ id }) => id)).toEqual(['a'])
  })

  it('leaves dates that were replaced or ran out as they are', () => {
    const dates = (['remplace', 'expire', 'refuse', 'propose'] as const).map((statut) =>
      uneDate({ id: statut, statut }),
    )
    const { dossier } = decide(annulerPrestation(unDossier({ dates }), '', dansHeures(2), 'client'))
    expect(dossier.dates.map(({ statut }) => statut)).toEqual(['remplace', 'expire', 'annule', 'annule'])
  })

  it('by the client notes what late notice may cost: 60 € at most, never more than the visit', () => {
    expect(frais(76 - 1 / 60)).toEqual([null, null, null])
    expect(frais(76)).toEqual([euros(60), euros(60), euros(60)])
    const petite = unDossier({ dates: [uneDate({ debut: dansHeures(100), statut: 'accepte', total: euros(40) })] })
    expect(frais(90, petite)).toEqual([euros(40), euros(40), euros(40)])
  })

  it('by the business, or before any date is agreed, costs nothing', () => {
    expect(frais(90, CONVENUE, 'entreprise')).toEqual([null, null, null])
    expect(frais(99, unDossierPropose([100]))).toEqual([null, null, null])
  })

  it('by the client comes too late once the visit has begun', () => {
    expect(annulerPrestation(CONVENUE, '', dansHeures(100), 'client')).toEqual(
      E.left({ _tag: 'InterventionCommencee' }),
    )
    expect(frais(100, CONVENUE, 'entreprise')).toEqual([null, null, null])
  })

  it('by the client comes too late once the work has begun, agreed date or not', () => {
    const commencee = { ...CONVENUE, prestation: { ...CONVENUE.prestation, statut: 'en_cours' as const } }
    for (const dossier of [commencee, unDossier({}, { statut: 'en_cours' })]) {
      expect(annulerPrestation(dossier, '', dansHeures(1), 'client')).toEqual(E.left({ _tag: 'InterventionCommencee' }))
      expect(E.isRight(annulerPrestation(dossier, '', dansHeures(1), 'entreprise'))).toBe(true)
    }
  })

  it('is not undone by another statut: the dates stay cancelled', () => {
    const { dossier } = decide(annulerPrestation(CONVENUE, '', UN_INSTANT, 'client'))
    const reprise = decide(changerStatut(dossier, { statut: 'en_attente', motif: 'Elle rappelle' }, UN_INSTANT)).dossier
    expect(reprise.dates.map(({ statut }) => statut)).toEqual(['annule', 'annule'])
    expect(reprise.prestation.statut).toBe('en_attente')
    expect(validationDateDe(reprise.dates)).toBeNull()
    expect(accepterDate(reprise, 'a', UN_INSTANT)).toEqual(E.left({ _tag: 'LienExpire', raison: 'annule' }))
  })
})
