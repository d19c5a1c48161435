import { expect, it } from 'vitest'
import { describeConservationStore } from '#application/ports/conservation-store.contract'
import { enregistrerCommande } from '#application/ports/dossiers.fixture'
import { reussir } from '#application/shared/run.fixture'
import { dateCivile } from '#domain/calendrier/date-civile'
import { type GenreConserve, limiteDeConservation } from '#domain/conservation/calendrier'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'

const JOUR = dateCivile(2026, 11, 20)

const terme = (genre: GenreConserve) => ({ jour: JOUR, limite: limiteDeConservation(genre, JOUR) })

describeOnDatabases('PostgreSQL', (knex, kind) => {
  describeConservationStore(kind, () => postgresStores(knex()))

  it('drops amendments that nobody agreed to, once their order is closed', async () => {
    const stores = await postgresStores(knex())
    const [close, ouverte] = [await enregistrerCommande(stores, 1), await enregistrerCommande(stores, 2)]
    await knex()('prestations').where({ id: close.id }).update({ statut: 'annulé' })
    for (const { id } of [close, ouverte]) {
      await knex().raw(
        `insert into devis_versions (prestation_id, version, estimation, motif, statut, emise_le, texte_accepte, empreinte)
         values (:id, 2, '{}', '', 'refuse', '2025-01-01', '', ''), (:id, 3, '{}', '', 'accepte', '2025-01-01', '', ''),
           (:id, 4, '{}', '', 'retire', '2025-01-02', '', '')`,
        { id },
      )
    }
    const { conservation } = stores
    const etat = { total: 4, aTerme: 2, retenus: 2, plusAncien: '2025-01-01' }
    expect(await reussir(conservation.etat('avenants', terme('avenants'), []))).toEqual(etat)
    expect(await reussir(conservation.retirer('avenants', terme('avenants'), 10))).toBe(2)
    expect(await knex()('devis_versions').where({ prestation_id: close.id }).pluck('version')).toEqual([3])
  })

  it('lets archived contracts go by the last day that was written with them', async () => {
    const { conservation } = await postgresStores(knex())
    await knex()('contrats_archives').insert([
      { reference: 'PREST-AAAAAA', jusqu_au: '2026-11-19', contrat: '{}' },
      { reference: 'PREST-BBBBBB', jusqu_au: '2026-11-20', contrat: '{}' },
    ])
    expect(await reussir(conservation.retirer('contrats', terme('contrats'), 10))).toBe(1)
    expect(await knex()('contrats_archives').pluck('reference')).toEqual(['PREST-BBBBBB'])
  })
})
