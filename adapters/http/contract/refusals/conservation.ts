import type { RefusalTable } from '../refusal.ts'
import { REFUS_ADMIN, type RefusDAdmin } from './acces.ts'

/** Nothing goes before somebody has said yes to it. */
export type ConfirmationRequise = { readonly _tag: 'ConfirmationRequise' }

/** What can go wrong while the timetable is applied. */
export const REFUS_CONSERVATION: RefusalTable<RefusDAdmin | ConfirmationRequise> = {
  ...REFUS_ADMIN,
  ConfirmationRequise: {
    status: 422,
    code: 'CONFIRMATION_REQUISE',
    message: () => 'Confirmez la suppression\u00a0: elle ne se défait pas.',
  },
}
