import type { RefusDeRenvoi, RefusDeRetrait } from '#domain/devis/retirer-devis'
import type { PrestationInconnue } from '#domain/prestation/prestation-inconnue'
import type { VersionPerimee } from '#domain/rendez-vous/version'
import { REFUS_ADMIN, REFUS_PRESTATION, type RefusalTable, type RefusDAdmin } from '../refusal.ts'
import { REFUS_MODIFICATION } from './modification.ts'

/** What can go wrong while the owner takes back a quote that waits. */
export const REFUS_DE_RETRAIT: RefusalTable<RefusDAdmin | PrestationInconnue | RefusDeRetrait> = {
  ...REFUS_ADMIN,
  ...REFUS_PRESTATION,
  PrestationClose: {
    status: 409,
    code: 'PRESTATION_CLOSE',
    message: () => 'Cette prestation est terminée ou annulée\u00a0: son devis ne change plus.',
  },
  DevisPlusEnAttente: {
    status: 409,
    code: 'DEVIS_PLUS_EN_ATTENTE',
    message: () => 'Ce devis n’attend plus de réponse\u00a0: rechargez la page pour voir où il en est.',
  },
}

/** What can go wrong while it is sent again. */
export const REFUS_DE_RENVOI: RefusalTable<RefusDAdmin | PrestationInconnue | RefusDeRenvoi | VersionPerimee> = {
  ...REFUS_DE_RETRAIT,
  VersionPerimee: REFUS_MODIFICATION.VersionPerimee,
  DevisExpire: {
    status: 410,
    code: 'DEVIS_EXPIRE',
    message: () => 'Le client ne peut plus accepter ce devis\u00a0: proposez-en un autre.',
  },
}
