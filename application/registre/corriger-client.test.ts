import { describe, expect, it } from 'vitest'
import type { Session } from '#application/shared/session'
import { unContact, uneAdresse } from '#domain/prestation/prestation.fixture'
import { coordonneesDe } from '#domain/registre/coordonnees'
import { echouer, reussir } from '../shared/run.fixture.ts'
import { corrigerClient, type DemandeDeCorrection } from './corriger-client.ts'
import { ADMIN, desRegistres, REFUSES } from './registre-ports.fixture.ts'

const CORRIGEES = coordonneesDe({
  ...unContact({ nom: 'Jeanne Dupond', telephone: '03 84 12 34 56' }),
  ...uneAdresse({ adresse: '3 rue des Salines' }),
})

const uneCliente = async () => {
  const registres = desRegistres()
  const { id } = await registres.ouvrirJeanne()
  const laCommande = () => {
    const [dossier] = [...registres.store.prestations.values()]
    if (dossier === undefined) throw new Error('no order')
    return dossier
  }
  const demande = (change: Partial<DemandeDeCorrection> = {}): DemandeDeCorrection => ({
    session: ADMIN,
    id,
    version: 1,
    coordonnees: CORRIGEES,
    commandes: true,
    ...change,
  })
  return { ...registres, id, laCommande, demande }
}

describe('corrigerClient', () => {
  it('puts right the account and its order, whose price stays', async () => {
    const { ports, store, id, laCommande, demande } = await uneCliente()
    const { prestation: avant } = laCommande()
    expect(await reussir(corrigerClient(ports)(demande()))).toEqual([avant.reference])
    expect(store.clients.get(id)).toMatchObject({ ...CORRIGEES, email: avant.contact.email, version: 2 })
    const { prestation } = laCommande()
    expect(prestation.contact).toEqual({ ...avant.contact, nom: CORRIGEES.nom, telephone: CORRIGEES.telephone })
    expect(prestation.adresse.adresse).toBe('3 rue des Salines')
    expect(prestation.estimation).toEqual(avant.estimation)
    expect(store.evenements.get(prestation.id)?.at(-1)).toMatchObject({
      auteur: 'entreprise',
      fait: { genre: 'coordonnees' },
    })
  })

  it('leaves the order alone when told so', async () => {
    const { ports, laCommande, demande } = await uneCliente()
    const avant = laCommande()
    expect(await reussir(corrigerClient(ports)(demande({ commandes: false })))).toEqual([])
    expect(laCommande()).toEqual(avant)
  })

  it('refuses over a correction that came first, and tells how the account stands', async () => {
    const { ports, store, id, demande } = await uneCliente()
    await reussir(corrigerClient(ports)(demande()))
    const nom = unContact({ nom: 'Jeanne Durand' }).nom
    const refus = await echouer(corrigerClient(ports)(demande({ coordonnees: { ...CORRIGEES, nom } })))
    expect(refus).toEqual({ _tag: 'ClientPerime', actuel: CORRIGEES, version: 2 })
    expect(store.clients.get(id)?.nom).toBe('Jeanne Dupond')
  })

  it('knows nobody by another id', async () => {
    const { ports, demande } = await uneCliente()
    expect(await echouer(corrigerClient(ports)(demande({ id: 'nobody' })))).toEqual({ _tag: 'ClientInconnu' })
  })

  it.each(REFUSES)('is refused to %s', async (_, session: Session, refus) => {
    const { ports, store, id, demande } = await uneCliente()
    expect(await echouer(corrigerClient(ports)(demande({ session })))).toEqual(refus)
    expect(store.clients.get(id)?.version).toBe(1)
  })
})
