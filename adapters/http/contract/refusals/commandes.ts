import type { DureeNonProposee } from '#domain/catalogue/duree'
import type { ModaliteNonProposee } from '#domain/catalogue/modalite'
import type { ServiceInconnu } from '#domain/catalogue/prestation-demandee'
import { deQui } from '#domain/client/de-qui'
import type { CompteDUnAutre, EstimationDejaCommandee, EstimationInconnue } from '#domain/estimation/refus'
import type { CleReutilisee, DevisPerime } from '#domain/prestation/commande'
import { formaterMontant } from '#domain/shared/montant'
import type { VilleDUnAutreCodePostal } from '#domain/zone/commune'
import type { AdresseIntrouvable } from '#domain/zone/lieu'
import { distanceAffichee } from '#domain/zone/rayons'
import type { HorsZone } from '#domain/zone/zone-intervention'
import type { RefusalTable } from '../route.ts'
import { EstimationReply, estimationReply } from '../values/estimation-reply.ts'
import { horsZone } from '../routes/commande.ts'

/** The idempotency key is not one: empty, too long or not plain text. */
export type CleInvalide = { readonly _tag: 'CleInvalide' }

export type RefusDeCommande =
  | HorsZone
  | AdresseIntrouvable
  | VilleDUnAutreCodePostal
  | DureeNonProposee
  | ModaliteNonProposee
  | ServiceInconnu
  | DevisPerime
  | CleInvalide
  | CleReutilisee
  | EstimationInconnue
  | EstimationDejaCommandee
  | CompteDUnAutre

export const REFUS_DE_COMMANDE = {
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
  DevisPerime: {
    status: 409,
    code: 'DEVIS_PERIME',
    message: ({ estimation }) =>
      `Le prix a changé depuis votre estimation\u00a0: il est maintenant de ${formaterMontant(estimation.totalNet)}. Vérifiez-le avant de commander.`,
    data: ({ estimation }) => ({ estimation: EstimationReply.encode(estimationReply(estimation)) }),
  },
  CleInvalide: {
    status: 400,
    code: 'CLE_INVALIDE',
    message: () => 'La clé de la commande est invalide. Rechargez la page pour recommencer.',
  },
  CleReutilisee: {
    status: 409,
    code: 'CLE_REUTILISEE',
    message: () => 'Cette commande a déjà été envoyée avec d’autres informations. Rechargez la page pour recommencer.',
  },
  EstimationInconnue: {
    status: 404,
    code: 'ESTIMATION_INCONNUE',
    message: () => 'Cette estimation n’existe pas ou n’existe plus.',
  },
  EstimationDejaCommandee: {
    status: 409,
    code: 'ESTIMATION_DEJA_COMMANDEE',
    message: () => 'Cette estimation a déjà donné lieu à une commande.',
  },
  CompteDUnAutre: {
    status: 409,
    code: 'COMPTE_D_UN_AUTRE',
    message: ({ nom }) => `Cette adresse est celle du compte ${deQui(nom)}.`,
    data: ({ nom }) => ({ nom }),
  },
} as const satisfies RefusalTable<RefusDeCommande>
