import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { pipe } from '#fp/function'
import { decodePlaces, type Place } from './place.ts'
import { readCapped } from './read-capped.ts'
import type { ServiceFailure } from './service-failure.ts'

export type Answer = E.Either<ServiceFailure, readonly Place[]>

/** Fifty results weigh some 30 KB. */
const ANSWER_MAX_BYTES = 256 * 1024

/** How long the service blocks a caller who is too fast, when it does not say. */
const BLOCKED_MS = 5_000

const UNREADABLE: Answer = E.left({ _tag: 'Unreadable' })

const retryAfterMs = (response: Response): number => {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : BLOCKED_MS
}

// The parser's own message quotes the text, hence an address.
const parsePlaces = (text: string): Answer =>
  pipe(
    E.tryCatch(
      (): unknown => JSON.parse(text),
      () => null,
    ),
    O.fromEither,
    O.flatMap(decodePlaces),
    E.fromOption(() => ({ _tag: 'Unreadable' })),
  )

const readAnswer = async (response: Response): Promise<Answer> => {
  if (response.status === 200) {
    const text = await readCapped(response, ANSWER_MAX_BYTES)
    return O.isNone(text) ? UNREADABLE : parsePlaces(text.value)
  }
  await response.body?.cancel()
  // 400 means that the text cannot be searched for: an answer, and the same if repeated.
  if (response.status === 400) return E.right([])
  if (response.status === 429) return E.left({ _tag: 'Limited', retryAfterMs: retryAfterMs(response) })
  return E.left({ _tag: 'BadStatus', status: response.status })
}

const errorCode = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : null
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'UNKNOWN'
}

/** Asks the address service one question, once; a redirect is not followed. Never rejects. */
export const askOnce = async (url: string, timeoutMs: number): Promise<Answer> => {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    return await readAnswer(await fetch(url, { signal, redirect: 'manual', headers: { accept: 'application/json' } }))
  } catch (error) {
    return E.left(signal.aborted ? { _tag: 'TimedOut' } : { _tag: 'Unreachable', code: errorCode(error) })
  }
}
