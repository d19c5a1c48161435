import * as E from '#fp/Either'
import * as O from '#fp/Option'
import type { Lieu } from '#domain/zone/zone-intervention'
import { trouverService, type PrestationDemandee } from '../catalogue/prestation-demandee.ts'
import type { Estimation } from './estimation.ts'
import { type Destination, estimerPrix } from './estimer-prix.ts'

/** Lons-le-Saunier, 2 km from the base. */
export const unLieu = (overrides: Partial<Lieu> = {}): Lieu => ({
  libelle: '1 place de la Liberté 39000 Lons-le-Saunier',
  coordonnees: { lat: 46.674, lng: 5.555 },
  precisionKm: 0,
  ...overrides,
})

export const unServiceDemande = (id = 5): PrestationDemandee => {
  const service = trouverService(id)
  if (O.isNone(service)) throw new Error(`no service ${id}`)
  return { _tag: 'Catalogue', service: service.value }
}

export const uneEstimation = (
  demande: PrestationDemandee = unServiceDemande(),
  heures: number | null = null,
  destination: Destination = { modalite: 'sur_place', lieu: unLieu() },
): Estimation => {
  const estimation = estimerPrix(demande, heures, destination)
  if (E.isLeft(estimation)) throw new Error(`refused: ${estimation.left._tag}`)
  return estimation.right
}
