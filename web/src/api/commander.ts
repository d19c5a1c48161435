import * as t from 'io-ts'
import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { IDEMPOTENCY_KEY } from '#adapters/http/contract/route'
import { commanderRoute } from '#adapters/http/contract/routes/commande'
import type { CommandeReply } from '#adapters/http/contract/values/commande-reply'
import { estimationDeReply, EstimationReply } from '#adapters/http/contract/values/estimation-reply'
import type { Estimation } from '#domain/tarification/estimation'
import { call } from './call.ts'
import type { CallFailure } from './reply.ts'

/** The price changed since it was accepted; the fresh one comes with the refusal. */
export type DevisPerime = { readonly _tag: 'DevisPerime'; readonly estimation: Estimation }

/** Sends the whole payload; the server reads what it needs of it. */
const route = { ...commanderRoute, body: t.UnknownRecord }

const DonneesDuRefus = t.type({ estimation: EstimationReply })

const lireRefus = (refus: CallFailure): CallFailure | DevisPerime => {
  if (refus._tag === 'Reseau' || refus.code !== 'DEVIS_PERIME') return refus
  const donnees = DonneesDuRefus.decode(refus.data)
  return E.isRight(donnees) ? { _tag: 'DevisPerime', estimation: estimationDeReply(donnees.right.estimation) } : refus
}

/** Orders. `cle` makes a repeated request one order. */
export const commander = (
  body: Readonly<Record<string, unknown>>,
  cle: string,
  signal: AbortSignal,
): TE.TaskEither<CallFailure | DevisPerime, CommandeReply> =>
  pipe(call(route, { body }, { headers: { [IDEMPOTENCY_KEY]: cle }, signal }), TE.mapLeft(lireRefus))
