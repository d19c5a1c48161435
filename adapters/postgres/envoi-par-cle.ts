import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { EnvoiConnu } from '#application/ports/message-store'
import type { PortFailure } from '#application/shared/port-failure'
import { ReponseId } from '#domain/message/fil'
import { MessageId } from '#domain/message/message'
import { courrierDeCle } from './courrier/courrier-de-cle.ts'
import { MESSAGE_COLUMNS } from './message/message-row.ts'
import { oneOrNone } from './query.ts'
import { readFils } from './prestation/read-fils.ts'

const PORT = 'messages'

const PAR_COURRIER = 'select message_id, reponse_id from courriels where id = :id and message_id is not null'

const PAR_ID = `select ${MESSAGE_COLUMNS} from messages where id = :id`

const CourrierRow = t.strict({ message_id: MessageId, reponse_id: t.union([ReponseId, t.null]) })

const lire =
  (knex: Knex) =>
  ({ message_id: id, reponse_id: reponseId }: t.TypeOf<typeof CourrierRow>) =>
    pipe(
      readFils(knex, PAR_ID, { id }),
      TE.map(([fil]) => (fil === undefined ? O.none : O.some({ fil, reponseId }))),
    )

/** What was recorded with a key, found by the mail that bears it. */
export const envoiParCle = (knex: Knex, cle: string): TE.TaskEither<PortFailure, O.Option<EnvoiConnu>> =>
  pipe(
    oneOrNone(knex, PORT, CourrierRow, PAR_COURRIER, { id: courrierDeCle(O.some(cle)) }),
    TE.flatMap(O.match(() => TE.right<PortFailure, O.Option<EnvoiConnu>>(O.none), lire(knex))),
  )
