import { describe, expect, it } from 'vitest'
import { makeMemoryPrestationStore } from '#adapters/memory/memory-prestation-store.fixture'
import { sha256 } from '#adapters/security/node-hasher'
import { enregistrerCommande } from '#application/ports/dossiers.fixture'
import { reussir } from '#application/shared/run.fixture'
import { unAvenant } from '#domain/devis/avenant.fixture'
import { proposerAvenant } from '#domain/devis/proposer-avenant'
import { retirerDevis } from '#domain/devis/repondre-avenant'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { uneExpedition } from './expedition.fixture.ts'

/** An order whose second version waits to be mailed. */
const uneScene = async () => {
  const { store, ports, drain, mailer } = uneExpedition()
  const { id: prestationId } = await enregistrerCommande({ prestations: makeMemoryPrestationStore(store) }, 1)
  await reussir(ports.devis.modifier(prestationId, (etat) => proposerAvenant(etat, unAvenant(), UN_INSTANT, sha256)))
  const expedier = async () => {
    await reussir(drain)
    const { statut } = [...store.courriers.values()].find(({ genre }) => genre === 'avenant_client') ?? {}
    return { statut, courriel: mailer.envoyes().find(({ sujet }) => sujet.startsWith('Nouveau devis')) }
  }
  return { devis: ports.devis, prestationId, expedier }
}

describe('the mail that brings another quote', () => {
  it('tells it beside the one in force', async () => {
    const { expedier } = await uneScene()
    const { statut, courriel } = await expedier()
    expect(statut).toBe('envoye')
    expect(courriel?.texte).toMatch(/version 2, joint[^]*Nouveau total[^]*Total du devis précédent/)
  })

  it('tells nothing of one that was taken back before it left', async () => {
    const { devis, prestationId, expedier } = await uneScene()
    await reussir(devis.modifier(prestationId, (etat) => retirerDevis(etat, 2, UN_INSTANT)))
    expect(await expedier()).toEqual({ statut: 'sans_objet', courriel: undefined })
  })
})
