import type { DureeNonProposee } from '#domain/catalogue/duree'
import type { ModaliteNonProposee } from '#domain/catalogue/modalite'
import type { ServiceInconnu } from '#domain/catalogue/prestation-demandee'
import { formaterNombre } from '#domain/shared/nombre'
import type { AdresseIntrouvable } from '#domain/zone/lieu'
import type { VilleDUnAutreCodePostal } from '#domain/zone/commune'
import { distanceAffichee } from '#domain/zone/rayons'
import type { HorsZone } from '#domain/zone/zone-intervention'
import type { RefusalTable } from '../refusal.ts'

export type RefusDeLieu = HorsZone | AdresseIntrouvable | VilleDUnAutreCodePostal

export type RefusTarification = RefusDeLieu | DureeNonProposee | ModaliteNonProposee | ServiceInconnu

/** The distance and the limit, and what remains possible. */
export const horsZone = ({ distanceKm, auMoins, limiteKm, surDemande }: HorsZone): string => {
  const distance = `${formaterNombre(distanceAffichee(distanceKm))}\u00a0km${auMoins ? ' ou plus' : ''}`
  const constat = `Votre adresse est à ${distance}, au-delà de notre limite de ${limiteKm}\u00a0km.`
  return surDemande
    ? `${constat} Une intervention reste possible sur demande\u00a0: écrivez-nous par le formulaire de contact.`
    : `${constat} Nous ne pouvons pas nous y déplacer\u00a0; le formulaire de contact reste ouvert pour toute question.`
}

/** What can go wrong while a place is looked for. */
export const REFUS_DE_LIEU: RefusalTable<RefusDeLieu> = {
  HorsZone: {
    status: 422,
    code: 'HORS_ZONE',
    message: horsZone,
    data: ({ distanceKm, limiteKm, surDemande }) => ({
      distanceKm: distanceAffichee(distanceKm),
      limiteKm,
      surDemande,
    }),
  },
  AdresseIntrouvable: {
    status: 422,
    code: 'ADRESSE_INTROUVABLE',
    message: () =>
      'Impossible de vérifier la zone d’intervention. Vérifiez l’adresse, réessayez, ou écrivez-nous par le formulaire de contact.',
  },
  VilleDUnAutreCodePostal: {
    status: 400,
    code: 'CHAMPS_INVALIDES',
    champ: 'ville',
    message: ({ codePostal }) => `Cette ville n’a pas le code postal ${codePostal}. Vérifiez l’un et l’autre.`,
  },
}

/** What can go wrong while pricing a request. */
export const REFUS_TARIFICATION: RefusalTable<RefusTarification> = {
  ...REFUS_DE_LIEU,
  DureeNonProposee: {
    status: 422,
    code: 'DUREE_NON_PROPOSEE',
    message: ({ heures, proposees }) =>
      `La durée de ${heures}\u00a0h n’est pas proposée pour ce service. Durées possibles\u00a0: ${proposees.join(', ')}\u00a0h.`,
    data: ({ proposees }) => ({ proposees }),
  },
  ModaliteNonProposee: {
    status: 422,
    code: 'MODALITE_NON_PROPOSEE',
    message: () => 'Ce service ne peut pas être réalisé à distance.',
  },
  ServiceInconnu: {
    status: 404,
    code: 'SERVICE_INCONNU',
    message: () => 'Ce service n’existe pas ou n’est plus proposé.',
  },
}
