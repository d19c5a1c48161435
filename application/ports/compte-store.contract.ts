import { describe, expect, it } from 'vitest'
import * as O from '#fp/Option'
import { unCompte, unEmail } from '#domain/compte/compte.fixture'
import type { Compte } from '#domain/compte/compte'
import { unContact, uneAdresse, uneNouvellePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { echouer, reussir } from '../shared/run.fixture.ts'
import type { NouvelAdmin } from './compte-store.ts'
import type { MakeStores, Stores } from './stores.fixture.ts'

const INCONNU = '00000000-0000-4000-8000-000000000000'

const A = unEmail('a@courriel.example')
const B = unEmail('b@courriel.example')

const SECRET = { empreinte: 'empreinte', expireLe: new Date(UN_INSTANT.getTime() + 1) }

/** Makes the account of a person with an order. */
const ouvrir = async (stores: Stores, email = A, graine = 1): Promise<Compte> => {
  await reussir(
    stores.prestations.enregistrer(uneNouvellePrestation({ contact: unContact({ email }) }, graine), O.none),
  )
  return lire(stores, email)
}

const lire = async ({ comptes }: Stores, email = A): Promise<Compte> => {
  const compte = O.toNullable(await reussir(comptes.parEmail(email)))
  if (compte === null) throw new Error(`no account of ${email}`)
  return compte
}

const unAdmin = (overrides: Partial<NouvelAdmin> = {}): NouvelAdmin => {
  const { role: _role, jetonVersion: _version, motDePasse: _chosen, temporaire: _sent, ...admin } = unCompte()
  return { ...admin, email: A, ...overrides }
}

const describeLecture = (name: string, makeStores: MakeStores): void => {
  describe(`${name}: an account`, () => {
    it('is found by its address and by its id, as the first order made it', async () => {
      const stores = await makeStores()
      const compte = await ouvrir(stores)
      const attendu = unCompte({ ...unContact({ email: A }), ...uneAdresse(), id: compte.id })
      expect(compte).toEqual(attendu)
      expect(await reussir(stores.comptes.parId(compte.id))).toEqual(O.some(attendu))
    })

    it('that nobody has is none, whatever the id looks like', async () => {
      const stores = await makeStores()
      await ouvrir(stores)
      const { comptes } = stores
      expect(await reussir(comptes.parEmail(B))).toEqual(O.none)
      for (const id of [INCONNU, '', 'pas un uuid', "' or true --"]) {
        expect(await reussir(comptes.parId(id))).toEqual(O.none)
      }
    })
  })
}

const describeTemporaire = (name: string, makeStores: MakeStores): void => {
  describe(`${name}: a temporary password`, () => {
    it('belongs to one account, replaces the one before and leaves the sessions open', async () => {
      const stores = await makeStores()
      const { id } = await ouvrir(stores)
      await ouvrir(stores, B, 2)
      await reussir(stores.comptes.poserMotDePasseTemporaire(id, { ...SECRET, empreinte: 'premier' }, false))
      await reussir(stores.comptes.poserMotDePasseTemporaire(id, SECRET, false))
      expect(await lire(stores)).toMatchObject({ temporaire: SECRET, motDePasse: null, jetonVersion: 1 })
      expect(await lire(stores, B)).toMatchObject({ temporaire: null, jetonVersion: 1 })
    })

    it('once used ends the sessions and the chosen password of its account, of no other, and of nobody when there is none', async () => {
      const stores = await makeStores()
      const { id } = await ouvrir(stores)
      await ouvrir(stores, B, 2)
      await reussir(stores.comptes.changerMotDePasse(id, 'choisi', 1))
      await reussir(stores.comptes.poserMotDePasseTemporaire(id, SECRET, false))
      expect(await reussir(stores.comptes.utiliserTemporaire(id))).toEqual(O.some(3))
      expect(await lire(stores)).toMatchObject({ temporaire: SECRET, motDePasse: null })
      expect([(await lire(stores)).jetonVersion, (await lire(stores, B)).jetonVersion]).toEqual([3, 1])
      expect(await reussir(stores.comptes.utiliserTemporaire(INCONNU))).toEqual(O.none)
    })

    it('given at the terminal ends the sessions and leaves the chosen password', async () => {
      const stores = await makeStores()
      const { id } = await ouvrir(stores)
      await reussir(stores.comptes.changerMotDePasse(id, 'choisi', 1))
      await reussir(stores.comptes.poserMotDePasseTemporaire(id, SECRET, true))
      expect(await lire(stores)).toMatchObject({ temporaire: SECRET, motDePasse: 'choisi', jetonVersion: 3 })
    })

    it('for an account that is gone fails, so that no mail tells a password that opens nothing', async () => {
      const { comptes } = await makeStores()
      const echec = await echouer(comptes.poserMotDePasseTemporaire(INCONNU, SECRET, true))
      expect(echec).toMatchObject({ _tag: 'PortFailure', port: 'comptes' })
    })
  })
}

const describeChangement = (name: string, makeStores: MakeStores): void => {
  describe(`${name}: a chosen password`, () => {
    it('drops the temporary one and ends the sessions', async () => {
      const stores = await makeStores()
      const { id } = await ouvrir(stores)
      await ouvrir(stores, B, 2)
      await reussir(stores.comptes.poserMotDePasseTemporaire(id, SECRET, false))
      expect(await reussir(stores.comptes.changerMotDePasse(id, 'choisi', 1))).toEqual(O.some(2))
      expect(await lire(stores)).toMatchObject({ motDePasse: 'choisi', temporaire: null, jetonVersion: 2 })
      expect(await lire(stores, B)).toMatchObject({ motDePasse: null, jetonVersion: 1 })
    })

    it('is set by one of two changes at once', async () => {
      const stores = await makeStores()
      const { id } = await ouvrir(stores)
      const changements = await Promise.all(
        ['un', 'deux'].map((empreinte) => reussir(stores.comptes.changerMotDePasse(id, empreinte, 1))),
      )
      expect(changements.filter(O.isSome)).toEqual([O.some(2)])
      expect((await lire(stores)).jetonVersion).toBe(2)
    })

    it('of nobody changes nothing', async () => {
      const { comptes } = await makeStores()
      expect(await reussir(comptes.changerMotDePasse(INCONNU, 'choisi', 1))).toEqual(O.none)
    })

    it('takes a stronger hash, unless it was changed meanwhile', async () => {
      const stores = await makeStores()
      const { id } = await ouvrir(stores)
      await reussir(stores.comptes.changerMotDePasse(id, 'faible', 1))
      await reussir(stores.comptes.rehacher(id, 'faible', 'forte'))
      await reussir(stores.comptes.rehacher(id, 'faible', 'trop tard'))
      expect(await lire(stores)).toMatchObject({ motDePasse: 'forte', jetonVersion: 2 })
    })
  })
}

const describeAdmins = (name: string, makeStores: MakeStores): void => {
  describe(`${name}: an admin`, () => {
    it('is made when there is no account of the address', async () => {
      const { comptes } = await makeStores()
      const attendu = { ...unCompte({ role: 'admin' }), email: A }
      expect(await reussir(comptes.nommerAdmin(unAdmin()))).toEqual(attendu)
      expect(await reussir(comptes.admins())).toEqual([attendu])
    })

    it('is the account of the address, whose profile, secrets and sessions stay', async () => {
      const stores = await makeStores()
      const compte = await ouvrir(stores)
      await ouvrir(stores, B, 2)
      await reussir(stores.comptes.changerMotDePasse(compte.id, 'choisi', 1))
      const nomme = await reussir(stores.comptes.nommerAdmin(unAdmin({ ...uneAdresse({ ville: 'Dole' }) })))
      expect(nomme).toEqual({ ...compte, role: 'admin', motDePasse: 'choisi', jetonVersion: 2 })
      expect(await reussir(stores.comptes.admins())).toEqual([nomme])
    })

    it('is one account when two instances name it at once', async () => {
      const { comptes, apercu } = await makeStores()
      const ids = ['22222222-2222-4222-8222-222222222222', '33333333-3333-4333-8333-333333333333']
      const nommes = await Promise.all(ids.map((id) => reussir(comptes.nommerAdmin(unAdmin({ id })))))
      expect(new Set(nommes.map(({ id }) => id)).size).toBe(1)
      expect((await apercu()).comptes).toHaveLength(1)
    })
  })
}

export const describeCompteStore = (name: string, makeStores: MakeStores): void => {
  describeLecture(name, makeStores)
  describeTemporaire(name, makeStores)
  describeChangement(name, makeStores)
  describeAdmins(name, makeStores)
}
