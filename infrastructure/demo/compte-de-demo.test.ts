import { describe, expect, it } from 'vitest'
import { creerAdmin } from '#application/compte/creer-admin'
import { desComptes } from '#application/compte/compte-ports.fixture'
import { ouvrirCompteDeDemo, ouvrirEspaceDeDemo, tirerCompteDeDemo } from './remplir.ts'
import { personne } from './histoire.ts'

describe('the account of the demonstration', () => {
  it('is an admin with a password of its own at each start', async () => {
    const comptes = desComptes()
    const [premier, second] = [tirerCompteDeDemo(), tirerCompteDeDemo()]
    expect(premier.password).toMatch(/^[A-Za-z0-9]{24}$/)
    expect(second.password).not.toBe(premier.password)
    await ouvrirCompteDeDemo(creerAdmin(comptes.ports), premier)
    await ouvrirCompteDeDemo(creerAdmin(comptes.ports), second)
    expect([...comptes.store.clients.values()]).toMatchObject([
      { email: 'demo@exemple.invalid', role: 'admin', temporaire: null },
    ])
  })

  it('opens the area of the client of the demonstration with the password of this start', async () => {
    const comptes = desComptes()
    expect(await ouvrirEspaceDeDemo(comptes.ports)).toBeNull()
    const { id } = await comptes.ouvrir({}, personne('camille').email)
    await ouvrirEspaceDeDemo(comptes.ports)
    const client = await ouvrirEspaceDeDemo(comptes.ports)
    expect(client?.email).toBe(personne('camille').email)
    expect(comptes.lire(id).motDePasse).toBe(`memoire:2:${client?.password}`)
  })
})
