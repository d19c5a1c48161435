import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import {
  type Fil,
  CLE_DE_MESSAGE_REUTILISEE,
  type CleDeMessageReutilisee,
  MESSAGE_INCONNU,
  type MessageInconnu,
} from '#domain/message/fil'
import { type MessageId, parseMessageId } from '#domain/message/message'
import type { EnvoiConnu } from '../ports/message-store.ts'
import type { Ports } from '../ports/ports.ts'
import type { CleConnue } from '../ports/prestation-store.ts'
import { type PortFailure, portFailure, ouRefuser } from '../shared/port-failure.ts'

export type FilEcrit = { readonly fil: Fil; readonly rejoue: boolean }

export const ecrit = (fil: Fil): FilEcrit => ({ fil, rejoue: false })

/** Binds a key to its author and its purpose, so that two people never share one. */
export const cleDe = (pour: string, cle: O.Option<string>): O.Option<string> =>
  pipe(
    cle,
    O.map((donnee) => `${pour}/${donnee}`),
  )

const estCleConnue = (refus: { readonly _tag: string }): refus is CleConnue => refus._tag === 'CleConnue'

/** Without a key, the refusal "known key" can only be a defect of the store. */
export const sansCle = <R extends { readonly _tag: string }>(refus: R): Exclude<R, CleConnue> | PortFailure =>
  estCleConnue(refus) ? portFailure('messages')(refus) : (refus as Exclude<R, CleConnue>)

type PortsRejouer = Pick<Ports, 'messages'>

const relire = (
  { messages }: PortsRejouer,
  cle: O.Option<string>,
  estLeMeme: (connu: EnvoiConnu) => boolean,
): TE.TaskEither<PortFailure | CleDeMessageReutilisee, FilEcrit> =>
  pipe(
    TE.fromOption(() => portFailure('messages')('a key is known that nobody gave'))(cle),
    TE.flatMap(messages.parCle),
    ouRefuser(portFailure('messages')('the message of a key is gone')),
    TE.flatMap((connu) =>
      estLeMeme(connu) ? TE.right({ fil: connu.fil, rejoue: true }) : TE.left(CLE_DE_MESSAGE_REUTILISEE),
    ),
  )

export const rejouer =
  (ports: PortsRejouer, cle: O.Option<string>, estLeMeme: (connu: EnvoiConnu) => boolean) =>
  <R extends { readonly _tag: string }>(
    ecriture: TE.TaskEither<R | CleConnue, FilEcrit>,
  ): TE.TaskEither<Exclude<R, CleConnue> | PortFailure | CleDeMessageReutilisee, FilEcrit> =>
    pipe(
      ecriture,
      TE.orElse((refus): TE.TaskEither<Exclude<R, CleConnue> | PortFailure | CleDeMessageReutilisee, FilEcrit> =>
        estCleConnue(refus) ? relire(ports, cle, estLeMeme) : TE.left(refus as Exclude<R, CleConnue>),
      ),
    )

export const identifierMessage = (id: string): E.Either<MessageInconnu, MessageId> =>
  pipe(
    parseMessageId(id),
    E.mapLeft(() => MESSAGE_INCONNU),
  )
