import { afterEach, describe, expect, it } from 'vitest'
import { uneCommandeEnvoyee, unMessageEnvoye, type UnServeur, unServeur } from '../server.fixture.ts'
import { bearer, EMAILS, inscrire } from '../people.fixture.ts'

type Lecteur = {
  readonly status: number
  readonly headers: Headers
  /** The next text of the stream, or `null` at its end. */
  readonly suivant: () => Promise<string | null>
  readonly quitter: () => Promise<void>
}

type Evenement = { readonly genre: string; readonly titre: string }

const evenements = (texte: string): readonly Evenement[] =>
  [...texte.matchAll(/^data: (.*)$/gm)].map(([, json = '']) => JSON.parse(json))

const curseur = (texte: string | null): string => /^id: (.*)$/m.exec(texte ?? '')?.[1] ?? ''

const ouverts: UnServeur[] = []
afterEach(async () => {
  await Promise.all(ouverts.splice(0).map(({ app }) => app.close()))
})

const unPanneau = async () => {
  const serveur = unServeur()
  ouverts.push(serveur)
  const admin = await inscrire(serveur, EMAILS.admin, { role: 'admin' })
  const headers = bearer(admin.id)
  const address = await serveur.app.listen({ port: 0, host: '127.0.0.1' })
  const suivre = async (depuis?: string): Promise<Lecteur> => {
    const arret = new AbortController()
    const reponse = await fetch(`${address}/api/admin/nouvelles`, {
      headers: { ...headers, ...(depuis === undefined ? {} : { 'last-event-id': depuis }) },
      signal: arret.signal,
    })
    const lecteur = reponse.body?.getReader()
    const suivant = async () => {
      const lu = await lecteur?.read()
      return lu?.value === undefined ? null : new TextDecoder().decode(lu.value)
    }
    return { status: reponse.status, headers: reponse.headers, suivant, quitter: async () => arret.abort() }
  }
  const commander = async (email: string = EMAILS.jeanne) => {
    const payload = uneCommandeEnvoyee({ email })
    await serveur.app.inject({ method: 'POST', url: '/api/prestations/commander', payload })
    serveur.ports.annonceur.annoncer()
  }
  const ecrire = async () => {
    await serveur.app.inject({ method: 'POST', url: '/api/contact', payload: unMessageEnvoye() })
    serveur.ports.annonceur.annoncer()
  }
  return { ...serveur, admin, headers, suivre, commander, ecrire }
}

describe('the stream of news', () => {
  it('begins with a cursor, then tells orders and messages as they come, each once', async () => {
    const { suivre, commander, ecrire } = await unPanneau()
    const lecteur = await suivre()
    expect(lecteur.status).toBe(200)
    expect(Object.fromEntries(lecteur.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    expect(await lecteur.suivant()).toMatch(/^id: \S+\n\n$/)
    await commander()
    const premier = (await lecteur.suivant()) ?? ''
    expect(evenements(premier)).toEqual([
      { genre: 'commande', id: expect.any(String), titre: expect.stringMatching(/^PREST-/), le: expect.any(String) },
    ])
    await ecrire()
    expect(evenements((await lecteur.suivant()) ?? '').map(({ genre, titre }) => [genre, titre])).toEqual([
      ['message', 'Jeanne Dupont'],
    ])
  })

  it('says nothing of what was there before it was opened', async () => {
    const { suivre, commander } = await unPanneau()
    await commander()
    const lecteur = await suivre()
    expect(evenements((await lecteur.suivant()) ?? '')).toEqual([])
    await commander(EMAILS.autre)
    expect(evenements((await lecteur.suivant()) ?? '')).toHaveLength(1)
  })

  it('resumes after a cut with all that was missed', async () => {
    const { suivre, commander, ecrire } = await unPanneau()
    const premier = await suivre()
    const depuis = curseur(await premier.suivant())
    await premier.quitter()
    await commander()
    await ecrire()
    const second = await suivre(depuis)
    expect(evenements((await second.suivant()) ?? '').map(({ genre }) => genre)).toEqual(['commande', 'message'])
  })

  it('tells every screen', async () => {
    const { suivre, commander } = await unPanneau()
    const lecteurs = await Promise.all([suivre(), suivre(), suivre()])
    await Promise.all(lecteurs.map(({ suivant }) => suivant()))
    await commander()
    const textes = await Promise.all(lecteurs.map(({ suivant }) => suivant()))
    expect(textes.map((texte) => evenements(texte ?? '').length)).toEqual([1, 1, 1])
  })

  it('ends its oldest connections when one person opens too many', async () => {
    const { suivre } = await unPanneau()
    const lecteurs = [await suivre()]
    while (lecteurs.length < 9) lecteurs.push(await suivre())
    await Promise.all(lecteurs.map(({ suivant }) => suivant()))
    expect(await lecteurs[0]?.suivant()).toBeNull()
  })

  it('ends with the server', async () => {
    const { suivre, app } = await unPanneau()
    const lecteur = await suivre()
    await lecteur.suivant()
    await app.close()
    expect(await lecteur.suivant()).toBeNull()
  })

  it('stops listening when its reader goes away', async () => {
    const base = unServeur()
    let ecouteurs = 0
    const parti = Promise.withResolvers<void>()
    const serveur = unServeur({
      useCases: {
        ecouterAnnonces: (quand) => {
          ecouteurs += 1
          const arreter = base.ports.annonceur.ecouter(quand)
          return () => {
            ecouteurs -= 1
            arreter()
            parti.resolve()
          }
        },
      },
    })
    ouverts.push(serveur)
    const admin = await inscrire(serveur, EMAILS.admin, { role: 'admin' })
    const address = await serveur.app.listen({ port: 0, host: '127.0.0.1' })
    const arret = new AbortController()
    const reponse = await fetch(`${address}/api/admin/nouvelles`, { headers: bearer(admin.id), signal: arret.signal })
    await reponse.body?.getReader().read()
    expect(ecouteurs).toBe(1)
    arret.abort()
    await parti.promise
    expect(ecouteurs).toBe(0)
  })

  it('is not opened by a HEAD request, which nobody would read', async () => {
    const { app, headers } = await unPanneau()
    expect((await app.inject({ method: 'HEAD', url: '/api/admin/nouvelles', headers })).statusCode).toBe(405)
  })
})
