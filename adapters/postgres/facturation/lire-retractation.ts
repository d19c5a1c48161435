import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { PortFailure } from '#application/shared/port-failure'
import { Verdict } from '#domain/retractation/verdict'
import { oneOrNone } from '../query.ts'
import { PORT } from './ecrire-piece.ts'

const DERNIERE = `
select verdict
from retractations
where prestation_id = :id
  and issue in ('acceptee', 'a_regler')
  and not cast(verdict ->> 'repetee' as boolean)
order by id desc
limit 1`

const RetractationRow = t.strict({ verdict: Verdict })

/** What the last withdrawal from an order that took effect came to. */
export const lireRetractation = (knex: Knex, id: string): TE.TaskEither<PortFailure, O.Option<Verdict>> =>
  pipe(oneOrNone(knex, PORT, RetractationRow, DERNIERE, { id }), TE.map(O.map(({ verdict }) => verdict)))
