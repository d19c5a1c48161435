import { describe, expect, it } from 'vitest'
import type { Session } from '#application/shared/session'
import { unEmail } from '#domain/compte/compte.fixture'
import { unContact, uneAdresse } from '#domain/prestation/prestation.fixture'
import { coordonneesDe } from '#domain/registre/coordonnees'
import { JEANNE, SAPIN } from '../compte/compte-ports.fixture.ts'
import { ouvrirSession } from '../compte/ouvrir-session.ts'
import { reconnaitreSession } from '../compte/reconnaitre-session.ts'
import { echouer, reussir } from '../shared/run.fixture.ts'
import { corrigerClient, type DemandeDeCorrection } from './corriger-client.ts'
import { ADMIN, desRegistres, REFUSES } from './registre-ports.fixture.ts'

const CORRIGEES = coordonneesDe({
  ...unContact({ nom: 'Jeanne Dupond', telephone: '03 84 12 34 56' }),
  ...uneAdresse({ adresse: '3 rue des Salines' }),
})

const PATRON = unEmail('patron@atelier.example')

const NOUVELLE = unEmail('jeanne@courriel.example')

const uneCliente = async () => {
  const registres = desRegistres([PATRON])
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
    expect(await reussir(corrigerClient(ports)(demande()))).toEqual({ corrigees: [avant.reference], suivies: [] })
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
    const rien = { corrigees: [], suivies: [] }
    expect(await reussir(corrigerClient(ports)(demande({ commandes: false })))).toEqual(rien)
    expect(laCommande()).toEqual(avant)
  })

  it('tells the order that is called off apart: it only follows the mail address', async () => {
    const { ports, store, laCommande, demande } = await uneCliente()
    const { prestation, ...reste } = laCommande()
    store.prestations.set(prestation.id, { ...reste, prestation: { ...prestation, statut: 'annulé' } })
    const suivie = { corrigees: [], suivies: [prestation.reference] }
    const coordonnees = { ...CORRIGEES, email: NOUVELLE }
    expect(await reussir(corrigerClient(ports)(demande({ coordonnees })))).toEqual(suivie)
  })

  it('refuses over a correction that came first, and tells how the account stands', async () => {
    const { ports, store, id, demande } = await uneCliente()
    await reussir(corrigerClient(ports)(demande()))
    const nom = unContact({ nom: 'Jeanne Durand' }).nom
    const refus = await echouer(corrigerClient(ports)(demande({ coordonnees: { ...CORRIGEES, nom } })))
    expect(refus).toEqual({ _tag: 'ClientPerime', actuel: CORRIGEES, version: 2 })
    expect(store.clients.get(id)?.nom).toBe('Jeanne Dupond')
  })

  it('keeps the mail address when none is given', async () => {
    const { ports, store, id, demande } = await uneCliente()
    await reussir(corrigerClient(ports)(demande({ coordonnees: { ...CORRIGEES, email: null } })))
    expect(store.clients.get(id)).toMatchObject({ nom: 'Jeanne Dupond', email: JEANNE, jetonVersion: 1 })
    expect([...store.courriers.values()].filter((courrier) => 'email' in courrier)).toEqual([])
  })

  it('opens the account by the new mail address alone, once the mail that goes there has been read', async () => {
    const { ports, store, id, laCommande, demande } = await uneCliente()
    const [jeton, motDePasse] = [{ clientId: id, jetonVersion: 1, temporaire: false }, SAPIN]
    expect(await reussir(reconnaitreSession(ports)(jeton))).toMatchObject({ _tag: 'Client' })
    await reussir(corrigerClient(ports)(demande({ coordonnees: { ...CORRIGEES, email: NOUVELLE }, commandes: false })))
    expect(await reussir(reconnaitreSession(ports)(jeton))).toEqual({ _tag: 'Visiteur' })
    for (const email of [unEmail(JEANNE), NOUVELLE]) {
      const refus = await echouer(ouvrirSession(ports)({ email, motDePasse, adresse: '192.0.2.1' }))
      expect(refus._tag).toBe('IdentifiantsIncorrects')
    }
    expect(laCommande().prestation.contact).toMatchObject({ nom: 'Jeanne Dupont', email: NOUVELLE })
    expect([...store.courriers.values()].slice(-2)).toMatchObject([
      { genre: 'nouvelle_adresse', email: NOUVELLE },
      { genre: 'ancienne_adresse', email: JEANNE, clientId: id },
    ])
  })

  it('gives nobody the mail address of another account', async () => {
    const { ports, store, id, ouvrir, demande } = await uneCliente()
    const autre = await ouvrir({}, NOUVELLE)
    const refus = await echouer(corrigerClient(ports)(demande({ coordonnees: { ...CORRIGEES, email: NOUVELLE } })))
    expect(refus).toEqual({ _tag: 'EmailPris', clientId: autre.id, nom: autre.nom })
    expect(store.clients.get(id)).toMatchObject({ nom: 'Jeanne Dupont', version: 1 })
  })

  it('makes no admin, and does not move one to another address', async () => {
    const { ports, store, id, demande } = await uneCliente()
    const vers = (email: typeof PATRON) =>
      echouer(corrigerClient(ports)(demande({ coordonnees: { ...CORRIGEES, email } })))
    expect(await vers(PATRON)).toEqual({ _tag: 'EmailDAdmin' })
    const client = store.clients.get(id)
    if (client !== undefined) store.clients.set(id, { ...client, role: 'admin' })
    expect(await vers(NOUVELLE)).toEqual({ _tag: 'EmailDAdmin' })
    expect(store.clients.get(id)).toMatchObject({ email: JEANNE, version: 1 })
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
