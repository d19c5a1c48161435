import { deQui } from '#domain/client/de-qui'
import type { CompteDUnAutre, EstimationDejaCommandee, EstimationInconnue } from '#domain/estimation/refus'
import type { DevisPerime } from '#domain/prestation/commande'
import { REFUS_ADMIN, type RefusalTable, type RefusDAdmin } from '../refusal.ts'
import { REFUS_COMMANDE } from './commande.ts'
import { REFUS_TARIFICATION, type RefusTarification } from './tarification.ts'

type RefusDeNote = RefusDAdmin | RefusTarification

type RefusDeLecture = RefusDAdmin | EstimationInconnue

type RefusCommandeDEstimation =
  | RefusDeNote
  | DevisPerime
  | EstimationInconnue
  | EstimationDejaCommandee
  | CompteDUnAutre

/** What can go wrong while an estimate is made on the telephone. */
export const REFUS_NOTE: RefusalTable<RefusDeNote> = { ...REFUS_ADMIN, ...REFUS_TARIFICATION }

/** What can go wrong while one estimate is read. */
export const REFUS_LECTURE_D_ESTIMATION: RefusalTable<RefusDeLecture> = {
  ...REFUS_ADMIN,
  EstimationInconnue: {
    status: 404,
    code: 'ESTIMATION_INCONNUE',
    message: () => 'Cette estimation n’existe pas ou n’existe plus.',
  },
}

/** What can go wrong while an estimate is turned into an order. */
export const REFUS_COMMANDE_D_ESTIMATION: RefusalTable<RefusCommandeDEstimation> = {
  ...REFUS_NOTE,
  ...REFUS_LECTURE_D_ESTIMATION,
  DevisPerime: REFUS_COMMANDE.DevisPerime,
  CompteDUnAutre: {
    status: 409,
    code: 'COMPTE_D_UN_AUTRE',
    message: ({ nom }) => `Cette adresse est celle du compte ${deQui(nom)}.`,
    data: ({ nom }) => ({ nom }),
  },
  EstimationDejaCommandee: {
    status: 409,
    code: 'ESTIMATION_DEJA_COMMANDEE',
    message: () => 'Cette estimation a déjà donné lieu à une commande.',
  },
}
