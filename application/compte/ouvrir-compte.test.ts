import { expect, it } from 'vitest'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { echouer, reussir } from '../shared/run.fixture.ts'
import { desComptes, HEURE } from './compte-ports.fixture.ts'
import { ouvrirCompte } from './ouvrir-session.ts'

it('a temporary password is kept as its keyed hash, for 72 hours, and leaves the sessions of a first order', async () => {
  const { ports, lire, ouvrir } = desComptes()
  const { id } = await ouvrir()
  const secret = await reussir(ouvrirCompte(ports)(id))
  expect(secret).toHaveLength(24)
  expect(lire(id).temporaire).toEqual({
    empreinte: ports.hasher.empreinte('mot-de-passe-temporaire', secret),
    expireLe: new Date(UN_INSTANT.getTime() + 72 * HEURE),
  })
  expect(lire(id).jetonVersion).toBe(1)
})

it('a temporary password of a reset ends the sessions and replaces the one before', async () => {
  const { ports, lire, ouvrir } = desComptes()
  const { id } = await ouvrir()
  const premier = await reussir(ouvrirCompte(ports)(id))
  const second = await reussir(ouvrirCompte(ports)(id, true))
  expect(second).not.toBe(premier)
  expect(lire(id)).toMatchObject({
    temporaire: { empreinte: ports.hasher.empreinte('mot-de-passe-temporaire', second) },
    jetonVersion: 2,
  })
})

it('a temporary password for nobody is a failure', async () => {
  const { ports } = desComptes()
  expect(await echouer(ouvrirCompte(ports)('inconnu'))).toMatchObject({ _tag: 'PortFailure', port: 'comptes' })
})
