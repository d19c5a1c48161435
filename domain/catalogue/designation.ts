import { type Categorie, categorieDe } from './categorie.ts'

const METIERS: Readonly<Record<Categorie, string>> = {
  depannage: 'Dépannage',
  formation: 'Formation',
  installation: 'Installation',
}

/**
 * A service as documents name it, with its trade: `Installation – PC`. The short names of the catalogue are for a page that
 * shows them under their trade; a quote and an invoice want the exact nature (Code de commerce, L. 441-9). A custom request
 * keeps the words of the client.
 */
export const designationDuService = (serviceId: number | null, nom: string): string =>
  serviceId === null ? nom : `${METIERS[categorieDe(serviceId)]} – ${nom}`
