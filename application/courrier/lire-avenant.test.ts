import { describe, expect, it } from 'vitest'
import * as O from '#fp/Option'
import { memoryStores } from '#adapters/memory/memory-stores.fixture'
import { sha256 } from '#adapters/security/sha256'
import { enregistrerCommande } from '#application/ports/dossiers.fixture'
import { reussir } from '#application/shared/run.fixture'
import { unAvenant } from '#domain/devis/avenant.fixture'
import { proposerAvenant } from '#domain/devis/proposer-avenant'
import { retirerDevis } from '#domain/devis/retirer-devis'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { dansHeures } from '#domain/rendez-vous/dossier.fixture'
import { lireAvenant } from './lire-avenant.ts'

/** What the mail that brings the second version tells. */
const uneScene = async () => {
  const stores = await memoryStores()
  const { id: prestationId } = await enregistrerCommande(stores, 1)
  await reussir(stores.devis.modifier(prestationId, (etat) => proposerAvenant(etat, unAvenant(), UN_INSTANT, sha256)))
  const courriers = await reussir(stores.outbox.reserver(UN_INSTANT, dansHeures(1), 10))
  const [courrier] = courriers.flatMap((un) => ('avenant' in un ? [un] : []))
  if (courrier === undefined) throw new Error('no mail waits')
  const lire = () => reussir(lireAvenant(stores)(courrier))
  return { stores, prestationId, lire }
}

describe('the mail that brings another quote', () => {
  it('tells it beside the one in force', async () => {
    const { lire } = await uneScene()
    expect(await lire()).toMatchObject({ value: { version: { version: 2 }, avant: { version: 1 } } })
  })

  it('tells nothing of one that was taken back before it left', async () => {
    const { stores, prestationId, lire } = await uneScene()
    await reussir(stores.devis.modifier(prestationId, (etat) => retirerDevis(etat, 2, UN_INSTANT)))
    expect(await lire()).toEqual(O.none)
  })
})
