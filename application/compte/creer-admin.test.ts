import * as TE from '#fp/TaskEither'
import { describe, expect, it } from 'vitest'
import { unEmail, unMotDePasse } from '#domain/compte/compte.fixture'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { portFailure } from '../shared/port-failure.ts'
import { reussir, echouer } from '../shared/run.fixture.ts'
import { desComptes, JEANNE, SAPIN, HEURE } from './compte-ports.fixture.ts'
import { creerAdmin, adminInitial } from './creer-admin.ts'
import { ouvrirSession } from './ouvrir-session.ts'

const PATRON = unEmail('patron@atelier.example')

const entrer = (comptes: ReturnType<typeof desComptes>, email: string, motDePasse: string) =>
  reussir(
    ouvrirSession(comptes.ports)({
      email: unEmail(email),
      motDePasse: unMotDePasse(motDePasse),
      adresse: '192.0.2.1',
    }),
  )

describe('creerAdmin', () => {
  it('makes an account with the profile of the business and the chosen password', async () => {
    const comptes = desComptes()
    const cree = await reussir(creerAdmin(comptes.ports)({ email: PATRON, motDePasse: SAPIN }))
    const { telephone, adresse, codePostal, ville } = uneEntreprise()
    expect(cree).toMatchObject({
      compte: { nom: 'Camille Jurassien', email: PATRON, telephone, adresse, codePostal, ville, creeLe: UN_INSTANT },
      motDePasseTemporaire: null,
    })
    expect(cree.compte.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(await entrer(comptes, PATRON, SAPIN)).toMatchObject({ genre: 'admin' })
  })

  it('draws a temporary password when none is given', async () => {
    const comptes = desComptes()
    const { motDePasseTemporaire } = await reussir(creerAdmin(comptes.ports)({ email: PATRON, motDePasse: null }))
    expect(motDePasseTemporaire).toHaveLength(24)
    expect(await entrer(comptes, PATRON, motDePasseTemporaire ?? '')).toMatchObject({ genre: 'temporaire' })
  })

  it('names a client admin, whose profile stays and whose sessions end', async () => {
    const comptes = desComptes()
    const jeanne = await comptes.ouvrirJeanne()
    await reussir(creerAdmin(comptes.ports)({ email: unEmail(JEANNE), motDePasse: null }))
    expect(comptes.lire(jeanne.id)).toMatchObject({ nom: jeanne.nom, role: 'admin', jetonVersion: 2 })
    expect(comptes.store.clients.size).toBe(1)
  })

  it('sets the password though another change comes between', async () => {
    const comptes = desComptes()
    const { ports } = comptes
    const changerMotDePasse: typeof ports.comptes.changerMotDePasse = (id, empreinte, version) => {
      const compte = comptes.lire(id)
      // Somebody was faster, once.
      if (compte.motDePasse === null)
        comptes.store.clients.set(id, { ...compte, motDePasse: 'memoire:0:x', jetonVersion: 2 })
      return ports.comptes.changerMotDePasse(id, empreinte, version)
    }
    const course = { ...ports, comptes: { ...ports.comptes, changerMotDePasse } }
    await reussir(creerAdmin(course)({ email: PATRON, motDePasse: SAPIN }))
    expect(await entrer(comptes, PATRON, SAPIN)).toMatchObject({ genre: 'admin', compte: { jetonVersion: 3 } })
  })

  it('finds a name though that of the owner is one word', async () => {
    const { ports } = desComptes()
    const entreprise = uneEntreprise({ responsable: 'Camille' })
    const { compte } = await reussir(creerAdmin({ ...ports, entreprise })({ email: PATRON, motDePasse: SAPIN }))
    expect(compte.nom).toBe('Responsable du site')
  })
})

const unDepart = () => {
  const comptes = desComptes()
  const demarrer = (motDePasse: typeof SAPIN | null = null) =>
    reussir(adminInitial(comptes.ports)({ email: PATRON, motDePasse }))
  const entrer = (texte: string) =>
    reussir(ouvrirSession(comptes.ports)({ email: PATRON, motDePasse: unMotDePasse(texte), adresse: '192.0.2.1' }))
  return { ...comptes, demarrer, entrer }
}

describe('adminInitial', () => {
  it('makes the first admin and answers the password to print, which opens the account', async () => {
    const { demarrer, entrer } = unDepart()
    const affiche = await demarrer()
    expect(affiche).toMatchObject({ email: PATRON })
    expect(await entrer(affiche?.motDePasseTemporaire ?? '')).toMatchObject({ genre: 'temporaire' })
  })

  it('prints nothing when the password was given', async () => {
    const { demarrer, entrer } = unDepart()
    expect(await demarrer(SAPIN)).toBeNull()
    expect(await entrer(SAPIN)).toMatchObject({ genre: 'admin' })
  })

  it('does nothing while an admin can log in', async () => {
    const { ports, store, demarrer } = unDepart()
    await demarrer()
    const avant = [...store.clients.values()]
    ports.clock.avancer(HEURE)
    expect(await demarrer()).toBeNull()
    expect([...store.clients.values()]).toEqual(avant)
  })

  it('draws another password once the printed one is too old and was never used', async () => {
    const { ports, demarrer, entrer } = unDepart()
    const premier = await demarrer()
    ports.clock.avancer(72 * HEURE)
    const second = await demarrer()
    expect(second?.motDePasseTemporaire).not.toBe(premier?.motDePasseTemporaire)
    expect(await entrer(second?.motDePasseTemporaire ?? '')).toMatchObject({ genre: 'temporaire' })
  })

  it('prints one password when several instances start at once: the one that is valid', async () => {
    const { demarrer, entrer } = unDepart()
    const affiches = (await Promise.all([demarrer(), demarrer(), demarrer()])).filter((affiche) => affiche !== null)
    expect(affiches).toHaveLength(1)
    expect(await entrer(affiches[0]?.motDePasseTemporaire ?? '')).toMatchObject({ genre: 'temporaire' })
  })

  it('may be tried again at once after a failure', async () => {
    const { ports, demarrer } = unDepart()
    const absente = { ...ports.comptes, nommerAdmin: () => TE.left(portFailure('comptes')('away')) }
    const echec = await echouer(adminInitial({ ...ports, comptes: absente })({ email: PATRON, motDePasse: null }))
    expect(echec).toMatchObject({ _tag: 'PortFailure' })
    expect(await demarrer()).not.toBeNull()
  })
})
