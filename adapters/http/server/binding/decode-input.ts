import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { pipe } from '#fp/function'
import type { FastifyRequest } from 'fastify'
import type * as t from 'io-ts'
import { hash } from 'node:crypto'
import type { CleInvalide } from '#adapters/http/contract/refusals/commandes'
import type { CleDeMessageInvalide } from '#adapters/http/contract/refusals/messages'
import { type Route, IDEMPOTENT_REPLAYED } from '#adapters/http/contract/route'
import type { Idempotence } from '#application/ports/prestation-store'
import { texteCanonique } from '#domain/shared/texte-canonique'

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

export type Champs = Readonly<Record<string, string>>

const SANS_PHRASE = 'Valeur manquante ou invalide.'

const tagOf = (entry: t.ContextEntry | undefined): unknown =>
  entry !== undefined && '_tag' in entry.type ? entry.type._tag : undefined

/** Leaves the alternatives of a union out of the path: the sender does not know them. */
const pathOf = ({ context }: t.ValidationError): string =>
  context
    .filter(({ key }, rank) => key !== '' && tagOf(context[rank - 1]) !== 'UnionType')
    .map(({ key }) => key)
    .join('.')

/** The most fields named in an answer; no form has more. */
const CHAMPS_MAX = 20

const champsOf = (errors: t.Errors): Champs => {
  const champs = new Map<string, string>()
  for (const error of errors) {
    if (champs.size === CHAMPS_MAX) break
    const path = pathOf(error)
    if (!champs.has(path)) champs.set(path, error.message ?? SANS_PHRASE)
  }
  return Object.fromEntries(champs)
}

/** The sentence for the whole form: that of its fields, when they are all the same. */
export const phraseOf = (champs: Champs): string => {
  const [phrase, ...autres] = new Set(Object.values(champs))
  if (phrase === undefined || '' in champs) return 'La requête ne contient pas les champs attendus.'
  return autres.length === 0 ? phrase : 'Plusieurs champs sont à corriger.'
}

export const fingerprintOf = (body: unknown): string => hash('sha256', texteCanonique(body))

/** The key of a message, if any; refuses a key that is not 1 to 200 printable characters. */
export const readKey = (cle: string | undefined): E.Either<CleDeMessageInvalide, O.Option<string>> => {
  if (cle === undefined) return E.right(O.none)
  return /^[\x20-\x7e]{1,200}$/.test(cle) ? E.right(O.some(cle)) : E.left({ _tag: 'CleDeMessageInvalide' })
}

export const readIdempotence = (cle: string | undefined, body: unknown): E.Either<CleInvalide, O.Option<Idempotence>> =>
  pipe(
    readKey(cle),
    E.bimap(
      () => ({ _tag: 'CleInvalide' }),
      O.map((donnee) => ({ cle: donnee, empreinte: fingerprintOf(body) })),
    ),
  )

export const replayed = (rejoue: boolean): { readonly headers?: Readonly<Record<string, string>> } =>
  rejoue ? { headers: { [IDEMPOTENT_REPLAYED]: 'true' } } : {}
