import type { DureeNonProposee } from '#domain/catalogue/duree'
import type { ModaliteNonProposee } from '#domain/catalogue/modalite'
import type { ServiceInconnu } from '#domain/catalogue/prestation-demandee'
import { formaterNombre } from '#domain/shared/nombre'
import type { AdresseIntrouvable } from '#domain/zone/adresse-introuvable'
import type { HorsZone } from '#domain/zone/zone-intervention'
import type { RefusalTable } from '../refusal.ts'

export type RefusTarification = HorsZone | DureeNonProposee | ModaliteNonProposee | ServiceInconnu | AdresseIntrouvable

/** Rounded up, so that 40,01 km never reads as the limit itself. */
const constatee = (distanceKm: number): number => Math.ceil(distanceKm * 10) / 10

const horsZone = ({ distanceKm, limiteKm, surDemande }: HorsZone): string => {
  const constat = `Votre adresse est à ${formaterNombre(constatee(distanceKm))}\u00a0km, au-delà de notre limite de ${limiteKm}\u00a0km.`
  return surDemande
    ? `${constat} Une intervention reste possible sur demande\u00a0: écrivez-nous par le formulaire de contact.`
    : `${constat} Nous ne pouvons pas nous y déplacer\u00a0; le formulaire de contact reste ouvert pour toute question.`
}

/** What can go wrong while pricing a request. */
export const REFUS_TARIFICATION: RefusalTable<RefusTarification> = {
  HorsZone: {
    status: 422,
    code: 'HORS_ZONE',
    message: horsZone,
    data: ({ distanceKm, limiteKm, surDemande }) => ({
      distanceKm: constatee(distanceKm),
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
