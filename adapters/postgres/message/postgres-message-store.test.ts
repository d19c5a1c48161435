import { expect, it } from 'vitest'
import * as O from '#fp/Option'
import { describeMessageStore } from '#application/ports/message-store.contract'
import { echouer, reussir } from '#application/shared/run.fixture'
import { unMessage } from '#domain/message/message.fixture'
import { ouvrirFil } from '#domain/message/suite'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'

describeOnDatabases('PostgreSQL', (knex, kind) => {
  describeMessageStore(kind, () => postgresStores(knex()))

  it('keeps no message whose mail cannot be written', async () => {
    const { messages } = await postgresStores(knex())
    await knex().raw('alter table courriels add constraint courriels_fermes check (message_id is null)')
    const echec = await echouer(messages.enregistrer(ouvrirFil(unMessage())))
    await knex().raw('alter table courriels drop constraint courriels_fermes')
    expect(echec).toMatchObject({ _tag: 'PortFailure', port: 'messages', cause: { constraint: 'courriels_fermes' } })
    expect(await reussir(messages.parId(unMessage().id))).toEqual(O.none)
  })
})
