import { CATALOGUE } from '#domain/catalogue/catalogue'
import type { Estimation } from '#domain/tarification/estimation'
import { estimerPrix } from '#domain/tarification/estimer-prix'
import * as E from '#fp/Either'
import { VILLES } from './gens.ts'

/** Every package of the catalogue, priced in every town. */
export const ESTIMATIONS: ReadonlyMap<string, readonly Estimation[]> = new Map(
  VILLES.map(({ nom, codePostal, lat, lng }) => [
    nom,
    CATALOGUE.flatMap((service) => {
      const lieu = { libelle: `${codePostal} ${nom}`, coordonnees: { lat, lng }, precisionKm: 0 }
      const estimation = estimerPrix({ _tag: 'Catalogue', service }, null, { modalite: 'sur_place', lieu })
      return E.isRight(estimation) ? [estimation.right] : []
    }),
  ]),
)
