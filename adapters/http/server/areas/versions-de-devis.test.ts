import { describe, expect, it } from 'vitest'
import type { DevisReply } from '#adapters/http/contract/routes/devis'
import { cleDevis } from '#application/devis/devis'
import { modifier, unDossier } from '../appointment.fixture.ts'
import { type UnServeur, unServeur } from '../server.fixture.ts'

const AVENANT = {
  heures: 2,
  pieces: [{ designation: 'Disque SSD 500 Go', quantite: 1, prixUnitaire: 89.9 }],
  motif: 'Le disque est usé.',
}

type Refus = { readonly code: string; readonly champs?: object }

/** Jeanne's order, and the calls about its quote. */
const uneScene = async (serveur: UnServeur = unServeur(), connu?: Awaited<ReturnType<typeof unDossier>>) => {
  const { id, client, admin } = connu ?? (await unDossier(serveur))
  const [dossier] = serveur.store.prestations.values()
  if (dossier === undefined) throw new Error('no order')
  const cle = cleDevis(serveur.ports.hasher, dossier.prestation)
  const { app } = serveur
  return {
    serveur,
    id,
    cle,
    client,
    lire: (query = `?cle=${cle}`) => app.inject({ url: `/api/prestations/${id}/devis${query}` }),
    proposer: (change: object = {}, headers = admin) =>
      app.inject({
        method: 'POST',
        url: `/api/admin/prestations/${id}/devis`,
        payload: { ...AVENANT, ...change },
        headers,
      }),
    surDevis: (acte: 'retrait' | 'renvoi', version = 2, lue: object = {}) =>
      app.inject({
        method: 'POST',
        url: `/api/admin/prestations/${id}/devis/${acte}`,
        payload: { version, ...lue },
        headers: admin,
      }),
    repondre: (payload: object, headers: Readonly<Record<string, string>> = {}) =>
      app.inject({ method: 'POST', url: `/api/prestations/${id}/devis/reponse`, payload, headers }),
    fichier: (query = '') => app.inject({ url: `/api/prestations/${id}/devis.pdf?cle=${cle}${query}` }),
  }
}

const totaux = ({ versions }: DevisReply) =>
  versions.map(({ version, statut, estimation }) => [version, statut, estimation.totalNet])

describe('another quote', () => {
  it('is proposed by the owner, read with the key of the mails, and accepted by one press', async () => {
    const { lire, proposer, repondre, cle } = await uneScene()
    const propose = await proposer()
    expect(propose.statusCode).toBe(201)
    const lu = (await lire()).json<{ data: DevisReply }>().data
    expect(totaux(lu)).toEqual([
      [1, 'accepte', 64],
      [2, 'propose', 217.9],
    ])
    expect(lu).toMatchObject({ enVigueur: 1, close: false, numero: 'DEV-2026-0001' })
    const accepte = await repondre({ cle, version: 2, action: 'accepter', total: 217.9 })
    expect(accepte.json<{ data: DevisReply }>().data).toMatchObject({ enVigueur: 2 })
    const encore = await repondre({ cle, version: 2, action: 'accepter', total: 217.9 })
    expect([encore.statusCode, encore.json()]).toEqual([200, accepte.json()])
  })

  it('tells the price of an agreed Saturday before it is accepted, and is not accepted at another', async () => {
    const serveur = unServeur()
    const dossier = await unDossier(serveur)
    const { lire, proposer, repondre, cle } = await uneScene(serveur, dossier)
    await modifier(serveur, dossier, { datePrestation: '2026-11-28', heurePrestation: '10:00' })
    const [propose] = serveur.store.prestations.values()
    const reponse = { action: 'accepter', date: propose?.dates[0]?.id }
    const convenu = await serveur.app.inject({
      method: 'POST',
      url: `/api/prestations/${dossier.id}/rendez-vous`,
      payload: reponse,
      headers: dossier.client,
    })
    expect(convenu.statusCode).toBe(200)
    await proposer()
    const lu = (await lire()).json<{ data: DevisReply }>().data
    expect(lu.jourMajore).toBe('2026-11-28')
    expect(lu.versions.map(({ estimation, totalConvenu }) => [estimation.totalNet, totalConvenu])).toEqual([
      [64, 128],
      [217.9, 345.9],
    ])
    const autre = await repondre({ cle, version: 2, action: 'accepter', total: 217.9 })
    expect([autre.statusCode, autre.json<Refus>().code]).toEqual([409, 'PRIX_DU_JOUR_CHANGE'])
    await repondre({ cle, version: 2, action: 'accepter', total: 345.9 })
    const [accepte] = serveur.store.prestations.values()
    expect(accepte?.dates[0]?.total).toBe(34_590)
  })

  it('is not accepted without the price that was seen, and refused without one', async () => {
    const { proposer, repondre, cle } = await uneScene()
    await proposer()
    for (const total of [undefined, null, '']) {
      const muette = await repondre({ cle, version: 2, action: 'accepter', total })
      expect([muette.statusCode, Object.keys(muette.json<{ champs: object }>().champs)]).toEqual([400, ['total']])
    }
    const autre = await repondre({ cle, version: 2, action: 'accepter', total: 217.89 })
    expect([autre.statusCode, autre.json<Refus>().code]).toEqual([409, 'PRIX_DU_JOUR_CHANGE'])
    expect((await repondre({ cle, version: 2, action: 'refuser' })).statusCode).toBe(200)
  })

  it('leaves the first one to be downloaded', async () => {
    const { proposer, repondre, cle, fichier } = await uneScene()
    await proposer()
    const nomDe = async (query?: string) => (await fichier(query)).headers['content-disposition']
    expect(await nomDe()).toContain('"DEV-2026-0001.pdf"')
    expect(await nomDe('&version=2')).toContain('"DEV-2026-0001-v2.pdf"')
    await repondre({ cle, version: 2, action: 'accepter', total: 217.9 })
    expect(await nomDe()).toContain('"DEV-2026-0001-v2.pdf"')
    expect(await nomDe('&version=1')).toContain('"DEV-2026-0001.pdf"')
    expect((await fichier('&version=3')).statusCode).toBe(404)
    expect((await fichier('&version=x')).statusCode).toBe(400)
  })

  it('is refused by its client from the client area, and the old price stays', async () => {
    const { proposer, repondre, client } = await uneScene()
    await proposer()
    const refuse = await repondre({ version: 2, action: 'refuser', motif: 'Trop cher.' }, client)
    expect(refuse.json<{ data: DevisReply }>().data).toMatchObject({ enVigueur: 1 })
    const trop = await repondre({ version: 2, action: 'accepter', total: 217.9 }, client)
    expect([trop.statusCode, trop.json<Refus>().code]).toEqual([409, 'DEVIS_PLUS_EN_ATTENTE'])
  })

  it('is taken back by the owner: its page says so, no answer to it is taken, and the old price stays', async () => {
    const { proposer, repondre, lire, surDevis, cle } = await uneScene()
    await proposer()
    const retire = await surDevis('retrait')
    expect([retire.statusCode, totaux(retire.json<{ data: DevisReply }>().data)]).toEqual([
      200,
      [
        [1, 'accepte', 64],
        [2, 'retire', 217.9],
      ],
    ])
    expect((await lire()).json<{ data: DevisReply }>().data).toMatchObject({ enVigueur: 1 })
    for (const action of ['accepter', 'refuser']) {
      const trop = await repondre({ cle, version: 2, action, total: 217.9 })
      expect([trop.statusCode, trop.json<Refus>().code]).toEqual([409, 'DEVIS_PLUS_EN_ATTENTE'])
    }
    expect((await surDevis('retrait')).statusCode).toBe(200)
    expect((await surDevis('renvoi')).json<Refus>().code).toBe('DEVIS_PLUS_EN_ATTENTE')
  })

  it('is sent to its client again', async () => {
    const { serveur, proposer, surDevis } = await uneScene()
    await proposer()
    expect((await surDevis('renvoi')).statusCode).toBe(200)
    const genres = [...serveur.store.courriers.values()].map(({ genre }) => genre)
    expect(genres.filter((genre) => genre === 'avenant_client')).toHaveLength(2)
  })

  it('is sent again once, when the first answer was lost and the same press comes twice', async () => {
    const { serveur, proposer, surDevis } = await uneScene()
    await proposer()
    const [dossier] = serveur.store.prestations.values()
    const versionLue = dossier?.prestation.version
    expect((await surDevis('renvoi', 2, { versionLue })).statusCode).toBe(200)
    const encore = await surDevis('renvoi', 2, { versionLue })
    expect([encore.statusCode, encore.json<Refus>().code]).toEqual([409, 'VERSION_PERIMEE'])
    const genres = [...serveur.store.courriers.values()].map(({ genre }) => genre)
    expect(genres.filter((genre) => genre === 'avenant_client')).toHaveLength(2)
  })

  it('expires after thirty days', async () => {
    const { serveur, proposer, repondre, lire, cle } = await uneScene()
    await proposer()
    serveur.ports.clock.avancer(31 * 86_400_000)
    expect((await lire()).json<{ data: DevisReply }>().data.versions[1]).toMatchObject({ perimee: true })
    const trop = await repondre({ cle, version: 2, action: 'accepter', total: 217.9 })
    expect([trop.statusCode, trop.json<Refus>().code]).toEqual([410, 'DEVIS_EXPIRE'])
  })

  it.each([
    [{ heures: 0.3 }, 400, 'DUREE_REFUSEE'],
    [{ pieces: [{ designation: '', quantite: 1, prixUnitaire: 5 }] }, 400, 'PIECE_REFUSEE'],
    [{ motif: '' }, 400, 'MOTIF_REQUIS'],
    [{ heures: null, pieces: [] }, 409, 'AVENANT_SANS_CHANGEMENT'],
    [{ version: 7 }, 409, 'VERSION_PERIMEE'],
  ])('is not proposed with %j', async (change, status, code) => {
    const { proposer } = await uneScene()
    const refus = await proposer(change)
    expect([refus.statusCode, refus.json<Refus>().code]).toEqual([status, code])
  })

  it('does not exist for anybody else', async () => {
    const { lire, repondre, proposer } = await uneScene()
    await proposer()
    expect((await lire('?cle=forged')).statusCode).toBe(404)
    expect((await repondre({ cle: 'forged', version: 2, action: 'accepter', total: 217.9 })).statusCode).toBe(404)
  })
})
