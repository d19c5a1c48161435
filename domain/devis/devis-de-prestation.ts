import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { Entreprise } from '#domain/entreprise/entreprise'
import { moyensDePaiement } from '#domain/entreprise/moyens-de-paiement'
import type { Prestation } from '#domain/prestation/prestation'
import { composerDevis, type Devis } from './devis.ts'
import { type VersionDeDevis, versionsRemplacees } from './version-de-devis.ts'

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

/** Dated on the day it was offered. It keeps the number of the quote. */
export const devisDeVersion = (
  prestation: Prestation,
  une: VersionDeDevis,
  versions: readonly VersionDeDevis[],
  entreprise: Entreprise,
): Devis => {
  const { version, estimation, emiseLe, motif } = une
  const devis = devisDePrestation({ ...prestation, estimation, versionDevis: version, creeLe: emiseLe }, entreprise)
  const remplacees = versionsRemplacees(versions, une).map((autre) => ({
    version: autre.version,
    emisLe: dateParis(autre.emiseLe),
  }))
  return remplacees.length === 0 ? devis : { ...devis, remplace: { versions: remplacees, motif } }
}
