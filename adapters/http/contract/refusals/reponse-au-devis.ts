import type { RefusDeReponseAuDevis } from '#domain/devis/repondre-avenant'
import type { RefusalTable } from '../refusal.ts'
import { REFUS_DE_LECTURE_DE_DEVIS, type RefusDeLectureDeDevis } from './devis.ts'
import { REFUS_DE_RETRAIT } from './devis-en-attente.ts'

/** What can go wrong while a quote is answered. */
export const REFUS_DE_REPONSE_AU_DEVIS: RefusalTable<RefusDeLectureDeDevis | RefusDeReponseAuDevis> = {
  ...REFUS_DE_LECTURE_DE_DEVIS,
  PrestationClose: REFUS_DE_RETRAIT.PrestationClose,
  DevisPlusEnAttente: REFUS_DE_RETRAIT.DevisPlusEnAttente,
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
}
