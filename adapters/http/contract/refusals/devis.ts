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
import type { DevisExpire, DevisPlusEnAttente, PrixDuJourChange, RenvoiTropTard } from '#domain/devis/repondre-avenant'
import type { DevisClos } from '#domain/devis/version-de-devis'
import { DESIGNATION_MAX } from '#domain/tarification/etat-de-piece-detachee'
import type { RefusalTable } from '../route.ts'
import { refus } from './refus.ts'

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
    message: () =>
      'Il manque à ce devis des mentions obligatoires\u00a0: il ne peut pas être établi. L’entreprise doit compléter son identité.',
    data: ({ mentions }) => ({ mentions }),
  },
  DevisClos: refus(409, 'Cette prestation est terminée ou annulée\u00a0: son devis ne change plus.', {
    code: 'PRESTATION_CLOSE',
  }),
  DevisPlusEnAttente: refus(409, 'Ce devis n’attend plus de réponse\u00a0: rechargez la page pour voir où il en est.'),
  DevisExpire: refus(410, 'Ce devis n’est plus valable. Appelez-nous\u00a0: nous vous en enverrons un autre.'),
  PrixDuJourChange: refus(
    409,
    'Le rendez-vous convenu a changé depuis l’ouverture de cette page, et le prix à payer avec lui\u00a0: relisez le devis avant de répondre.',
  ),
  RenvoiTropTard: refus(410, 'Le client ne peut plus accepter ce devis\u00a0: proposez-en un autre.', {
    code: 'DEVIS_EXPIRE',
  }),
  DureeRefusee: refus(400, `Indiquez la durée en heures et quarts d’heure, de 1 à ${HEURES_MAX}\u00a0h.`, {
    champ: 'heures',
  }),
  PieceRefusee: {
    status: 400,
    champ: 'pieces',
    message: ({ rang }) =>
      `Pièce ${rang + 1}\u00a0: donnez son nom (${DESIGNATION_MAX} caractères au plus), une quantité entière et un prix unitaire.`,
    data: ({ rang }) => ({ rang }),
  },
  TropDePieces: refus(400, `Un devis compte au plus ${PIECES_MAX} pièces.`, { champ: 'pieces' }),
  MotifDAvenantRequis: refus(400, 'Dites au client pourquoi le devis change.', {
    champ: 'motif',
    code: 'MOTIF_REQUIS',
  }),
  AvenantSansChangement: refus(409, 'Ce devis est le même que le précédent\u00a0: changez la durée ou les pièces.'),
} as const satisfies RefusalTable<RefusDeDevis>
