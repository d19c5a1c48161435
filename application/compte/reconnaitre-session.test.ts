import { describe, expect, it } from 'vitest'
import { VISITEUR } from '#application/shared/session'
import { unEmail } from '#domain/compte/compte.fixture'
import { reussir } from '../shared/run.fixture.ts'
import { desComptes, JEANNE } from './compte-ports.fixture.ts'
import { reconnaitreSession } from './reconnaitre-session.ts'

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
    await reussir(ports.comptes.finirSessions(clientId))
    expect(await lire(1)).toEqual(VISITEUR)
    expect(await lire(2)).toMatchObject({ _tag: 'Client' })
  })

  it('is over once the account is gone', async () => {
    const { clientId, lire, store } = await unJeton()
    store.clients.delete(clientId)
    expect(await lire()).toEqual(VISITEUR)
  })
})
