import { expect, it } from 'vitest'
import { useDatabase } from '#infrastructure/database/test-database.fixture'
import { archiverLeContrat, uneDateProposee } from '../appointment.fixture.ts'
import { unServeurSurBase } from '../server.fixture.ts'

const base = useDatabase('embedded')

const uneScene = async () => {
  const serveur = await unServeurSurBase(base())
  const { admin, clientId } = await uneDateProposee(serveur)
  const [dossier] = await serveur.dossiers()
  if (dossier === undefined) throw new Error('an order was placed')
  const { reference } = dossier.prestation
  const lire = () => serveur.app.inject({ url: `/api/admin/contrats/${reference}.zip`, headers: admin })
  const archiver = () => archiverLeContrat(serveur, clientId, reference)
  return { reference, lire, archiver }
}

it('hands over a contract that outlives its account, and no cache keeps it', async () => {
  const { reference, lire, archiver } = await uneScene()
  await archiver()
  const { statusCode, headers } = await lire()
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' })
  expect(headers['content-disposition']).toContain(`contrat-${reference}.zip`)
})

it('says in French where the contract is while its account is there', async () => {
  const { lire } = await uneScene()
  const answer = await lire()
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({
    code: 'CONTRAT_INCONNU',
    message: expect.stringMatching(/^Aucun contrat n’est gardé à part sous cette référence/),
  })
})
