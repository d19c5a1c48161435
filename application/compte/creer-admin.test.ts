import { describe, expect, it } from 'vitest'
import { unEmail } from '#domain/compte/compte.fixture'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { reussir } from '../shared/run.fixture.ts'
import { desComptes, JEANNE, SAPIN } from './compte-ports.fixture.ts'
import { creerAdmin } from './creer-admin.ts'
import { ouvrirSession } from './ouvrir-session.ts'
import { unMotDePasse } from '#domain/compte/compte.fixture'

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
    expect(await entrer(comptes, PATRON, SAPIN)).toMatchObject({ genre: 'admin', jetonVersion: 3 })
  })

  it('finds a name though that of the owner is one word', async () => {
    const { ports } = desComptes()
    const entreprise = uneEntreprise({ responsable: 'Camille' })
    const { compte } = await reussir(creerAdmin({ ...ports, entreprise })({ email: PATRON, motDePasse: SAPIN }))
    expect(compte.nom).toBe('Responsable du site')
  })
})
