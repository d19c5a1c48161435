import * as E from '#fp/Either'
import { describe, expect, it } from 'vitest'
import { lireNombre, lireTable } from '#domain/shared/table-markdown.fixture'
import { CENTRE_DE_LA_FRANCE } from './coordonnees.fixture.ts'
import { distanceDeLaBase, estApproximatif, type Verdict, verdictDeZone, verifierZone } from './zone-intervention.ts'
import { unLieuA } from './lieu.fixture.ts'
import { distanceAffichee } from './rayons.ts'

const REPONSES: Readonly<Record<Verdict, string>> = {
  dans_la_zone: 'dans la zone',
  sur_demande: 'sur demande',
  trop_loin: 'trop loin',
  a_verifier: 'à vérifier',
}

const regles = lireTable('zone', 'Réponse selon la distance').map((rangee) => ({
  distance: rangee('Distance aller'),
  incertitude: rangee('Incertitude'),
  reponse: rangee('Réponse'),
}))

/** Points whose computed distance is exactly the round number. */
const A_40_KM = { lat: 46.88, lng: 5.957619940503812 }
const A_50_KM = { lat: 46.886, lng: 6.106073695851096 }

describe('the intervention zone', () => {
  it.each(regles)('$distance, to within $incertitude: $reponse', ({ distance, incertitude, reponse }) => {
    expect(REPONSES[verdictDeZone(unLieuA(lireNombre(distance), lireNombre(incertitude)))]).toBe(reponse)
  })

  it('includes both circles, on the unrounded distance', () => {
    const [bord, second] = [A_40_KM, A_50_KM].map((coordonnees) => ({ ...unLieuA(0), coordonnees }))
    expect([bord, second].map((lieu) => lieu && distanceDeLaBase(lieu))).toEqual([40, 50])
    expect([bord, second].map((lieu) => lieu && verdictDeZone(lieu))).toEqual(['dans_la_zone', 'sur_demande'])
    expect(verdictDeZone({ ...unLieuA(0), coordonnees: A_50_KM, precisionKm: 10 })).toBe('a_verifier')
    expect(verifierZone({ ...unLieuA(0), coordonnees: A_50_KM })).toMatchObject({ left: { surDemande: true } })
    expect(verdictDeZone(unLieuA(40.0001))).toBe('sur_demande')
    expect(verdictDeZone(unLieuA(50.0001))).toBe('trop_loin')
  })

  it('accepts a place in the zone without a reserve', () => {
    expect(verifierZone(unLieuA(12))).toEqual(E.right({ zoneAVerifier: false }))
  })

  it('accepts a town near the edge, to be verified', () => {
    const commune = unLieuA(38, 4)
    expect(estApproximatif(commune)).toBe(true)
    expect(verifierZone(commune)).toEqual(E.right({ zoneAVerifier: true }))
  })

  it('refuses with the distance, the limit, and whether the contact form can help', () => {
    const refus = [45, 57].map((km) => E.swap(verifierZone(unLieuA(km))))
    expect(refus).toEqual([
      E.right({ _tag: 'HorsZone', distanceKm: expect.closeTo(45, 6), auMoins: false, limiteKm: 40, surDemande: true }),
      E.right({ _tag: 'HorsZone', distanceKm: expect.closeTo(57, 6), auMoins: false, limiteKm: 40, surDemande: false }),
    ])
  })

  it('shows a distance beyond the limit rounded up, so that it never reads as the limit', () => {
    expect([5.94, 39.96, 40, 40.01, 44.51].map(distanceAffichee)).toEqual([5.9, 40, 40, 40.1, 44.6])
  })

  it('holds the centre of France too far, so that it can never price an order', () => {
    const centre = { libelle: 'France', coordonnees: CENTRE_DE_LA_FRANCE, precisionKm: 0 }
    expect(verdictDeZone(centre)).toBe('trop_loin')
  })
})
