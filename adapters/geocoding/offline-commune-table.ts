import * as O from '#fp/Option'
import { pipe } from '#fp/function'
import type { CommuneTable } from '#application/ports/commune-table'
import type { Lieu } from '#domain/zone/lieu'
import { classerVilles } from '#domain/zone/ville'
import { CENTRES_60KM, type CentreRow } from './centres-60km.ts'
import { readVilles } from './communes-of-france.ts'

const toLieu = ([codePostal, lat, lng, rayonKm]: CentreRow): Lieu => ({
  libelle: `Code postal ${codePostal}`,
  coordonnees: { lat, lng },
  precisionKm: rayonKm,
})

/**
 * Names of towns for the whole of France, read when they are first asked for; centres within 60 km of the base only:
 * farther away there is none, rather than a point that would price an order.
 */
export const makeOfflineCommuneTable = (): CommuneTable => {
  const centres = new Map(CENTRES_60KM.map((row) => [row[0], toLieu(row)]))
  let villes: ReadonlyMap<string, readonly string[]> | null = null
  return {
    villes: (codePostal) => {
      villes ??= readVilles()
      return classerVilles(villes.get(codePostal) ?? [])
    },
    centre: (codePostal) => pipe(centres.get(codePostal), O.fromNullable),
  }
}
