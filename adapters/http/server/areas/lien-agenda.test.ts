import { describe, expect, it } from 'vitest'
import { uneDateProposee, unDossier } from '../appointment.fixture.ts'
import { type UnServeur, unServeur } from '../server.fixture.ts'

const LIEN = '/api/admin/agenda/lien'

type Headers = Readonly<Record<string, string>>

const creer = async ({ app }: UnServeur, headers: Headers): Promise<string> => {
  const answer = await app.inject({ method: 'POST', url: LIEN, headers })
  return new URL(answer.json<{ data: { url: string } }>().data.url).pathname
}

describe('the private address of the agenda', () => {
  it('is told once, when it is made; afterwards only since when it works', async () => {
    const { app, ...serveur } = unServeur()
    const { admin } = await unDossier({ app, ...serveur })
    expect((await app.inject({ url: LIEN, headers: admin })).json()).toEqual({ success: true, data: { creeLe: null } })
    const cree = await app.inject({ method: 'POST', url: LIEN, headers: admin })
    expect([cree.statusCode, cree.json()]).toEqual([
      201,
      {
        success: true,
        data: {
          url: expect.stringMatching(/^http:\/\/localhost:3000\/agenda\/[0-9A-HJKMNP-TV-Z]{32}\.ics$/),
          creeLe: '2026-11-20T09:00:00.000Z',
        },
      },
    ])
    expect((await app.inject({ url: LIEN, headers: admin })).json()).toEqual({
      success: true,
      data: { creeLe: '2026-11-20T09:00:00.000Z' },
    })
  })

  it('brings the agreed visits to whoever knows it, without a session', async () => {
    const serveur = unServeur()
    const { id, token, admin } = await uneDateProposee(serveur)
    const payload = { token, action: 'accepter' }
    await serveur.app.inject({ method: 'POST', url: `/api/prestations/${id}/validation-date`, payload })
    const answer = await serveur.app.inject({ url: await creer(serveur, admin) })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': expect.stringContaining('agenda.ics'),
    })
    expect(answer.body).toMatch(/METHOD:PUBLISH\r\n[^]*UID:01[^]*DTSTART:20261124T133000Z\r\n/)
  })

  it('answers the same to an address that was replaced, revoked, or never made', async () => {
    const serveur = unServeur()
    const { admin } = await unDossier(serveur)
    const [premiere, seconde] = [await creer(serveur, admin), await creer(serveur, admin)]
    await serveur.app.inject({ method: 'DELETE', url: LIEN, headers: admin })
    const answers = await Promise.all(
      [premiere, seconde, '/agenda/A.ics', `/agenda/${'A'.repeat(32)}.ics`].map((url) => serveur.app.inject({ url })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
    const pages = answers.map(({ body, headers }) => body.replaceAll(String(headers['x-request-id']), ''))
    expect(new Set(pages).size).toBe(1)
    expect(pages[0]).toContain('Cet agenda n’existe pas ou n’existe plus.')
  })

  it('is not written to the log', async () => {
    const serveur = unServeur()
    const { admin } = await unDossier(serveur)
    const chemin = await creer(serveur, admin)
    await serveur.app.inject({ url: chemin })
    await serveur.app.inject({ url: chemin.replace('.ics', '') })
    const [jeton = ''] = /[0-9A-Z]{32}/.exec(chemin) ?? []
    expect(jeton).toHaveLength(32)
    expect(serveur.lignes.length).toBe(4)
    expect(serveur.lignes.filter((ligne) => ligne.includes(jeton))).toEqual([])
  })
})
