import type { FastifyRequest } from 'fastify'
import * as E from '#fp/Either'
import type { Refusal } from '#adapters/http/contract/refusal'
import type { Route } from '#adapters/http/contract/route'
import { type Champs, champsOf } from './champs.ts'
import { isHostile } from './hostile-input.ts'

export type Input<P, Q, B> = { readonly params: P; readonly query: Q; readonly body: B }

const isAnyHostile = ({ params, query, body }: FastifyRequest): boolean =>
  isHostile(params) || isHostile(query) || isHostile(body)

/** Reads what a call was given, or says what is wrong field by field; hostile input has no field to correct. */
export const decodeInput = <P, Q, B, R, F extends Refusal>(
  route: Route<P, Q, B, R, F>,
  request: FastifyRequest,
): E.Either<Champs, Input<P, Q, B>> => {
  if (isAnyHostile(request)) return E.left({})
  const params = route.params.decode(request.params)
  const query = route.query.decode(request.query)
  const body = route.body.decode(request.body)
  return E.isRight(params) && E.isRight(query) && E.isRight(body)
    ? E.right({ params: params.right, query: query.right, body: body.right })
    : E.left(champsOf([params, query, body].flatMap((part) => (E.isLeft(part) ? part.left : []))))
}
