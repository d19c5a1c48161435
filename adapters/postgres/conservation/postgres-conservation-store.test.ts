import { expect, it } from 'vitest'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { describeConservationDesFacturesDAcompte } from '#application/ports/conservation-acomptes-factures.contract'
import { describeConservationDesDevis } from '#application/ports/conservation-devis.contract'
import { describeConservationDesRestes } from '#application/ports/conservation-restes.contract'
import { describeConservationStore } from '#application/ports/conservation-store.contract'
import { describeContratsArchives } from '#application/ports/contrats-archives.contract'
import { enregistrerCommande } from '#application/ports/dossiers.fixture'
import { reussir } from '#application/shared/run.fixture'
import { dateCivile } from '#domain/calendrier/date-civile'
import { type GenreConserve, limiteDeConservation } from '#domain/conservation/calendrier'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'

const JOUR = dateCivile(2026, 11, 20)

const terme = (genre: GenreConserve) => ({ jour: JOUR, limite: limiteDeConservation(genre, JOUR) })

describeOnDatabases('PostgreSQL', (knex, kind) => {
  describeConservationStore(kind, () => postgresStores(knex()))
  describeConservationDesDevis(kind, () => postgresStores(knex()))
  describeConservationDesFacturesDAcompte(kind, () => postgresStores(knex()))
  describeConservationDesRestes(kind, () => postgresStores(knex()))
  describeContratsArchives(kind, () => postgresStores(knex()))

  it('reads a contract that was archived before the order kept its agreement', async () => {
    const stores = await postgresStores(knex())
    const { reference, contact } = await enregistrerCommande(stores, 1)
    const compte = O.toNullable(await reussir(stores.comptes.parEmail(contact.email)))
    const conservees = [{ reference, jusquAu: JOUR, raisons: ['contrat'] as const }]
    const effacement = { supprimees: [], conservees, messages: 0 }
    await reussir(stores.effacements.effacer(compte?.id ?? '', UN_INSTANT, () => E.right(effacement)))
    await knex().raw(
      "update contrats_archives set contrat = contrat - array['engagement', 'version_devis', 'appelee_le', 'versions']",
    )
    const contrat = O.toNullable(await reussir(stores.conservation.contrat(reference)))
    expect(contrat?.prestation).toMatchObject({
      contact,
      versionDevis: 1,
      engagement: { acheteur: { type: 'particulier' } },
    })
    expect(contrat?.versions).toEqual([])
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
