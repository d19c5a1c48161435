import type * as t from 'io-ts'
import * as E from '#fp/Either'
import { FORME_IDENTIFIANT } from '#domain/shared/identifiant'
import { codecFrom } from '#domain/shared/value'

export type EstimationId = string & { readonly EstimationId: unique symbol }

export const parseEstimationId = (input: string): E.Either<string, EstimationId> =>
  FORME_IDENTIFIANT.test(input) ? E.right(input as EstimationId) : E.left('Estimation inconnue.')

export const EstimationId: t.Type<EstimationId, string> = codecFrom('EstimationId', parseEstimationId)
