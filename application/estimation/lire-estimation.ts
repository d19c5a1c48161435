import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { Admin } from '#application/shared/session'
import type { EstimationFaite } from '#domain/estimation/estimation-faite'
import type { EstimationInconnue } from '#domain/estimation/refus'
import { type PortsTrouver, trouverEstimation } from './trouver-estimation.ts'

export const lireEstimation =
  (ports: PortsTrouver) =>
  (_: Admin, id: string): TE.TaskEither<EstimationInconnue | PortFailure, EstimationFaite> =>
    trouverEstimation(ports, id)
