import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { Entreprise } from '#domain/entreprise/entreprise'
import { moyensDePaiement } from '#domain/entreprise/moyens-de-paiement'
import type { Prestation } from '#domain/prestation/prestation'
import { composerDevis, type Devis } from './devis.ts'
import type { VersionDeDevis } from './version-de-devis.ts'

/** The quote of an order, dated of its day. */
export const devisDePrestation = (prestation: Prestation, entreprise: Entreprise): Devis =>
  composerDevis({
    numero: prestation.numeroDevis,
    ...(prestation.versionDevis === 1 ? {} : { version: prestation.versionDevis }),
    reference: prestation.reference,
    emisLe: dateParis(prestation.creeLe),
    entreprise,
    client: prestation.contact,
    acheteur: prestation.engagement.acheteur,
    adresse: prestation.adresse,
    creneau: prestation.creneau,
    description: prestation.description,
    estimation: prestation.estimation,
    ...(prestation.estimation.modalite === 'a_distance' ? { moyens: moyensDePaiement(entreprise) } : {}),
  })

/** One version of the quote of an order, dated of the day it was offered: it keeps its number and says which one it is. */
export const devisDeVersion = (
  prestation: Prestation,
  { version, estimation, emiseLe }: Pick<VersionDeDevis, 'version' | 'estimation' | 'emiseLe'>,
  entreprise: Entreprise,
): Devis => devisDePrestation({ ...prestation, estimation, versionDevis: version, creeLe: emiseLe }, entreprise)
