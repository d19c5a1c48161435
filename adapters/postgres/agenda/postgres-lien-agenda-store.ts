import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { LienAgendaStore } from '#application/ports/lien-agenda-store'
import { Instant, oneOrNone, run } from '../query.ts'

const PORT = 'lienAgenda'

const LIRE = 'select empreinte, cree_le from lien_agenda'

const POSER = `
insert into lien_agenda (empreinte, cree_le)
values (:empreinte, :creeLe)
on conflict (seul) do update set empreinte = excluded.empreinte, cree_le = excluded.cree_le`

const REVOQUER = 'delete from lien_agenda'

const LienRow = t.strict({ empreinte: t.string, cree_le: Instant })

const write = (knex: Knex, sql: string, bindings: Readonly<Record<string, unknown>>) => run(knex, PORT, sql, bindings)

/** The private address of the agenda in PostgreSQL. */
export const makePostgresLienAgendaStore = (knex: Knex): LienAgendaStore => ({
  lire: () =>
    pipe(
      oneOrNone(knex, PORT, LienRow, LIRE),
      TE.map(O.map(({ empreinte, cree_le }) => ({ empreinte, creeLe: cree_le }))),
    ),
  poser: ({ empreinte, creeLe }) => write(knex, POSER, { empreinte, creeLe }),
  revoquer: () => write(knex, REVOQUER, {}),
})
