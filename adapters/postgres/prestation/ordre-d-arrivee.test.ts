import { expect, it } from 'vitest'
import { enregistrerCommande, proposer } from '#application/ports/dossiers.fixture'
import { reussir } from '#application/shared/run.fixture'
import { unMessage } from '#domain/message/message.fixture'
import { dansHeures } from '#domain/rendez-vous/dossier.fixture'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { down, up } from '../migrations/022_ordre_d_arrivee.ts'
import { postgresStores } from '../postgres-stores.fixture.ts'

describeOnDatabases('the order of writing', (knex) => {
  it('is, of what was there before it was kept, the one that was shown', async () => {
    const stores = await postgresStores(knex())
    const commande = await enregistrerCommande(stores)
    await reussir(proposer(stores, commande, [100, 150]))
    await reussir(proposer(stores, commande, [200], 2, dansHeures(1)))
    for (const graine of [2, 1]) await reussir(stores.messagesRecus.enregistrer(unMessage({}, graine)))
    await down(knex())
    expect(await knex().schema.hasColumn('messages', 'ordre')).toBe(false)
    await up(knex())
    const dates = await knex()('rendez_vous').orderBy(['proposition', 'rang']).select('proposition', 'rang')
    expect(dates.map(({ proposition, rang }) => [proposition, rang])).toEqual([
      [1, 0],
      [1, 1],
      [2, 0],
    ])
    const suivant = unMessage({}, 3)
    await reussir(stores.messagesRecus.enregistrer(suivant))
    const messages = await knex()('messages').orderBy('ordre').pluck('id')
    expect(messages).toEqual([unMessage({}, 1).id, unMessage({}, 2).id, suivant.id])
  })
})
