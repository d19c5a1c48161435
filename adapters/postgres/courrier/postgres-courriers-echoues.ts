import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { CourrierEchoue, Outbox } from '#application/ports/outbox'
import { Instant, many, query } from '../query.ts'

const PORT = 'outbox'

const ECHOUES = `
select c.id, c.genre, c.essais, c.cree_le, c.derniere_erreur,
  coalesce(p.reference, m.nom, c.email, c.detail -> 'references' ->> 0, nullif(c.detail ->> 'reference', ''), c.detail ->> 'email', '') as sujet
from courriels c
left join prestations p on p.id = c.prestation_id
left join messages m on m.id = c.message_id
where c.statut = 'echoue'
order by c.cree_le desc, c.id
limit :limite`

const EchoueRow = t.strict({
  id: t.string,
  genre: t.string,
  essais: t.number,
  cree_le: Instant,
  derniere_erreur: t.union([t.string, t.null]),
  sujet: t.string,
})

const fromEchoueRow = ({ id, genre, essais, sujet, ...row }: t.TypeOf<typeof EchoueRow>): CourrierEchoue => ({
  id,
  genre,
  essais,
  creeLe: row.cree_le,
  derniereErreur: row.derniere_erreur,
  sujet,
})

/** What the owner does with the mails that were given up, in PostgreSQL. */
export const postgresCourriersEchoues = (knex: Knex): Pick<Outbox, 'echoues' | 'renvoyerEchoues'> => ({
  echoues: (limite) =>
    pipe(
      many(knex, PORT, EchoueRow, ECHOUES, { limite }),
      TE.map((rows) => rows.map(fromEchoueRow)),
    ),
  renvoyerEchoues: (instant, id = null) =>
    query(PORT, () =>
      knex('courriels')
        .where({ statut: 'echoue' })
        // Compared as text: what is no id is the id of no mail.
        .whereRaw('(cast(? as text) is null or cast(id as text) = ?)', [id, id])
        .update({ statut: 'a_envoyer', essais: 0, a_envoyer_le: instant, bail_jusqu_au: null }),
    ),
})
