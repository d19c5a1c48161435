import type { FastifyRequest } from 'fastify'
import * as E from '#fp/Either'
import type { Route } from '#adapters/http/contract/route'
import { type Champs, champsOf } from './champs.ts'

/** The deepest accepted nesting; every form of the site is shallower. */
const DEPTH_MAX = 12

const HOSTILE_NAME = /^(?:__proto__|constructor|prototype)$|[[\]\0]/

/** Text that PostgreSQL cannot store: NUL bytes, unpaired surrogates. */
const isHostileText = (text: string): boolean => text.includes('\0') || !text.isWellFormed()

const isHostileAt = (input: unknown, depth: number): boolean => {
  if (typeof input === 'string') return isHostileText(input)
  if (typeof input !== 'object' || input === null) return false
  return (
    depth === 0 ||
    Object.entries(input).some(([name, value]) => HOSTILE_NAME.test(name) || isHostileAt(value, depth - 1))
  )
}

/** Input that no form of the site can send, whatever its fields. */
const isHostile = (input: unknown): boolean => isHostileAt(input, DEPTH_MAX)

export type Input<P, Q, B> = { readonly params: P; readonly query: Q; readonly body: B }

const isAnyHostile = ({ params, query, body }: FastifyRequest): boolean =>
  isHostile(params) || isHostile(query) || isHostile(body)

/** Decodes the input of a call, or says what is wrong field by field. Hostile input is refused without naming fields. */
export const decodeInput = <P, Q, B, R>(
  route: Route<P, Q, B, R>,
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
