import { serviceDeLUrl } from './choix-url.ts'
import type { Saisie } from './saisie.ts'

export const ETAPES = ['formulaire', 'estimation', 'commande'] as const

export type Etape = (typeof ETAPES)[number]

/** The one address that search engines keep for the first step. */
export const CHEMIN_CANONIQUE = '/commander'

const SANS_SERVICE: Readonly<Record<Etape, string>> = {
  formulaire: '/commande/informations',
  estimation: '/commande/estimation',
  commande: '/commande/confirmation',
}

const AVEC_SERVICE: Readonly<Record<Etape, string>> = {
  formulaire: 'informations',
  estimation: 'estimation',
  commande: 'validation',
}

/** The step shown at an address of the order screen. */
export const etapeDuChemin = (chemin: string): Etape => {
  if (/\/estimation\/?$/.test(chemin)) return 'estimation'
  return /\/(confirmation|validation)\/?$/.test(chemin) ? 'commande' : 'formulaire'
}

/** Whether an address of the site is the first step of an order. */
export const estLeFormulaire = (chemin: string): boolean =>
  /^\/command(e|er|er-prestation|erPrestation)(\/|$)/.test(chemin) && etapeDuChemin(chemin) === 'formulaire'

/** Address of a step, in the family of the one being read as long as it tells the truth about the service. */
export const cheminDEtape = (
  etape: Etape,
  serviceId: string | undefined,
  { service }: Pick<Saisie, 'service'>,
): string =>
  serviceId !== undefined && serviceDeLUrl(serviceId) === service
    ? `/commanderPrestation/${service}/${AVEC_SERVICE[etape]}`
    : SANS_SERVICE[etape]
