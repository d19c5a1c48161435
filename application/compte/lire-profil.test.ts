import { describe, expect, it } from 'vitest'
import type { Connecte } from '#application/shared/session'
import { unAdmin, unClient } from '#application/shared/session.fixture'
import { unEmail } from '#domain/compte/compte.fixture'
import { echouer, reussir } from '../shared/run.fixture.ts'
import { desComptes, JEANNE } from './compte-ports.fixture.ts'
import { lireProfil } from './lire-profil.ts'

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
