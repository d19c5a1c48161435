import type { ServiceTrouve } from '#domain/recherche/rechercher'

/** The anchor of a service, or of a line of its description after the first. */
export const ancreDeLigne = (serviceId: number, ligne: number): string =>
  `service-${serviceId}${ligne === 0 ? '' : `-p${ligne}`}`

/** Where a service result leads; the page highlights the term there. */
export const lienDuService = ({ service, ligne }: ServiceTrouve, terme: string): string =>
  `/services?q=${encodeURIComponent(terme)}#${ancreDeLigne(service.id, ligne)}`
