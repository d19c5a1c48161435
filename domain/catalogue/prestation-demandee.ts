import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { pipe } from '#fp/function'
import type { Service } from './catalogue.ts'
import { trouverService } from './service-id.ts'

export type PrestationDemandee =
  | { readonly _tag: 'Catalogue'; readonly service: Service }
  | { readonly _tag: 'SurMesure'; readonly nom: string; readonly description: string }

export type ServiceInconnu = { readonly _tag: 'ServiceInconnu' }

export type ChoixDeService = {
  readonly serviceId: string | null
  readonly serviceName: string
  readonly serviceDescription: string
}

export const designerPrestation = (choix: ChoixDeService): E.Either<ServiceInconnu, PrestationDemandee> => {
  const { serviceId, serviceName, serviceDescription } = choix
  if (serviceId === null) {
    return serviceName === ''
      ? E.left({ _tag: 'ServiceInconnu' })
      : E.right({ _tag: 'SurMesure', nom: serviceName, description: serviceDescription })
  }
  return pipe(
    trouverService(serviceId),
    O.match(
      (): E.Either<ServiceInconnu, PrestationDemandee> => E.left({ _tag: 'ServiceInconnu' }),
      (service) => E.right({ _tag: 'Catalogue', service }),
    ),
  )
}

export const nomDeLaDemande = (demande: PrestationDemandee): string =>
  demande._tag === 'Catalogue' ? demande.service.nom : demande.nom

export const serviceIdDeLaDemande = (demande: PrestationDemandee): number | null =>
  demande._tag === 'Catalogue' ? demande.service.id : null

export const possibleADistance = (demande: PrestationDemandee): boolean =>
  demande._tag === 'SurMesure' || demande.service.aDistance
