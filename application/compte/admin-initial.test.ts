import { describe, expect, it } from 'vitest'
import * as TE from '#fp/TaskEither'
import { portFailure } from '#application/shared/port-failure'
import { unEmail, unMotDePasse } from '#domain/compte/compte.fixture'
import { echouer, reussir } from '../shared/run.fixture.ts'
import { adminInitial } from './admin-initial.ts'
import { desComptes, HEURE, SAPIN } from './compte-ports.fixture.ts'
import { ouvrirSession } from './ouvrir-session.ts'

const PATRON = unEmail('patron@atelier.example')

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
