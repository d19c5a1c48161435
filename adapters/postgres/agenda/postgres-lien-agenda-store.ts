import * as t from 'io-ts'
import type { Knex } from 'knex'
import type { LienAgendaStore } from '#application/ports/lien-agenda-store'
import { Instant, oneOrNone, run } from '../query.ts'

const PORT = 'lienAgenda'

const LIRE = 'select empreinte, cree_le as "creeLe" from lien_agenda'

const POSER = `
insert into lien_agenda (empreinte, cree_le)
values (:empreinte, :creeLe)
on conflict (seul) do update set empreinte = excluded.empreinte, cree_le = excluded.cree_le`

const REVOQUER = 'delete from lien_agenda'

const LienRow = t.strict({ empreinte: t.string, creeLe: Instant })

/** The private address of the agenda in PostgreSQL. */
export const makePostgresLienAgendaStore = (knex: Knex): LienAgendaStore => ({
  lire: () => oneOrNone(knex, PORT, LienRow, LIRE),
  poser: ({ empreinte, creeLe }) => run(knex, PORT, POSER, { empreinte, creeLe }),
  revoquer: () => run(knex, PORT, REVOQUER),
})
