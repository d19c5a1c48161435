import { describe, expect, it } from 'vitest'
import { bearer, EMAILS, inscrire, uneCommandeEnvoyee, type UnServeur, unServeur } from '../server.fixture.ts'

type Confirmation = { data: { prestation: { id: string }; devis: { cle: string } } }

const commander = async ({ app }: UnServeur): Promise<{ id: string; cle: string }> => {
  const answer = await app.inject({ method: 'POST', url: '/api/prestations/commander', payload: uneCommandeEnvoyee() })
  const { prestation, devis } = answer.json<Confirmation>().data
  return { id: prestation.id, cle: devis.cle }
}

const lire = ({ app }: UnServeur, id: string, query = '', headers: Record<string, string> = {}) =>
  app.inject({ url: `/api/prestations/${id}/devis.pdf${query}`, headers })

describe('a quote', () => {
  it.each([
    ['pdf', 'application/pdf'],
    ['txt', 'text/plain; charset=utf-8'],
  ])('is a file to save (%s), opened by the key of the confirmation', async (extension, mediaType) => {
    const serveur = unServeur()
    const { id, cle } = await commander(serveur)
    const answer = await serveur.app.inject({ url: `/api/prestations/${id}/devis.${extension}?cle=${cle}` })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': mediaType,
      'content-disposition': `attachment; filename="DEV-2026-0001.${extension}"; filename*=UTF-8''DEV-2026-0001.${extension}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(answer.body).toContain('Réinstallation PC')
  })

  it('is opened by its owner and the admin', async () => {
    const serveur = unServeur()
    const { id } = await commander(serveur)
    expect((await lire(serveur, id, '', bearer('client-1'))).statusCode).toBe(200)
    const admin = await inscrire(serveur, EMAILS.admin, { role: 'admin' })
    expect((await lire(serveur, id, '', bearer(admin.id))).statusCode).toBe(200)
  })

  it('does not exist for anybody else', async () => {
    const serveur = unServeur()
    const { id, cle } = await commander(serveur)
    const autre = await inscrire(serveur, EMAILS.autre)
    const answers = await Promise.all([
      lire(serveur, id),
      lire(serveur, id, `?cle=${cle}x`),
      lire(serveur, id, '', bearer(autre.id)),
      lire(serveur, id, '', { authorization: 'Bearer forged' }),
      lire(serveur, '01M7W2Y7M0115FHGTJ5MBQAEN0', `?cle=${cle}`),
      lire(serveur, '1', `?cle=${cle}`),
    ])
    const expected = {
      success: false,
      code: 'PRESTATION_INCONNUE',
      message: 'Cette prestation n’existe pas, ou le lien n’est plus valable.',
    }
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(404))
    for (const answer of answers) expect(answer.json()).toEqual(expected)
  })

  it('asks its owner to choose a password first, unless the key opens it', async () => {
    const serveur = unServeur()
    const { id, cle } = await commander(serveur)
    const temporaire = bearer('client-1', { temporaire: true })
    const refus = await lire(serveur, id, '', temporaire)
    expect([refus.statusCode, refus.json<{ code: string }>().code]).toEqual([403, 'MOT_DE_PASSE_TEMPORAIRE'])
    expect((await lire(serveur, id, `?cle=${cle}`, temporaire)).statusCode).toBe(200)
  })

  it('is not opened by a token sent as a cookie', async () => {
    const serveur = unServeur()
    const { id } = await commander(serveur)
    const { authorization } = bearer('client-1')
    const token = authorization.replace('Bearer ', '')
    for (const cookie of [`token=${token}`, `authorization=${encodeURIComponent(authorization)}`]) {
      expect((await lire(serveur, id, '', { cookie })).statusCode).toBe(404)
    }
  })
})
