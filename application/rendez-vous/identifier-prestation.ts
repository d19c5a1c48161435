import * as E from '#fp/Either'
import { pipe } from '#fp/function'
import {
  PRESTATION_INCONNUE,
  type PrestationInconnue,
  parsePrestationId,
  type PrestationId,
} from '#domain/prestation/reference'

export const identifierPrestation = (id: string): E.Either<PrestationInconnue, PrestationId> =>
  pipe(
    parsePrestationId(id),
    E.mapLeft(() => PRESTATION_INCONNUE),
  )
