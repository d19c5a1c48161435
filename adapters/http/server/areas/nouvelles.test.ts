import { describe, expect, it } from 'vitest'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { useDatabase } from '#infrastructure/database/test-database.fixture'
import { bearer, EMAILS, inscrire, uneCommandeEnvoyee, unMessageEnvoye, unServeurSurBase } from '../server.fixture.ts'

const base = useDatabase('embedded')

const unPanneau = async () => {
  const serveur = await unServeurSurBase(base())
  const { id } = await inscrire(serveur, EMAILS.admin, { role: 'admin' })
  const demander = (query = '') => serveur.app.inject({ url: `/api/admin/nouvelles${query}`, headers: bearer(id) })
  const commander = () =>
    serveur.app.inject({ method: 'POST', url: '/api/prestations/commander', payload: uneCommandeEnvoyee() })
  const ecrire = () => serveur.app.inject({ method: 'POST', url: '/api/contact', payload: unMessageEnvoye() })
  return { ...serveur, demander, commander, ecrire }
}

describe('the news', () => {
  it('are asked for with the cursor of the last answer, which one begins without', async () => {
    const { demander, commander, ecrire, ports } = await unPanneau()
    const debut = await demander()
    expect(debut.json()).toEqual({ success: true, data: { nouvelles: [], curseur: String(UN_INSTANT.getTime()) } })
    await commander()
    ports.clock.avancer(1_000)
    await ecrire()
    const { data } = (await demander(`?apres=${debut.json().data.curseur}`)).json()
    expect(data.nouvelles).toEqual([
      {
        genre: 'commande',
        id: expect.any(String),
        titre: expect.stringMatching(/^PREST-/),
        le: UN_INSTANT.toISOString(),
      },
      {
        genre: 'message',
        id: expect.any(String),
        titre: 'Jeanne Dupont',
        le: new Date(UN_INSTANT.getTime() + 1_000).toISOString(),
      },
    ])
  })

  it('are an answer of less than 200 bytes when there are none', async () => {
    const { demander } = await unPanneau()
    expect((await demander(`?apres=${UN_INSTANT.getTime()}`)).body.length).toBeLessThan(200)
  })

  it.each(['', 'n’importe quoi', '1.2.3', '99999999999999999999999', '-1', "0'", '999999999999999'])(
    'begin anew with %j, which is no cursor',
    async (curseur) => {
      const { demander, commander } = await unPanneau()
      await commander()
      const { data } = (await demander(`?apres=${encodeURIComponent(curseur)}`)).json()
      expect(data).toMatchObject({ nouvelles: [{ genre: 'commande' }], curseur: String(UN_INSTANT.getTime()) })
    },
  )
})
