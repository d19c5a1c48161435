import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import type { EstimationFaite } from '#domain/estimation/estimation-faite'
import { parseEstimationId } from '#domain/estimation/estimation-id'
import { ESTIMATION_INCONNUE, type EstimationInconnue } from '#domain/estimation/refus'

export type PortsTrouver = Pick<Ports, 'estimations'>

export const trouverEstimation = (
  { estimations }: PortsTrouver,
  id: string,
): TE.TaskEither<EstimationInconnue | PortFailure, EstimationFaite> =>
  pipe(
    TE.fromEither(parseEstimationId(id)),
    TE.mapLeft((): EstimationInconnue | PortFailure => ESTIMATION_INCONNUE),
    TE.flatMap(estimations.parId),
    TE.flatMap(TE.fromOption((): EstimationInconnue | PortFailure => ESTIMATION_INCONNUE)),
  )
