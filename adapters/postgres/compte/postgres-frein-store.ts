import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as E from '#fp/Either'
import type { FreinStore } from '#application/ports/frein-store'
import type { Compteur } from '#domain/compte/frein'
import { Instant, one, orThrow, run } from '../query.ts'
import { inTransaction } from '../in-transaction.ts'

const PORT = 'freins'

// The update changes nothing but locks the row, so that other attempts of this key wait.
const LIRE = `
insert into freins (cle, essais, dernier_le)
values (:cle, 0, 'epoch')
on conflict (cle) do update set cle = excluded.cle
returning essais, dernier_le as "dernierLe", clock_timestamp() as maintenant`

// Deletes a few forgotten counters each time, except rows that another attempt has locked.
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

const OUBLIER = 'delete from freins where cle = any(:cles)'

const compter = async <R>(
  trx: Knex,
  cle: string,
  decider: (compteur: Compteur | null, maintenant: Date) => E.Either<R, Compteur>,
): Promise<E.Either<R, void>> => {
  const { essais, dernierLe, maintenant } = await orThrow(one(trx, PORT, CompteurRow, LIRE, { cle }))
  const suite = decider(essais > 0 ? { essais, dernierLe } : null, maintenant)
  if (E.isLeft(suite)) return suite
  await trx.raw(ECRIRE, { cle, ...suite.right })
  return E.right(undefined)
}

export const makePostgresFreinStore = (knex: Knex): FreinStore => ({
  compter: (cle, decider) => inTransaction(PORT, knex, (trx) => compter(trx, cle, decider)),
  oublier: (cles) => run(knex, PORT, OUBLIER, { cles }),
})
