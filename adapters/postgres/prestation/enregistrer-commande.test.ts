import type { Knex } from 'knex'
import { expect, it } from 'vitest'
import * as O from '#fp/Option'
import { describeCommandes } from '#application/ports/commandes.contract'
import { reussir } from '#application/shared/run.fixture'
import { unContact, uneNouvellePrestation } from '#domain/prestation/prestation.fixture'
import { eventually } from '#infrastructure/database/eventually.fixture'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { makePostgresPrestationStore } from './postgres-prestation-store.ts'
import { postgresStores } from '../postgres-stores.fixture.ts'

const CLE = O.some({ cle: 'k', empreinte: 'empreinte' })

const waiting = (knex: Knex) => async (): Promise<number> => {
  const { rows } = await knex.raw(
    "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rows.length
}

type Suite = { readonly undone: boolean; readonly cle: typeof CLE | O.None; readonly email: string }

/** Sends a second order while the first is still open, and returns the result of the second. */
const pendantUneAutre = async (knex: Knex, { undone, cle, email }: Suite) => {
  const { prestations } = await postgresStores(knex)
  const seconde = uneNouvellePrestation({ contact: unContact({ email }) }, 2)
  const { promise: result, resolve } =
    Promise.withResolvers<Awaited<ReturnType<ReturnType<typeof prestations.enregistrer>>>>()
  const premiere = knex.transaction(async (trx) => {
    await reussir(makePostgresPrestationStore(trx).enregistrer(uneNouvellePrestation(), cle))
    void prestations.enregistrer(seconde, cle)().then(resolve)
    await eventually(waiting(knex), (count) => count === 1)
    if (undone) throw new Error('undone')
  })
  await premiere.catch(() => undefined)
  return result
}

const ouvertures = async (knex: Knex): Promise<readonly string[]> =>
  knex('courriels').where({ ouvre_compte: true }).pluck('prestation_id')

const MEME = unContact().email
const AUTRE = 'autre@courriel.example'

describeOnDatabases('PostgreSQL', (knex, kind) => {
  describeCommandes(kind, () => postgresStores(knex()))

  it('has a repeated request wait for the first, which is recorded', async () => {
    const result = await pendantUneAutre(knex(), { undone: false, cle: CLE, email: AUTRE })
    expect(result).toMatchObject({ _tag: 'Left', left: { _tag: 'CleConnue' } })
    expect(await knex()('clients').pluck('email')).toEqual([MEME])
  })

  it('has a repeated request wait for the first, and records it when the first is undone', async () => {
    const result = await pendantUneAutre(knex(), { undone: true, cle: CLE, email: AUTRE })
    expect(result).toMatchObject({ _tag: 'Right', right: { contact: { email: AUTRE } } })
    expect(await knex()('clients').pluck('email')).toEqual([AUTRE])
  })

  it('has a second order under a new address wait for the first, and joins its account', async () => {
    const result = await pendantUneAutre(knex(), { undone: false, cle: O.none, email: MEME })
    expect(result._tag).toBe('Right')
    expect(await ouvertures(knex())).toEqual([uneNouvellePrestation().id])
  })

  it('has a second order under a new address open the account when the first is undone', async () => {
    const result = await pendantUneAutre(knex(), { undone: true, cle: O.none, email: MEME })
    expect(result._tag).toBe('Right')
    expect(await ouvertures(knex())).toEqual([uneNouvellePrestation({}, 2).id])
  })

  it('reports what the database refuses for a reason of its own as a failure of the port', async () => {
    const { prestations } = await postgresStores(knex())
    await knex().schema.renameTable('clients', 'ailleurs')
    const commande = uneNouvellePrestation()
    const result = await prestations.enregistrer(commande, O.none)()
    await knex().schema.renameTable('ailleurs', 'clients')
    expect(result).toMatchObject({
      _tag: 'Left',
      left: { _tag: 'PortFailure', port: 'prestations', cause: { code: '42P01' } },
    })
  })
})
