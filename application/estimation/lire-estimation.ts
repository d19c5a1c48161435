import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { type AccesRefuse, exigerAdmin, type SessionRequise } from '#application/shared/access'
import type { PortFailure } from '#application/shared/port-failure'
import type { Session } from '#application/shared/session'
import type { EstimationFaite } from '#domain/estimation/estimation-faite'
import type { EstimationInconnue } from '#domain/estimation/refus'
import { type PortsTrouver, trouverEstimation } from './trouver-estimation.ts'

export type RefusDeLireEstimation = SessionRequise | AccesRefuse | EstimationInconnue

/** One estimate with its derivation, for the owner. */
export const lireEstimation =
  (ports: PortsTrouver) =>
  (session: Session, id: string): TE.TaskEither<RefusDeLireEstimation | PortFailure, EstimationFaite> =>
    pipe(
      TE.fromEither(exigerAdmin(session)),
      TE.flatMap((): TE.TaskEither<RefusDeLireEstimation | PortFailure, EstimationFaite> =>
        trouverEstimation(ports, id),
      ),
    )
