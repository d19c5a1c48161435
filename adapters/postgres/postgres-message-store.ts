import type { Knex } from 'knex'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { MessageStore } from '#application/ports/message-store'
import { query } from './query.ts'

// One statement: one trip to the database, both rows or none.
const ENREGISTRER = `
with message as (
  insert into messages (id, nom, email, texte, statut, cree_le)
  values (:id, :nom, :email, :texte, :statut, :creeLe)
  returning id, cree_le
)
insert into courriels (genre, message_id, a_envoyer_le, cree_le)
select 'message_entreprise', id, cree_le, cree_le
from message`

/** Messages to the business in PostgreSQL. */
export const makePostgresMessageStore = (knex: Knex): MessageStore => ({
  enregistrer: (message) =>
    pipe(
      query('messages', () => knex.raw(ENREGISTRER, { ...message })),
      TE.map(() => undefined),
    ),
})
