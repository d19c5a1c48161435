import type { PrestationInconnue } from '#domain/prestation/prestation-inconnue'
import type { RefusalTable } from '../refusal.ts'

export const REFUS_PRESTATION: RefusalTable<PrestationInconnue> = {
  PrestationInconnue: {
    status: 404,
    code: 'PRESTATION_INCONNUE',
    message: () => 'Cette prestation n’existe pas, ou le lien n’est plus valable.',
  },
}
