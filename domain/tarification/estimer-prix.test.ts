import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CATALOGUE } from '#domain/catalogue/catalogue'
import { dureesProposees } from '#domain/catalogue/duree'
import { possibleADistance, type PrestationDemandee, serviceIdDeLaDemande } from '#domain/catalogue/prestation-demandee'
import { additionner } from '#domain/shared/montant'
import { verifier } from '#domain/shared/proprietes.fixture'
import { lireMontant, lireNombre, lireTable } from '#domain/shared/table-markdown.fixture'
import { CENTRE_DE_LA_FRANCE } from '#domain/zone/coordonnees.fixture'
import { unLieuA } from '#domain/zone/lieu.fixture'
import * as E from '#fp/Either'
import { Estimation } from './estimation.ts'
import { uneEstimation, unServiceDemande } from './estimation.fixture.ts'
import { type Destination, estimerPrix } from './estimer-prix.ts'

const SUR_MESURE: PrestationDemandee = { _tag: 'SurMesure', nom: 'Diapositives', description: '' }
const A_DISTANCE: Destination = { modalite: 'a_distance' }

const surPlace = (km: number, precisionKm = 0): Destination => ({
  modalite: 'sur_place',
  lieu: unLieuA(km, precisionKm),
})

const exemples = lireTable('prix', 'Exemples complets').map((rangee) => ({
  service: rangee('Service'),
  duree: rangee('Durée'),
  distance: rangee('Distance aller'),
  total: rangee('Total'),
  rangee,
}))

const uneEstimationQuelconque = fc
  .constantFrom<PrestationDemandee>(SUR_MESURE, ...CATALOGUE.map(({ id }) => unServiceDemande(id)))
  .chain((demande) =>
    fc.record({
      demande: fc.constant(demande),
      heures: fc.constantFrom(null, ...dureesProposees(serviceIdDeLaDemande(demande))),
      destination: fc.oneof(
        fc.double({ min: 0, max: 39.9, noNaN: true }).map((km) => surPlace(km)),
        fc.constant(possibleADistance(demande) ? A_DISTANCE : surPlace(12.34)),
      ),
    }),
  )
  .map(({ demande, heures, destination }) => uneEstimation(demande, heures, destination))

describe('the estimate', () => {
  it.each(exemples)('service $service, $duree, $distance: $total', ({ service, duree, distance, rangee }) => {
    const demande = service === 'sur mesure' ? SUR_MESURE : unServiceDemande(Number(service))
    const heures = duree.endsWith(' h') ? lireNombre(duree) : null
    const destination = distance === 'à distance' ? A_DISTANCE : surPlace(lireNombre(distance))
    const frais = rangee('Déplacement')
    expect(uneEstimation(demande, heures, destination)).toMatchObject({
      montantPrestation: lireMontant(rangee('Travail')),
      deplacement: frais === '—' ? null : { montant: lireMontant(frais) },
      totalNet: lireMontant(rangee('Total')),
      tarifWeekend: lireMontant(rangee('Samedi, dimanche ou jour férié')),
    })
  })

  it('derives the price line by line', () => {
    expect(uneEstimation(unServiceDemande(6), 4, surPlace(14.55))).toEqual({
      serviceId: 6,
      service: 'Initiation',
      modalite: 'sur_place',
      typeTarif: 'horaire',
      heures: 4,
      tarifHoraire: 3_250,
      montantPrestation: 13_000,
      deplacement: {
        distanceKm: 14.6,
        allerRetourKm: 29.1,
        kmFactures: 19.1,
        montant: 1_910,
        approximatif: false,
        zoneAVerifier: false,
      },
      lignes: [
        {
          nature: 'prestation',
          designation: 'Initiation',
          quantite: 4,
          unite: 'heure',
          prixUnitaire: 3_250,
          montant: 13_000,
        },
        {
          nature: 'deplacement',
          designation: 'Déplacement',
          quantite: 19.1,
          unite: 'km',
          prixUnitaire: 100,
          montant: 1_910,
        },
      ],
      totalNet: 14_910,
      tarifWeekend: 27_910,
    })
  })

  it('counts a package as one, and has no travel line for remote work', () => {
    const { lignes, deplacement } = uneEstimation(unServiceDemande(6), null, A_DISTANCE)
    expect(lignes).toEqual([
      {
        nature: 'prestation',
        designation: 'Initiation',
        quantite: 1,
        unite: 'forfait',
        prixUnitaire: 6_500,
        montant: 6_500,
      },
    ])
    expect(deplacement).toBeNull()
  })

  it('says when the place is only a town, and when the zone is to be verified', () => {
    const reserves = [surPlace(20, 0), surPlace(20, 5), surPlace(38, 5)].map((destination) => {
      const { deplacement } = uneEstimation(unServiceDemande(), null, destination)
      return [deplacement?.approximatif, deplacement?.zoneAVerifier]
    })
    expect(reserves).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ])
  })
})

describe('an estimate is refused', () => {
  it('beyond 40 km', () => {
    expect(estimerPrix(unServiceDemande(), null, surPlace(40.01))).toMatchObject(
      E.left({ _tag: 'HorsZone', limiteKm: 40, surDemande: true }),
    )
  })

  it('at the centre of France, where a failed search would fall', () => {
    const lieu = { libelle: 'France', coordonnees: CENTRE_DE_LA_FRANCE, precisionKm: 0 }
    expect(estimerPrix(unServiceDemande(), null, { modalite: 'sur_place', lieu })).toMatchObject(
      E.left({ _tag: 'HorsZone', distanceKm: expect.closeTo(277.9, 1), surDemande: false }),
    )
  })

  it('for a duration that is not offered', () => {
    expect(estimerPrix(unServiceDemande(6), 3, A_DISTANCE)).toEqual(
      E.left({ _tag: 'DureeNonProposee', heures: 3, proposees: [2, 4, 6, 8] }),
    )
  })

  it('for work that needs hands, asked for remotely', () => {
    expect([1, 2, 4, 9, 10, 11, 12].map((id) => estimerPrix(unServiceDemande(id), null, A_DISTANCE))).toEqual(
      Array.from({ length: 7 }, () => E.left({ _tag: 'ModaliteNonProposee' })),
    )
  })
})

describe('whatever is asked for', () => {
  it('the total is the sum of the lines, each its quantity times its price', () => {
    verifier(
      fc.property(uneEstimationQuelconque, ({ lignes, totalNet }) => {
        expect(additionner(...lignes.map(({ montant }) => montant))).toBe(totalNet)
        for (const { quantite, prixUnitaire, montant } of lignes) {
          expect(Math.abs(quantite * prixUnitaire - montant)).toBeLessThanOrEqual(0.5)
        }
      }),
    )
  })

  it('the weekend price is the total and the labour once more', () => {
    verifier(
      fc.property(uneEstimationQuelconque, ({ totalNet, montantPrestation, tarifWeekend }) => {
        expect(tarifWeekend).toBe(totalNet + montantPrestation)
      }),
    )
  })

  it('an estimate survives being stored and read back', () => {
    verifier(
      fc.property(uneEstimationQuelconque, (estimation) => {
        expect(Estimation.decode(JSON.parse(JSON.stringify(Estimation.encode(estimation))))).toEqual(
          E.right(estimation),
        )
      }),
    )
  })
})
