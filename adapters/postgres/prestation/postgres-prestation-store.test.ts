import { describe, expect, it } from 'vitest'
import * as O from '#fp/Option'
import { uneNouvellePrestation } from '#domain/prestation/prestation.fixture'
import { describePrestationStore } from '#application/ports/prestation-store.contract'
import { reussir } from '#application/shared/run.fixture'
import { enregistrerCommande } from '#application/ports/dossiers.fixture'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'

describeOnDatabases('PostgreSQL', (knex, kind) => {
  const makeStores = () => postgresStores(knex())
  describePrestationStore(kind, makeStores)
  describe(`${kind}: a reference`, () => {
    it('leads to its own prestation', async () => {
      const stores = await makeStores()
      const une = await enregistrerCommande(stores, 1)
      const autre = await enregistrerCommande(stores, 2)
      expect(await reussir(stores.prestations.parReference(une.reference))).toEqual(O.some(une.id))
      expect(await reussir(stores.prestations.parReference(autre.reference))).toEqual(O.some(autre.id))
    })

    it('leads nowhere when nothing was ordered under it', async () => {
      const stores = await makeStores()
      await enregistrerCommande(stores, 1)
      expect(await reussir(stores.prestations.parReference(uneNouvellePrestation({}, 2).reference))).toEqual(O.none)
    })
  })
})
