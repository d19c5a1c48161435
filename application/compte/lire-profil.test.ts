import { describe, expect, it } from 'vitest'
import { VISITEUR } from '#application/shared/session'
import { unEmail } from '#domain/compte/compte.fixture'
import { echouer, reussir } from '../shared/run.fixture.ts'
import { desComptes, JEANNE } from './compte-ports.fixture.ts'
import { lireProfil } from './lire-profil.ts'

describe('lireProfil', () => {
  it('tells a client who they are, even with a temporary password', async () => {
    const { ports, ouvrirJeanne } = desComptes()
    const { id: clientId } = await ouvrirJeanne()
    const profil = await reussir(lireProfil(ports)({ _tag: 'Client', clientId, temporaire: true }))
    expect(profil).toMatchObject({ compte: { id: clientId, email: JEANNE }, isAdmin: false })
  })

  it('tells an admin of the settings that they are one', async () => {
    const { ports, ouvrirJeanne } = desComptes([unEmail(JEANNE)])
    const { id: clientId } = await ouvrirJeanne()
    expect(await reussir(lireProfil(ports)({ _tag: 'Admin', clientId }))).toMatchObject({ isAdmin: true })
  })

  it('tells nothing to a visitor, nor to somebody whose account is gone', async () => {
    const { ports } = desComptes()
    expect(await echouer(lireProfil(ports)(VISITEUR))).toEqual({ _tag: 'SessionRequise' })
    const parti = { _tag: 'Client', clientId: 'parti', temporaire: false } as const
    expect(await echouer(lireProfil(ports)(parti))).toEqual({ _tag: 'SessionRequise' })
  })
})
