import { HEURES_MAX, PIECES_MAX, type RefusDAvenant } from '#domain/devis/composer-avenant'
import type { DevisIncomplet } from '#domain/devis/devis-complet'
import type { PrestationInconnue } from '#domain/prestation/prestation-inconnue'
import type { PrestationClose } from '#domain/rendez-vous/refus'
import type { VersionPerimee } from '#domain/rendez-vous/version'
import { DESIGNATION_MAX } from '#domain/tarification/etat-de-piece-detachee'
import { type MotDePasseTemporaireActif, REFUS_ACCES, REFUS_PRESTATION, type RefusalTable } from '../refusal.ts'
import { REFUS_DE_RETRAIT } from './devis-en-attente.ts'
import { REFUS_DE_DEVIS_INCOMPLET } from './devis-incomplet.ts'
import { REFUS_MODIFICATION } from './modification.ts'

export type RefusDeLectureDeDevis = PrestationInconnue | MotDePasseTemporaireActif

/** What can go wrong while a quote is read. */
export const REFUS_DE_LECTURE_DE_DEVIS: RefusalTable<RefusDeLectureDeDevis> = {
  ...REFUS_PRESTATION,
  MotDePasseTemporaireActif: REFUS_ACCES.MotDePasseTemporaireActif,
}

/** What can go wrong while the owner proposes another quote. */
export const REFUS_D_AVENANT: RefusalTable<RefusDAvenant | PrestationClose | VersionPerimee | DevisIncomplet> = {
  PrestationClose: REFUS_DE_RETRAIT.PrestationClose,
  ...REFUS_DE_DEVIS_INCOMPLET,
  VersionPerimee: REFUS_MODIFICATION.VersionPerimee,
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
}
