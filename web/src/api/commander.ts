import * as t from 'io-ts'
import type * as TE from '#fp/TaskEither'
import { commanderRoute, IDEMPOTENCY_KEY } from '#adapters/http/contract/routes/prestations'
import type { CommandeReply } from '#adapters/http/contract/values/commande-reply'
import { call } from './call.ts'
import type { CallFailure } from './reply.ts'

/** The whole payload of section 3 goes out as written; the server reads what it needs of it. */
const route = { ...commanderRoute, body: t.UnknownRecord }

/** Orders. `cle` makes a repeated request one order. */
export const commander = (
  body: Readonly<Record<string, unknown>>,
  cle: string,
  signal: AbortSignal,
): TE.TaskEither<CallFailure, CommandeReply> =>
  call(route, { body }, { headers: { [IDEMPOTENCY_KEY]: cle }, signal })
