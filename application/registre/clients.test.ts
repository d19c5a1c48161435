import * as O from '#fp/Option'
import { describe, expect, it } from 'vitest'
import { useStores } from '#adapters/postgres/postgres-stores.fixture'
import { unEmail } from '#domain/compte/compte.fixture'
import { unContact, uneAdresse, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { coordonneesDe } from '#domain/registre/coordonnees'
import { annulerPrestation } from '#domain/rendez-vous/changer-statut'
import { dansHeures } from '#domain/rendez-vous/dossier.fixture'
import { desComptesSurBase, JEANNE, SAPIN } from '../compte/compte-ports.fixture.ts'
import { ouvrirSession, reconnaitreSession } from '../compte/ouvrir-session.ts'
import { echouer, reussir } from '../shared/run.fixture.ts'
import { ADMIN } from '../shared/session.fixture.ts'
import { corrigerClient, type DemandeDeCorrection } from './clients.ts'

const CORRIGEES = coordonneesDe({
  ...unContact({ nom: 'Jeanne Dupond', telephone: '03 84 12 34 56' }),
  ...uneAdresse({ adresse: '3 rue des Salines' }),
})

const PATRON = unEmail('patron@atelier.example')

const NOUVELLE = unEmail('jeanne@courriel.example')

const makeStores = useStores()

/** Jeanne, who has ordered and chosen a password. */
const uneCliente = async () => {
  const registres = desComptesSurBase(await makeStores(), [PATRON])
  const { ports } = registres
  const { id, jetonVersion } = await registres.ouvrir()
  const empreinte = await reussir(ports.hasher.hacher(SAPIN))
  await reussir(ports.comptes.changerMotDePasse(id, empreinte, jetonVersion))
  const compte = async () => {
    const lu = O.toNullable(await reussir(ports.comptes.parId(id)))
    if (lu === null) throw new Error('no such account')
    return lu
  }
  const laVersion = async () => O.toNullable(await reussir(ports.clients.fiche(id)))?.version
  const demande = (change: Partial<DemandeDeCorrection> = {}): DemandeDeCorrection => ({
    admin: ADMIN,
    id,
    version: 1,
    coordonnees: CORRIGEES,
    commandes: true,
    ...change,
  })
  return { ...registres, id, compte, laVersion, demande }
}

describe('corrigerClient', () => {
  it('puts right the account and its order, whose price stays', async () => {
    const { ports, compte, laVersion, laCommande, demande } = await uneCliente()
    const { prestation: avant } = await laCommande()
    expect(await reussir(corrigerClient(ports)(demande()))).toEqual({ corrigees: [avant.reference], suivies: [] })
    expect(await compte()).toMatchObject({ ...CORRIGEES, email: avant.contact.email })
    expect(await laVersion()).toBe(2)
    const { prestation } = await laCommande()
    expect(prestation.contact).toEqual({ ...avant.contact, nom: CORRIGEES.nom, telephone: CORRIGEES.telephone })
    expect(prestation.adresse.adresse).toBe('3 rue des Salines')
    expect(prestation.estimation).toEqual(avant.estimation)
    const suivi = O.toNullable(await reussir(ports.prestations.suivi(prestation.id)))
    expect(suivi?.evenements.at(-1)).toMatchObject({
      auteur: 'entreprise',
      fait: { genre: 'coordonnees' },
    })
  })

  it('leaves the order alone when told so', async () => {
    const { ports, laCommande, demande } = await uneCliente()
    const avant = await laCommande()
    const rien = { corrigees: [], suivies: [] }
    expect(await reussir(corrigerClient(ports)(demande({ commandes: false })))).toEqual(rien)
    expect(await laCommande()).toEqual(avant)
  })

  it('tells the order that is called off apart: it only follows the mail address', async () => {
    const { ports, laCommande, demande } = await uneCliente()
    const { prestation } = await laCommande()
    await reussir(
      ports.prestations.modifier(prestation.id, UN_INSTANT, (lu) => annulerPrestation(lu, '', UN_INSTANT, 'client')),
    )
    const suivie = { corrigees: [], suivies: [prestation.reference] }
    const coordonnees = { ...CORRIGEES, email: NOUVELLE }
    expect(await reussir(corrigerClient(ports)(demande({ coordonnees })))).toEqual(suivie)
  })

  it('refuses over a correction that came first, and tells how the account stands', async () => {
    const { ports, compte, demande } = await uneCliente()
    await reussir(corrigerClient(ports)(demande()))
    const nom = unContact({ nom: 'Jeanne Durand' }).nom
    const refus = await echouer(corrigerClient(ports)(demande({ coordonnees: { ...CORRIGEES, nom } })))
    expect(refus).toEqual({ _tag: 'ClientPerime', actuel: CORRIGEES, version: 2 })
    expect((await compte()).nom).toBe('Jeanne Dupond')
  })

  it('keeps the mail address when none is given', async () => {
    const { ports, compte, demande } = await uneCliente()
    const { jetonVersion } = await compte()
    await reussir(corrigerClient(ports)(demande({ coordonnees: { ...CORRIGEES, email: null } })))
    expect(await compte()).toMatchObject({ nom: 'Jeanne Dupond', email: JEANNE, jetonVersion })
    const courriers = await reussir(ports.outbox.reserver(dansHeures(1), dansHeures(2), 10))
    expect(courriers.filter((courrier) => 'email' in courrier)).toEqual([])
  })

  it('opens the account by the new mail address alone, once the mail that goes there has been read', async () => {
    const { ports, id, compte, laCommande, demande } = await uneCliente()
    const { jetonVersion } = await compte()
    const [jeton, motDePasse] = [{ clientId: id, jetonVersion, temporaire: false }, SAPIN]
    expect(await reussir(reconnaitreSession(ports)(jeton))).toMatchObject({ _tag: 'Client' })
    await reussir(corrigerClient(ports)(demande({ coordonnees: { ...CORRIGEES, email: NOUVELLE }, commandes: false })))
    expect(await reussir(reconnaitreSession(ports)(jeton))).toEqual({ _tag: 'Visiteur' })
    for (const email of [unEmail(JEANNE), NOUVELLE]) {
      const refus = await echouer(ouvrirSession(ports)({ email, motDePasse, adresse: '192.0.2.1' }))
      expect(refus._tag).toBe('IdentifiantsIncorrects')
    }
    expect((await laCommande()).prestation.contact).toMatchObject({ nom: 'Jeanne Dupont', email: NOUVELLE })
    const courriers = await reussir(ports.outbox.reserver(dansHeures(1), dansHeures(2), 10))
    const auCompte = courriers.filter((courrier) => 'email' in courrier)
    expect(auCompte.toSorted((a, b) => (a.genre < b.genre ? 1 : -1))).toMatchObject([
      { genre: 'nouvelle_adresse', email: NOUVELLE },
      { genre: 'ancienne_adresse', email: JEANNE, clientId: id },
    ])
  })

  it('gives nobody the mail address of another account', async () => {
    const { ports, compte, laVersion, ouvrir, demande } = await uneCliente()
    const autre = await ouvrir(NOUVELLE)
    const refus = await echouer(corrigerClient(ports)(demande({ coordonnees: { ...CORRIGEES, email: NOUVELLE } })))
    expect(refus).toEqual({ _tag: 'EmailPris', clientId: autre.id, nom: autre.nom })
    expect([(await compte()).nom, await laVersion()]).toEqual(['Jeanne Dupont', 1])
  })

  it('makes no admin, and does not move one to another address', async () => {
    const { ports, compte, laVersion, demande } = await uneCliente()
    const vers = (email: typeof PATRON) =>
      echouer(corrigerClient(ports)(demande({ coordonnees: { ...CORRIGEES, email } })))
    expect(await vers(PATRON)).toEqual({ _tag: 'EmailDAdmin' })
    await reussir(ports.comptes.nommerAdmin(await compte()))
    expect(await vers(NOUVELLE)).toEqual({ _tag: 'EmailDAdmin' })
    expect([(await compte()).email, await laVersion()]).toEqual([JEANNE, 1])
  })

  it('knows nobody by another id', async () => {
    const { ports, demande } = await uneCliente()
    expect(await echouer(corrigerClient(ports)(demande({ id: 'nobody' })))).toEqual({ _tag: 'ClientInconnu' })
  })
})
