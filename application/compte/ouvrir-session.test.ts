import * as E from '#fp/Either'
import { describe, expect, it } from 'vitest'
import { makeMemoryClock } from '#adapters/memory/memory-clock.fixture'
import { unEmail, unMotDePasse } from '#domain/compte/compte.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { echouer, reussir } from '../shared/run.fixture.ts'
import { unAdmin, unClient } from '../shared/session.fixture.ts'
import { VISITEUR, type Connecte } from '../shared/session.ts'
import { AUTRE, desComptes, HEURE, JEANNE, SAPIN } from './compte-ports.fixture.ts'
import { type Identifiants, ouvrirSession, reconnaitreSession, lireProfil } from './ouvrir-session.ts'

const MINUTE = 60_000

const uneConnexion = async (adminEmails: readonly string[] = []) => {
  const comptes = desComptes(adminEmails.map(unEmail))
  const jeanne = await comptes.ouvrirJeanne()
  /** The kind of session that opens, or why none does. */
  const essayer = async (essai: Partial<Identifiants> = {}): Promise<string> => {
    const identifiants = { email: unEmail(JEANNE), motDePasse: SAPIN, adresse: '192.0.2.1', ...essai }
    const session = await ouvrirSession(comptes.ports)(identifiants)()
    if (E.isRight(session)) return session.right.genre
    return session.left._tag === 'TropDEssais' ? `attendre ${session.left.attendreS}` : session.left._tag
  }
  const fois = async (nombre: number, essai: (rang: number) => Partial<Identifiants>): Promise<readonly string[]> => {
    const issues: string[] = []
    for (let rang = 0; rang < nombre; rang += 1) issues.push(await essayer(essai(rang)))
    return issues
  }
  return { ...comptes, jeanne, essayer, fois }
}

const FAUX = 'IdentifiantsIncorrects'

const rates = (nombre: number): readonly string[] => Array.from({ length: nombre }, () => FAUX)

describe('ouvrirSession', () => {
  it('opens the session of the account, with the version of its tokens', async () => {
    const { ports, jeanne } = await uneConnexion()
    const session = await reussir(
      ouvrirSession(ports)({ email: unEmail(JEANNE), motDePasse: SAPIN, adresse: '192.0.2.1' }),
    )
    expect(session).toMatchObject({ compte: { id: jeanne.id, email: JEANNE, jetonVersion: 1 }, genre: 'client' })
  })

  it('says the same of an unknown address, a wrong password and an account without password', async () => {
    const { essayer, ouvrir } = await uneConnexion()
    await ouvrir({}, 'paul.martin@courriel.example')
    expect(await essayer({ motDePasse: AUTRE })).toBe(FAUX)
    expect(await essayer({ email: unEmail('inconnu@courriel.example') })).toBe(FAUX)
    expect(await essayer({ email: unEmail('paul.martin@courriel.example') })).toBe(FAUX)
    expect(await essayer({ motDePasse: unMotDePasse(`${SAPIN} `) })).toBe(FAUX)
  })

  it('opens an admin session by the role, or by an address of the settings', async () => {
    const parRole = await uneConnexion()
    await parRole.ouvrir({ role: 'admin' })
    expect(await parRole.essayer()).toBe('admin')
    expect(await (await uneConnexion([JEANNE])).essayer()).toBe('admin')
  })

  it('makes a stronger hash of the same password when the old one is out of date', async () => {
    const { jeanne, lire, ouvrir, essayer } = await uneConnexion()
    await ouvrir({ motDePasse: `ancienne:1:${SAPIN}` })
    expect(await essayer({ motDePasse: AUTRE })).toBe(FAUX)
    expect(lire(jeanne.id).motDePasse).toBe(`ancienne:1:${SAPIN}`)
    expect(await essayer()).toBe('client')
    expect(lire(jeanne.id)).toMatchObject({
      motDePasse: expect.stringMatching(/^memoire:\d+:Sapin de 1987$/),
      jetonVersion: 1,
    })
    expect(await essayer()).toBe('client')
  })
})

describe('ouvrirSession with a temporary password', () => {
  it('opens a session that only changes it, even to an admin; the chosen password opens nothing from then on', async () => {
    const { jeanne, envoyerTemporaire, essayer } = await uneConnexion([JEANNE])
    const motDePasse = await envoyerTemporaire(jeanne.id)
    expect(await essayer()).toBe('admin')
    expect(await essayer({ motDePasse })).toBe('temporaire')
    expect(await essayer({ motDePasse: unMotDePasse(` ${motDePasse}\n`) })).toBe('temporaire')
    expect(await essayer()).toBe(FAUX)
  })

  it('ends the sessions that were open when it is used, not when it is asked for', async () => {
    const { ports, jeanne, lire, envoyerTemporaire } = await uneConnexion()
    const motDePasse = await envoyerTemporaire(jeanne.id)
    expect(lire(jeanne.id).jetonVersion).toBe(1)
    const entrer = (essai: string) =>
      reussir(ouvrirSession(ports)({ email: unEmail(JEANNE), motDePasse: unMotDePasse(essai), adresse: '192.0.2.1' }))
    expect(await entrer(SAPIN)).toMatchObject({ genre: 'client', compte: { jetonVersion: 1 } })
    expect(await entrer(motDePasse)).toMatchObject({ genre: 'temporaire', compte: { jetonVersion: 2 } })
    expect(lire(jeanne.id).jetonVersion).toBe(2)
  })

  it('opens nothing after 72 hours, nor once another was sent', async () => {
    const { ports, jeanne, envoyerTemporaire, essayer } = await uneConnexion()
    const premier = await envoyerTemporaire(jeanne.id)
    const second = await envoyerTemporaire(jeanne.id)
    expect(await essayer({ motDePasse: premier })).toBe(FAUX)
    ports.clock.avancer(72 * HEURE - 1)
    expect(await essayer({ motDePasse: second })).toBe('temporaire')
    ports.clock.avancer(1)
    expect(await essayer({ motDePasse: second })).toBe(FAUX)
  })
})

describe('ouvrirSession, tried again and again', () => {
  it('is waited for by the clock of the counters, however the one of the machine jumps', async () => {
    const { ports, fois } = await uneConnexion()
    const faux = { email: unEmail(JEANNE), motDePasse: AUTRE, adresse: '192.0.2.1' }
    expect(await fois(5, () => faux)).toEqual(rates(5))
    const enRetard = makeMemoryClock(new Date(UN_INSTANT.getTime() - 2 * HEURE))
    const essayer = ouvrirSession({ ...ports, clock: enRetard })({ ...faux, motDePasse: SAPIN })
    expect(await echouer(essayer)).toEqual({ _tag: 'TropDEssais', attendreS: 60 })
    ports.clock.avancer(MINUTE)
    expect(await reussir(essayer)).toMatchObject({ genre: 'client' })
  })

  it('lets five failures of one account through, then nobody from there, not even with the right password', async () => {
    const { essayer, fois, ports } = await uneConnexion()
    expect(await fois(6, () => ({ motDePasse: AUTRE }))).toEqual([...rates(5), 'attendre 60'])
    expect(await essayer()).toBe('attendre 60')
    expect(await essayer({ adresse: '198.51.100.7' })).toBe('client')
    ports.clock.avancer(MINUTE)
    expect(await essayer()).toBe('client')
  })

  it('counts an unknown address like a known one', async () => {
    const { fois } = await uneConnexion()
    const email = unEmail('inconnu@courriel.example')
    expect(await fois(6, () => ({ email }))).toEqual([...rates(5), 'attendre 60'])
  })

  it('counts before it checks: of twenty at once five are checked', async () => {
    const { essayer } = await uneConnexion()
    const issues = await Promise.all(Array.from({ length: 20 }, () => essayer({ motDePasse: AUTRE })))
    expect(issues.filter((issue) => issue === FAUX)).toHaveLength(5)
  })

  it('forgets the failures of an account once its owner is in', async () => {
    const { essayer, fois } = await uneConnexion()
    await fois(4, () => ({ motDePasse: AUTRE }))
    expect(await essayer()).toBe('client')
    expect(await fois(6, () => ({ motDePasse: AUTRE }))).toEqual([...rates(5), 'attendre 60'])
  })

  it('lets fifty failures of one network address through, over however many accounts', async () => {
    const { fois, essayer } = await uneConnexion()
    const autre = (rang: number) => ({ email: unEmail(`client${rang}@courriel.example`) })
    expect(await fois(51, autre)).toEqual([...rates(50), 'attendre 60'])
    expect(await essayer()).toBe('attendre 60')
    expect(await essayer({ adresse: '198.51.100.7' })).toBe('client')
  })

  it('counts no success against the network address, and forgives it no failure of others', async () => {
    const { fois } = await uneConnexion()
    expect(new Set(await fois(60, () => ({})))).toEqual(new Set(['client']))
    const melange = (rang: number) => (rang % 2 === 0 ? { email: unEmail(`client${rang}@courriel.example`) } : {})
    const issues = await fois(102, melange)
    expect(issues.filter((issue) => issue === FAUX)).toHaveLength(50)
    expect(issues.slice(-2)).toEqual(['attendre 60', 'attendre 60'])
  })

  it('counts nothing against an account that the network address may not try', async () => {
    const { ports, fois, essayer } = await uneConnexion()
    await fois(50, (rang) => ({ email: unEmail(`client${rang}@courriel.example`) }))
    expect(await fois(9, () => ({ motDePasse: AUTRE }))).toEqual(Array.from({ length: 9 }, () => 'attendre 60'))
    ports.clock.avancer(15 * MINUTE)
    expect(await fois(5, () => ({ motDePasse: AUTRE }))).toEqual(rates(5))
    expect(await essayer({ motDePasse: AUTRE })).toBe('attendre 60')
  })

  it('keeps no address in its counters', async () => {
    const { ports, store, essayer } = await uneConnexion()
    await essayer({ motDePasse: AUTRE })
    const empreintes = [`${JEANNE}|192.0.2.1`, '192.0.2.1'].map((texte) =>
      ports.hasher.empreinte('frein-connexion', texte),
    )
    expect([...store.freins.keys()]).toEqual(empreintes)
  })
})

const unJeton = async (adminEmails: readonly string[] = []) => {
  const comptes = desComptes(adminEmails.map(unEmail))
  const { id: clientId } = await comptes.ouvrirJeanne()
  const lire = (jetonVersion = 1, temporaire = false) =>
    reussir(reconnaitreSession(comptes.ports)({ clientId, jetonVersion, temporaire }))
  return { ...comptes, clientId, lire }
}

describe('reconnaitreSession', () => {
  it('is that of the client', async () => {
    const { clientId, lire } = await unJeton()
    expect(await lire()).toEqual({ _tag: 'Client', clientId, temporaire: false })
  })

  it('is that of an admin as long as the account is one', async () => {
    const { clientId, lire, ouvrir } = await unJeton()
    await ouvrir({ role: 'admin' })
    expect(await lire()).toEqual({ _tag: 'Admin', clientId })
    await ouvrir({ role: 'client' })
    expect(await lire()).toEqual({ _tag: 'Client', clientId, temporaire: false })
  })

  it('of a temporary password stays one, even of an admin', async () => {
    const { clientId, lire } = await unJeton([JEANNE])
    expect(await lire(1, true)).toEqual({ _tag: 'Client', clientId, temporaire: true })
    expect(await lire(1, false)).toEqual({ _tag: 'Admin', clientId })
  })

  it('is over once the version was raised, and never was before', async () => {
    const { clientId, lire, ports } = await unJeton()
    expect(await lire(2)).toEqual(VISITEUR)
    await reussir(ports.comptes.utiliserTemporaire(clientId))
    expect(await lire(1)).toEqual(VISITEUR)
    expect(await lire(2)).toMatchObject({ _tag: 'Client' })
  })

  it('is over once the account is gone', async () => {
    const { clientId, lire, store } = await unJeton()
    store.clients.delete(clientId)
    expect(await lire()).toEqual(VISITEUR)
  })
})

describe('lireProfil', () => {
  it('tells a client who they are, even with a temporary password', async () => {
    const { ports, ouvrirJeanne } = desComptes()
    const { id: clientId } = await ouvrirJeanne()
    const profil = await reussir(lireProfil(ports)({ ...unClient(clientId), temporaire: true } as Connecte))
    expect(profil).toMatchObject({ compte: { id: clientId, email: JEANNE }, isAdmin: false })
  })

  it('tells an admin of the settings that they are one', async () => {
    const { ports, ouvrirJeanne } = desComptes([unEmail(JEANNE)])
    const { id: clientId } = await ouvrirJeanne()
    expect(await reussir(lireProfil(ports)(unAdmin(clientId)))).toMatchObject({ isAdmin: true })
  })

  it('tells nothing to somebody whose account is gone', async () => {
    const { ports } = desComptes()
    expect(await echouer(lireProfil(ports)(unClient('parti')))).toEqual({ _tag: 'SessionRequise' })
  })
})
