import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { describe, expect, it } from 'vitest'
import { useDatabase } from '#infrastructure/database/test-database.fixture'
import { portFailure } from '#application/shared/port-failure'
import { coderDocument } from '#application/facturation/verifier-document'
import { enregistrerCommande } from '#application/ports/dossiers.fixture'
import { type Serveur, unServeur, unServeurSurBase } from '../server.fixture.ts'

const base = useDatabase('embedded')

const demander = ({ app }: Serveur, code: string) => app.inject({ url: `/api/verifier/${encodeURIComponent(code)}` })

describe('the verification of a document', () => {
  it('shows what the paper must show, and nobody’s name', async () => {
    const serveur = await unServeurSurBase(base())
    const { reference } = await enregistrerCommande(serveur.ports)
    const code = coderDocument(serveur.ports.hasher)(reference, 'DEV-2026-0001')
    const answer = await demander(serveur, code.toLowerCase())
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json().data).toEqual({
      authentique: true,
      genre: 'devis',
      numero: 'DEV-2026-0001',
      version: null,
      date: '2026-11-20',
      total: 64,
      etat: 'accepte',
    })
  })

  it('answers alike whatever is wrong', async () => {
    const serveur = await unServeurSurBase(base())
    const { reference } = await enregistrerCommande(serveur.ports)
    const connue = `${reference.slice(-6)}000000`
    for (const code of [connue, '7K3QXAT49BCD', 'x', '../services', 'é']) {
      const answer = await demander(serveur, code)
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, data: { authentique: false } }])
    }
  })

  it('is limited like estimates, so that codes are not guessed', async () => {
    const serveur = await unServeurSurBase(base(), { limites: true })
    const statuses: number[] = []
    for (let fois = 0; fois < 121; fois += 1) statuses.push((await demander(serveur, '7K3QXAT49BCD')).statusCode)
    expect(statuses).toEqual([...Array<number>(120).fill(200), 429])
  })

  it('says when it cannot tell', async () => {
    const verifierDocument = () => TE.left(portFailure('references')(new Error('down')))
    const answer = await demander(unServeur({ useCases: { verifierDocument } }), '7K3QXAT49BCD')
    expect(answer.statusCode).toBe(503)
    expect(answer.body).not.toContain('authentique')
  })

  it('tells the version of an amended quote', async () => {
    const version2 = {
      genre: 'devis',
      numero: 'DEV-2026-0001',
      version: 2,
      date: '2026-11-20',
      total: 8990,
      etat: 'a_accepter',
    } as never
    const serveur = unServeur({ useCases: { verifierDocument: () => TE.right(O.some(version2)) } })
    expect((await demander(serveur, 'x')).json().data).toMatchObject({ version: 2, total: 89.9 })
  })
})
