import type { RefusalTable } from '../refusal.ts'
import { REFUS_ADMIN, type RefusDAdmin } from './acces.ts'

/** Nothing goes before somebody has said yes to it. */
export type ConfirmationRequise = { readonly _tag: 'ConfirmationRequise' }

/** No contract is kept under this reference. */
export type ContratInconnu = { readonly _tag: 'ContratInconnu' }

/** What can go wrong when a contract that outlives its account is asked for. */
export const REFUS_CONTRAT: RefusalTable<RefusDAdmin | ContratInconnu> = {
  ...REFUS_ADMIN,
  ContratInconnu: {
    status: 404,
    code: 'CONTRAT_INCONNU',
    message: () =>
      'Aucun contrat n’est gardé à part sous cette référence. Vérifiez-la\u00a0; si le compte du client existe encore, le contrat est dans la fiche de la prestation.',
  },
}

/** What can go wrong while the timetable is applied. */
export const REFUS_CONSERVATION: RefusalTable<RefusDAdmin | ConfirmationRequise> = {
  ...REFUS_ADMIN,
  ConfirmationRequise: {
    status: 422,
    code: 'CONFIRMATION_REQUISE',
    message: () => 'Confirmez la suppression\u00a0: elle ne se défait pas.',
  },
}
