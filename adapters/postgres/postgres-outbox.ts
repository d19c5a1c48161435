import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Outbox, Reservation } from '#application/ports/outbox'
import { portFailure } from '#application/shared/port-failure'
import { COURRIER_COLUMNS, CourrierRow, fromCourrierRow } from './courrier-row.ts'
import { postgresCourriersEchoues } from './postgres-courriers-echoues.ts'
import { query } from './query.ts'
import { decodeRow, decodeRows, Instant, type Result } from './rows.ts'

const PORT = 'outbox'

// One short transaction: no lock is held while the mail server talks. `skip locked` sends each worker to other mails.
// Chosen in a part of its own, which runs once: as a subquery of the update, it might run again and take too many.
const RESERVER = `
with dus as (
  select id
  from courriels
  where statut = 'a_envoyer' and a_envoyer_le <= :instant and (bail_jusqu_au is null or bail_jusqu_au <= :instant)
  order by a_envoyer_le, detail ->> 'numero' nulls first, id
  limit :nombre
  for update skip locked
),
reserves as (
  update courriels
  set essais = essais + 1, bail_jusqu_au = :finDuBail
  from dus
  where courriels.id = dus.id
  returning courriels.*
)
select ${COURRIER_COLUMNS}
from reserves r
order by r.a_envoyer_le, r.detail ->> 'numero' nulls first, r.id`

// A reminder waits from its hour on, however long ago it was written.
const ETAT = `
with attente as (
  select case when genre = 'rappel_client' then a_envoyer_le else cree_le end as depuis
  from courriels
  where statut = 'a_envoyer' and (a_envoyer_le <= :instant or essais > 0)
)
select
  (select cast(count(*) as integer) from attente) as en_attente,
  (select min(depuis) from attente) as plus_ancien,
  (select cast(count(*) as integer) from courriels where statut = 'echoue') as echoues`

const EtatRow = t.strict({ en_attente: t.number, echoues: t.number, plus_ancien: t.union([Instant, t.null]) })

const DEMANDER_REINITIALISATION = `
insert into courriels (genre, email, a_envoyer_le, cree_le)
values ('reinitialisation', :email, :instant, :instant)`

/** Changes a mail as long as the worker still holds it: a later claim has raised `essais`. */
const terminer = (knex: Knex, { id, essais }: Reservation, change: Readonly<Record<string, unknown>>) =>
  pipe(
    query(PORT, () =>
      knex('courriels')
        .where({ id, essais, statut: 'a_envoyer' })
        .update({ bail_jusqu_au: null, ...change }),
    ),
    TE.map(() => undefined),
  )

/** Mails waiting in PostgreSQL. */
export const makePostgresOutbox = (knex: Knex): Outbox => ({
  ...postgresCourriersEchoues(knex),
  reserver: (instant, finDuBail, nombre) =>
    pipe(
      query(PORT, () => knex.raw<Result>(RESERVER, { instant, finDuBail, nombre })),
      TE.flatMapEither(decodeRows(PORT, CourrierRow)),
      TE.map((rows) => rows.map(fromCourrierRow)),
    ),
  marquerEnvoye: (courrier, instant) => terminer(knex, courrier, { statut: 'envoye', envoye_le: instant }),
  marquerEchoue: (courrier, prochainEssai, raison) =>
    terminer(knex, courrier, {
      // The reason comes from a foreign server, and PostgreSQL refuses texts with a NUL.
      derniere_erreur: raison.replaceAll('\0', ''),
      ...(prochainEssai === null ? { statut: 'echoue' } : { a_envoyer_le: prochainEssai }),
    }),
  marquerSansObjet: (courrier) => terminer(knex, courrier, { statut: 'sans_objet' }),
  demanderReinitialisation: (email, instant) =>
    pipe(
      query(PORT, () => knex.raw<Result>(DEMANDER_REINITIALISATION, { email, instant })),
      TE.map(() => undefined),
    ),
  etat: (instant) =>
    pipe(
      query(PORT, () => knex.raw<Result>(ETAT, { instant })),
      TE.flatMapEither(decodeRow(PORT, EtatRow)),
      TE.flatMap(TE.fromOption(() => portFailure(PORT)(new Error('no answer to a count')))),
      TE.map((row) => ({ enAttente: row.en_attente, echoues: row.echoues, plusAncien: row.plus_ancien })),
    ),
})
