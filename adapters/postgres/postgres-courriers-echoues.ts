import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { CourrierEchoue, Outbox } from '#application/ports/outbox'
import { query } from './query.ts'
import { decodeRows, Instant, type Result } from './rows.ts'

const PORT = 'outbox'

const ECHOUES = `
select id, genre, essais, cree_le, derniere_erreur
from courriels
where statut = 'echoue'
order by cree_le desc, id
limit ?`

const EchoueRow = t.strict({
  id: t.string,
  genre: t.string,
  essais: t.number,
  cree_le: Instant,
  derniere_erreur: t.union([t.string, t.null]),
})

const fromEchoueRow = ({ id, genre, essais, ...row }: t.TypeOf<typeof EchoueRow>): CourrierEchoue => ({
  id,
  genre,
  essais,
  creeLe: row.cree_le,
  derniereErreur: row.derniere_erreur,
})

/** What the owner does with the mails that were given up, in PostgreSQL. */
export const postgresCourriersEchoues = (knex: Knex): Pick<Outbox, 'echoues' | 'renvoyerEchoues'> => ({
  echoues: (limite) =>
    pipe(
      query(PORT, () => knex.raw<Result>(ECHOUES, [limite])),
      TE.flatMapEither(decodeRows(PORT, EchoueRow)),
      TE.map((rows) => rows.map(fromEchoueRow)),
    ),
  renvoyerEchoues: (instant) =>
    query(PORT, () =>
      knex('courriels')
        .where({ statut: 'echoue' })
        .update({ statut: 'a_envoyer', essais: 0, a_envoyer_le: instant, bail_jusqu_au: null }),
    ),
})
