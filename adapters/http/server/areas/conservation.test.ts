import { expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { premiereVersion } from '#domain/devis/version-de-devis'
import { uneDateProposee } from '../appointment.fixture.ts'
import { unServeur } from '../server.fixture.ts'

const uneScene = async () => {
  const serveur = unServeur()
  const { admin } = await uneDateProposee(serveur)
  const [dossier] = serveur.store.prestations.values()
  if (dossier === undefined) throw new Error('an order was placed')
  const { prestation, dates } = dossier
  const { reference } = prestation
  const lire = () => serveur.app.inject({ url: `/api/admin/contrats/${reference}.zip`, headers: admin })
  const archiver = () =>
    serveur.store.archives.set(reference, {
      jusquAu: dateCivile(2036, 12, 2),
      prestation,
      dates,
      versions: [premiereVersion(prestation)],
    })
  return { reference, lire, archiver }
}

it('hands over a contract that outlives its account, and no cache keeps it', async () => {
  const { reference, lire, archiver } = await uneScene()
  archiver()
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
