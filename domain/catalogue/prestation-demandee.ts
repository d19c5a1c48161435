import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { pipe } from '#fp/function'
import { type Service, CATALOGUE } from './catalogue.ts'

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
      () => E.left({ _tag: 'ServiceInconnu' }),
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

/** `dep-1…5`, `form-1…3`, `inst-1…5` stand for 1…5, 6…8, 9…13. */
const PREFIXES = [
  { prefixe: 'dep', decalage: 0, nombre: 5 },
  { prefixe: 'form', decalage: 5, nombre: 3 },
  { prefixe: 'inst', decalage: 8, nombre: 5 },
] as const

const numeroDe = (texte: string): number => {
  const [, prefixe, chiffres] = /^(?:(dep|form|inst)-)?(\d{1,2})$/.exec(texte) ?? []
  const rang = PREFIXES.find((p) => p.prefixe === prefixe)
  if (rang === undefined) return Number(chiffres)
  return Number(chiffres) <= rang.nombre ? Number(chiffres) + rang.decalage : 0
}

export const trouverService = (id: string | number): O.Option<Service> => {
  const numero = numeroDe(String(id).trim())
  return O.fromNullable(CATALOGUE.find((service) => service.id === numero))
}
