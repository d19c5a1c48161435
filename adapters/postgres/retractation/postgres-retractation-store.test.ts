import { expect, it } from 'vitest'
import * as O from '#fp/Option'
import { enregistrerCommande } from '#application/ports/dossiers.fixture'
import { describeRetractationEffacee, describeRetractationStore } from '#application/ports/retractation-store.contract'
import { reussir } from '#application/shared/run.fixture'
import { dansHeures } from '#domain/rendez-vous/dossier.fixture'
import { uneDeclaration } from '#domain/retractation/declaration.fixture'
import { traiterDeclaration } from '#domain/retractation/traiter-declaration'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'

describeOnDatabases('PostgreSQL', (knex, kind) => {
  describeRetractationStore(kind, () => postgresStores(knex()))
  describeRetractationEffacee(kind, () => postgresStores(knex()))

  const DECLARATION = uneDeclaration({ email: 'cliente1@courriel.example', recueLe: dansHeures(1) })

  const declarer = async ({ retractations }: Awaited<ReturnType<typeof postgresStores>>) =>
    retractations.declarer(DECLARATION, (situation) => traiterDeclaration(DECLARATION, situation))()

  it('undoes everything when the mails cannot be written', async () => {
    const stores = await postgresStores(knex())
    const { id } = await enregistrerCommande(stores)
    const avant = await reussir(stores.prestations.suivi(id))
    await knex().raw("alter table courriels add constraint courriels_fermes check (genre <> 'retractation_client')")
    const resultat = await declarer(stores)
    await knex().raw('alter table courriels drop constraint courriels_fermes')
    expect(resultat).toMatchObject({ left: { _tag: 'PortFailure', port: 'retractations' } })
    expect(await reussir(stores.prestations.suivi(id))).toEqual(avant)
    expect(await knex()('retractations').select('id')).toEqual([])
  })

  it('undoes everything when what is written last cannot be encoded', async () => {
    const stores = await postgresStores(knex())
    const { id } = await enregistrerCommande(stores)
    const avant = await reussir(stores.prestations.suivi(id))
    const resultat = await stores.retractations.declarer(DECLARATION, (situation) => {
      const { recu, ...traitement } = traiterDeclaration(DECLARATION, situation)
      const illisible = {
        ...recu,
        get nom(): string {
          throw new Error('cannot be encoded')
        },
      }
      return { ...traitement, recu: illisible }
    })()
    expect(resultat).toMatchObject({ left: { _tag: 'PortFailure', port: 'retractations' } })
    expect(await reussir(stores.prestations.suivi(id))).toEqual(avant)
  })

  it('keeps a declaration when its order is erased', async () => {
    const stores = await postgresStores(knex())
    const { id } = await enregistrerCommande(stores)
    await declarer(stores)
    await knex()('prestations').delete()
    expect(O.isNone(await reussir(stores.prestations.parId(id)))).toBe(true)
    const { elements } = await reussir(stores.retractations.lister({ limite: 10, curseur: null }))
    expect(elements).toMatchObject([{ id: DECLARATION.id, prestationId: null, verdict: { issue: 'acceptee' } }])
  })
})
