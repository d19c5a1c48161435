import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { pageDeFils } from '#application/message/page-de-fils'
import type { MessageRepository } from '#application/ports/message-repository'
import { type PortFailure } from '#application/shared/port-failure'
import { MESSAGE_COLUMNS } from './message-row.ts'
import { one } from '../query.ts'
import { readFils } from '../prestation/read-fils.ts'

const PORT = 'messages'

const PAR_ID = `select ${MESSAGE_COLUMNS} from messages where id = :id`

const DU_CLIENT = `
select ${MESSAGE_COLUMNS}
from messages
where client_id = :clientId and (cast(:curseur as text) is null or id < :curseur)
order by id desc
limit :nombre`

const TOTAL = 'select cast(count(*) as integer) as total from messages where client_id = :clientId'

const TotalRow = t.strict({ total: t.number })

const compter = (knex: Knex, clientId: string): TE.TaskEither<PortFailure, number> =>
  pipe(
    one(knex, PORT, TotalRow, TOTAL, { clientId }),
    TE.map(({ total }) => total),
  )

/** Messages and their threads in PostgreSQL. */
export const makePostgresMessageRepository = (knex: Knex): MessageRepository => ({
  parId: (id) =>
    pipe(
      readFils(knex, PAR_ID, { id }),
      TE.map(([fil]) => O.fromNullable(fil)),
    ),
  duClient: (clientId, { limite, curseur }) =>
    pipe(
      readFils(knex, DU_CLIENT, { clientId, curseur, nombre: limite + 1 }),
      TE.bindTo('fils'),
      TE.bind('total', () => compter(knex, clientId)),
      TE.map(({ fils, total }) => pageDeFils(fils, limite, total)),
    ),
})
