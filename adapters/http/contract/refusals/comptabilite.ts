import type { AnneeNonCommencee } from '#domain/comptabilite/annee-commencee'
import type { RefusalTable } from '../refusal.ts'
import { REFUS_ADMIN, type RefusDAdmin } from './acces.ts'

/** What can go wrong when the archive of a year is asked for. */
export const REFUS_DOSSIER: RefusalTable<RefusDAdmin | AnneeNonCommencee> = {
  ...REFUS_ADMIN,
  AnneeNonCommencee: {
    status: 422,
    code: 'ANNEE_NON_COMMENCEE',
    message: ({ annee }) => `L’année ${annee} n’a pas commencé\u00a0: elle n’a pas encore de dossier.`,
  },
}
