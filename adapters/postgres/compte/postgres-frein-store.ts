import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { FreinStore } from '#application/ports/frein-store'
import { type PortFailure, portFailure } from '#application/shared/port-failure'
import type { Compteur } from '#domain/compte/frein'
import { Instant, oneOrNone, run } from '../query.ts'
import { inTransaction } from '../in-transaction.ts'

const PORT = 'freins'

// The update that changes nothing takes the row's lock, so that every other attempt of the key waits for the end of this one.
const LIRE = `
insert into freins (cle, essais, dernier_le)
values (:cle, 0, 'epoch')
on conflict (cle) do update set cle = excluded.cle
returning essais, dernier_le as "dernierLe", clock_timestamp() as maintenant`

// What no brake remembers goes away a little at a time; a row that somebody is counting on is left to them.
const ECRIRE = `
with anciens as (
  delete from freins
  where cle in (
    select cle from freins
    where dernier_le < cast(:dernierLe as timestamptz) - interval '1 day' and cle <> :cle
    order by dernier_le limit 10
    for update skip locked
  )
)
update freins set essais = :essais, dernier_le = :dernierLe where cle = :cle`

const CompteurRow = t.strict({ essais: t.number, dernierLe: Instant, maintenant: Instant })

const toCompteur = ({ essais, dernierLe }: t.TypeOf<typeof CompteurRow>): Compteur | null =>
  essais > 0 ? { essais, dernierLe } : null

const OUBLIER = 'delete from freins where cle = any(:cles)'

const oublier = (knex: Knex, cles: readonly string[]) => run(knex, PORT, OUBLIER, { cles })

const ecrire = (knex: Knex, cle: string, { essais, dernierLe }: Compteur) =>
  run(knex, PORT, ECRIRE, { cle, essais, dernierLe })

const compter = <R>(
  knex: Knex,
  cle: string,
  decider: (compteur: Compteur | null, maintenant: Date) => E.Either<R, Compteur>,
): TE.TaskEither<PortFailure | R, void> =>
  pipe(
    oneOrNone(knex, PORT, CompteurRow, LIRE, { cle }),
    TE.flatMapEither((row): E.Either<PortFailure | R, Compteur> =>
      O.isSome(row)
        ? decider(toCompteur(row.value), row.value.maintenant)
        : E.left(portFailure(PORT)(new Error('no counter was answered'))),
    ),
    TE.flatMap((suite) => ecrire(knex, cle, suite)),
  )

/** Counters of attempts in PostgreSQL. */
export const makePostgresFreinStore = (knex: Knex): FreinStore => ({
  compter: (cle, decider) => inTransaction(PORT, knex, (trx) => compter(trx, cle, decider)()),
  oublier: (cles) => oublier(knex, cles),
})
