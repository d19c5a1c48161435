import {
  type ComptabiliteReply,
  comptabiliteRoute,
  type RecetteReply,
  recettesRoute,
} from '#adapters/http/contract/routes/comptabilite'
import type * as E from '#fp/Either'
import type { CallFailure } from '../../../api/reply.ts'
import { callWithSession } from '../../session/call-with-session.ts'

/** The books of a year, of the present one with `null`. */
export const demanderComptabilite = (annee: number | null): Promise<E.Either<CallFailure, ComptabiliteReply>> =>
  callWithSession(comptabiliteRoute, { query: { annee } })()

/** The book of receipts of a month, 1 to 12. */
export const demanderRecettes = (
  annee: number,
  mois: number,
): Promise<E.Either<CallFailure, readonly RecetteReply[]>> =>
  callWithSession(recettesRoute, { query: { annee, mois } })()
