import { formaterNombre } from '#domain/shared/nombre'
import { distanceAffichee } from '#domain/zone/rayons'
import type { HorsZone } from '#domain/zone/zone-intervention'

/** The distance and the limit, and what remains possible. */
export const horsZone = ({ distanceKm, auMoins, limiteKm, surDemande }: HorsZone): string => {
  const distance = `${formaterNombre(distanceAffichee(distanceKm))}\u00a0km${auMoins ? ' ou plus' : ''}`
  const constat = `Votre adresse est à ${distance}, au-delà de notre limite de ${limiteKm}\u00a0km.`
  return surDemande
    ? `${constat} Une intervention reste possible sur demande\u00a0: écrivez-nous par le formulaire de contact.`
    : `${constat} Nous ne pouvons pas nous y déplacer\u00a0; le formulaire de contact reste ouvert pour toute question.`
}
