import { expect, it } from 'vitest'
import { describeAbsenceStore } from '#application/ports/absence-store.contract'
import { reussir } from '#application/shared/run.fixture'
import { uneAbsence } from '#domain/agenda/absence.fixture'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { makePostgresAbsenceStore } from './postgres-agenda-store.ts'
import { postgresStores } from '../postgres-stores.fixture.ts'

describeOnDatabases('PostgreSQL', (knex, kind) => {
  describeAbsenceStore(kind, () => postgresStores(knex()))

  it('tells recent time off from memory for ten seconds, then what another instance changed', async () => {
    const autre = (await postgresStores(knex())).absences
    let ms = 0
    const ici = makePostgresAbsenceStore(knex(), () => ms)
    const recentesA = (instant: number) => {
      ms = instant
      return reussir(ici.recentes())
    }
    expect(await recentesA(0)).toEqual([])
    await reussir(autre.ajouter(uneAbsence()))
    expect(await recentesA(9_999)).toEqual([])
    expect(await recentesA(10_000)).toEqual([uneAbsence()])
  })

  it('keeps nothing that was read while it changed here', async () => {
    const { absences } = await postgresStores(knex())
    const lues = absences.recentes()()
    await reussir(absences.ajouter(uneAbsence()))
    await lues
    expect(await reussir(absences.recentes())).toEqual([uneAbsence()])
  })

  it('tells a failure, and keeps none', async () => {
    const { absences } = await postgresStores(knex())
    await knex().schema.renameTable('absences', 'ailleurs')
    const lues = await absences.recentes()()
    await knex().schema.renameTable('ailleurs', 'absences')
    expect(lues).toMatchObject({ _tag: 'Left', left: { _tag: 'PortFailure' } })
    expect(await reussir(absences.recentes())).toEqual([])
  })
})
