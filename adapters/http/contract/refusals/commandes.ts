import type { DureeNonProposee } from '#domain/catalogue/duree'
import type { ModaliteNonProposee } from '#domain/catalogue/modalite'
import type { ServiceInconnu } from '#domain/catalogue/prestation-demandee'
import { deQui } from '#domain/client/de-qui'
import type { CompteDUnAutre, EstimationDejaCommandee, EstimationInconnue } from '#domain/estimation/conversion'
import type { CleReutilisee, DevisPerime } from '#domain/prestation/commande'
import { formaterMontant } from '#domain/shared/montant'
import type { VilleDUnAutreCodePostal } from '#domain/zone/commune'
import type { AdresseIntrouvable, HorsZone } from '#domain/zone/zone-intervention'
import { distanceAffichee } from '#domain/zone/rayons'
import type { RefusalTable } from '../route.ts'
import { refus } from './refus.ts'
import { EstimationReply, estimationReply } from '../values/estimation-reply.ts'
import { horsZone } from '../routes/commande.ts'

/** The idempotency key is invalid: empty, too long or not printable ASCII. */
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
    message: horsZone,
    data: ({ distanceKm, limiteKm, surDemande }) => ({
      distanceKm: distanceAffichee(distanceKm),
      limiteKm,
      surDemande,
    }),
  },
  AdresseIntrouvable: refus(
    422,
    'Impossible de vérifier la zone d’intervention. Vérifiez l’adresse, réessayez, ou écrivez-nous par le formulaire de contact.',
  ),
  VilleDUnAutreCodePostal: {
    status: 400,
    code: 'CHAMPS_INVALIDES',
    champ: 'ville',
    message: ({ codePostal }) => `Cette ville n’a pas le code postal ${codePostal}. Vérifiez l’un et l’autre.`,
  },
  DureeNonProposee: {
    status: 422,
    message: ({ heures, proposees }) =>
      `La durée de ${heures}\u00a0h n’est pas proposée pour ce service. Durées possibles\u00a0: ${proposees.join(', ')}\u00a0h.`,
    data: ({ proposees }) => ({ proposees }),
  },
  ModaliteNonProposee: refus(422, 'Ce service ne peut pas être réalisé à distance.'),
  ServiceInconnu: refus(404, 'Ce service n’existe pas ou n’est plus proposé.'),
  DevisPerime: {
    status: 409,
    message: ({ estimation }) =>
      `Le prix a changé depuis votre estimation\u00a0: il est maintenant de ${formaterMontant(estimation.totalNet)}. Vérifiez-le avant de commander.`,
    data: ({ estimation }) => ({ estimation: EstimationReply.encode(estimationReply(estimation)) }),
  },
  CleInvalide: refus(400, 'La clé de la commande est invalide. Rechargez la page pour recommencer.'),
  CleReutilisee: refus(
    409,
    'Cette commande a déjà été envoyée avec d’autres informations. Rechargez la page pour recommencer.',
  ),
  EstimationInconnue: refus(404, 'Cette estimation n’existe pas ou n’existe plus.'),
  EstimationDejaCommandee: refus(409, 'Cette estimation a déjà donné lieu à une commande.'),
  CompteDUnAutre: {
    status: 409,
    message: ({ nom }) => `Cette adresse est celle du compte ${deQui(nom)}.`,
    data: ({ nom }) => ({ nom }),
  },
} as const satisfies RefusalTable<RefusDeCommande>
