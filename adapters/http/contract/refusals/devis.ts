import {
  type AvenantSansChangement,
  type DureeRefusee,
  HEURES_MAX,
  type MotifDAvenantRequis,
  type PieceRefusee,
  PIECES_MAX,
  type TropDePieces,
} from '#domain/devis/composer-avenant'
import type { DevisIncomplet } from '#domain/devis/devis-complet'
import type { DevisExpire, DevisPlusEnAttente, PrixDuJourChange } from '#domain/devis/repondre-avenant'
import type { RenvoiTropTard } from '#domain/devis/retirer-devis'
import type { DevisClos } from '#domain/devis/version-de-devis'
import { DESIGNATION_MAX } from '#domain/tarification/etat-de-piece-detachee'
import type { RefusalTable } from '../route.ts'

export type RefusDeDevis =
  | DevisIncomplet
  | DevisClos
  | DevisPlusEnAttente
  | DevisExpire
  | PrixDuJourChange
  | RenvoiTropTard
  | DureeRefusee
  | PieceRefusee
  | TropDePieces
  | MotifDAvenantRequis
  | AvenantSansChangement

export const REFUS_DE_DEVIS = {
  DevisIncomplet: {
    status: 409,
    code: 'DEVIS_INCOMPLET',
    message: () =>
      'Il manque à ce devis des mentions obligatoires\u00a0: il ne peut pas être établi. L’entreprise doit compléter son identité.',
    data: ({ mentions }) => ({ mentions }),
  },
  DevisClos: {
    status: 409,
    code: 'PRESTATION_CLOSE',
    message: () => 'Cette prestation est terminée ou annulée\u00a0: son devis ne change plus.',
  },
  DevisPlusEnAttente: {
    status: 409,
    code: 'DEVIS_PLUS_EN_ATTENTE',
    message: () => 'Ce devis n’attend plus de réponse\u00a0: rechargez la page pour voir où il en est.',
  },
  DevisExpire: {
    status: 410,
    code: 'DEVIS_EXPIRE',
    message: () => 'Ce devis n’est plus valable. Appelez-nous\u00a0: nous vous en enverrons un autre.',
  },
  PrixDuJourChange: {
    status: 409,
    code: 'PRIX_DU_JOUR_CHANGE',
    message: () =>
      'Le rendez-vous convenu a changé depuis l’ouverture de cette page, et le prix à payer avec lui\u00a0: relisez le devis avant de répondre.',
  },
  RenvoiTropTard: {
    status: 410,
    code: 'DEVIS_EXPIRE',
    message: () => 'Le client ne peut plus accepter ce devis\u00a0: proposez-en un autre.',
  },
  DureeRefusee: {
    status: 400,
    code: 'DUREE_REFUSEE',
    champ: 'heures',
    message: () => `Indiquez la durée en heures et quarts d’heure, de 1 à ${HEURES_MAX}\u00a0h.`,
  },
  PieceRefusee: {
    status: 400,
    code: 'PIECE_REFUSEE',
    champ: 'pieces',
    message: ({ rang }) =>
      `Pièce ${rang + 1}\u00a0: donnez son nom (${DESIGNATION_MAX} caractères au plus), une quantité entière et un prix unitaire.`,
    data: ({ rang }) => ({ rang }),
  },
  TropDePieces: {
    status: 400,
    code: 'TROP_DE_PIECES',
    champ: 'pieces',
    message: () => `Un devis compte au plus ${PIECES_MAX} pièces.`,
  },
  MotifDAvenantRequis: {
    status: 400,
    code: 'MOTIF_REQUIS',
    champ: 'motif',
    message: () => 'Dites au client pourquoi le devis change.',
  },
  AvenantSansChangement: {
    status: 409,
    code: 'AVENANT_SANS_CHANGEMENT',
    message: () => 'Ce devis est le même que le précédent\u00a0: changez la durée ou les pièces.',
  },
} as const satisfies RefusalTable<RefusDeDevis>
