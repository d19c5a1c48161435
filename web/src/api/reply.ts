import * as t from 'io-ts'
import * as E from '#fp/Either'
import type { RefusalCode } from '#adapters/http/contract/refusals/catalogue'
import type { Reply } from '#adapters/http/contract/route'

/** `Reseau`: nothing readable came back, one may try again. `Refus`: the server said no, in a French sentence. */
export type CallFailure =
  | { readonly _tag: 'Reseau' }
  | {
      readonly _tag: 'Refus'
      readonly status: number
      readonly code: string
      readonly message: string
      /** A sentence for each field at fault. */
      readonly champs: Readonly<Record<string, string>>
      readonly data: unknown
      /** Seconds to wait before trying again, when the server says so. */
      readonly attendre: number | null
    }

type Refus = Extract<CallFailure, { readonly _tag: 'Refus' }>

/** Whether a call was refused for one reason of the contract. */
export const isRefusedAs = (code: RefusalCode, failure: CallFailure | null): failure is Refus =>
  failure?._tag === 'Refus' && failure.code === code

const RefusedReply = t.intersection([
  t.strict({ code: t.string, message: t.string }),
  t.partial({ champs: t.record(t.string, t.string), data: t.unknown }),
])

const DataReply = t.type({ data: t.unknown })

const UNREADABLE: CallFailure = { _tag: 'Reseau' }

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** `Retry-After` in seconds; its other form, a date, is not sent by our server. */
const secondsOf = (retryAfter: string | null): number | null => {
  const seconds = Number(retryAfter ?? '')
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null
}

const refusal = (status: number, json: unknown, attendre: number | null): CallFailure => {
  const reply = RefusedReply.decode(json)
  if (E.isLeft(reply)) return UNREADABLE
  const { code, message, champs = {}, data } = reply.right
  return { _tag: 'Refus', status, code, message, champs, data, attendre }
}

/** The decoded `data` of a good answer, or why there is none. */
export const readReply = <R>(
  reply: Reply<R>,
  status: number,
  text: string,
  retryAfter: string | null = null,
): E.Either<CallFailure, R> => {
  const json = parseJson(text)
  if (status >= 300) return E.left(refusal(status, json, secondsOf(retryAfter)))
  if (reply.kind !== 'json' || reply.bare) return E.mapLeft(() => UNREADABLE)(reply.codec.decode(json))
  const envelope = DataReply.decode(json)
  return E.mapLeft(() => UNREADABLE)(reply.codec.decode(E.isRight(envelope) ? envelope.right.data : undefined))
}
