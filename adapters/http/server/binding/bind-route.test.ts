import * as TE from '#fp/TaskEither'
import { fastify } from 'fastify'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { type Access, file, json, page, route, stream } from '#adapters/http/contract/route'
import { portFailure } from '#application/shared/port-failure'
import { type Admin, type Client, type Session, VISITEUR } from '#application/shared/session'
import { numeroPiece } from '#domain/facturation/numero-piece'
import { bindRoute } from './bind-route.ts'
import { phraseOf } from './decode-input.ts'
import { contentDisposition } from './send-reply.ts'

const SESSIONS: Readonly<Record<string, Session>> = {
  visiteur: VISITEUR,
  client: { _tag: 'Client', clientId: '1', temporaire: false },
  temporaire: { _tag: 'Client', clientId: '1', temporaire: true },
  admin: { _tag: 'Admin', clientId: '0' },
}

const FACTURE = numeroPiece('facture', 2026, 1)

const definition = <A extends Access>(access: A) =>
  route('GET', '/api/essai/{id}', {
    summary: 'For the test',
    access,
    params: t.strict({ id: t.string }),
    reply: json(t.strict({ id: t.string })),
    refusals: ['FactureEmise', 'TropDEssais'],
  })

const unAppel = (access: Access, authorization: string) => {
  const app = fastify()
  const binding = { readSession: (header: string) => TE.right(SESSIONS[header] ?? VISITEUR) }
  const essai = definition(access)
  bindRoute(app, essai, binding, ({ params }) => {
    const data = { id: params.id, secret: 'x' }
    if (params.id === 'presse') return TE.left({ _tag: 'TropDEssais', attendreS: 90 })
    return params.id === 'facturee' ? TE.left({ _tag: 'FactureEmise', numero: FACTURE }) : TE.right({ data })
  })
  return (id: string) => app.inject({ url: `/api/essai/${id}`, headers: { authorization } })
}

describe('a bound route', () => {
  it.each([
    ['tous', 'visiteur', 200],
    ['tous', 'temporaire', 200],
    ['session', 'visiteur', 401, 'SESSION_REQUISE'],
    ['session', 'temporaire', 200],
    ['session', 'client', 200],
    ['session', 'admin', 200],
    ['client', 'visiteur', 401, 'SESSION_REQUISE'],
    ['client', 'temporaire', 403, 'MOT_DE_PASSE_TEMPORAIRE'],
    ['client', 'client', 200],
    ['client', 'admin', 200],
    ['admin', 'visiteur', 401, 'SESSION_REQUISE'],
    ['admin', 'client', 403, 'ACCES_REFUSE'],
    ['admin', 'temporaire', 403, 'ACCES_REFUSE'],
    ['admin', 'admin', 200],
  ] as const)('for %s answers a %s with %d', async (access, who, status, code?: string) => {
    const answer = await unAppel(access, who)('1')
    expect([answer.statusCode, answer.json<{ code?: string }>().code]).toEqual([status, code])
  })

  it.each([
    ['session', 'visiteur'],
    ['client', 'temporaire'],
    ['admin', 'client'],
  ] as const)('for %s does nothing for a %s', async (access, who) => {
    const app = fastify()
    const done: string[] = []
    bindRoute(app, definition(access), { readSession: () => TE.right(SESSIONS[who] ?? VISITEUR) }, ({ params }) => {
      done.push(params.id)
      return TE.right({ data: params })
    })
    await app.inject({ url: '/api/essai/1', headers: { authorization: who } })
    expect(done).toEqual([])
  })

  it('does not compile when it asks for more than its access lets in', () => {
    const [app, binding] = [fastify(), { readSession: () => TE.right(VISITEUR) }]
    const ofOwner = (_: Admin) => TE.right({ data: { id: '' } })
    const ofClient = (_: Client) => TE.right({ data: { id: '' } })
    const bind = [
      // @ts-expect-error -- anybody may call
      () => bindRoute(app, definition('tous'), binding, ({ session }) => ofOwner(session)),
      // @ts-expect-error -- anybody may call
      () => bindRoute(app, definition('tous'), binding, ({ session }) => ofClient(session)),
      // @ts-expect-error -- the password may be temporary
      () => bindRoute(app, definition('session'), binding, ({ connecte }) => ofClient(connecte)),
      // @ts-expect-error -- a client is not the owner
      () => bindRoute(app, definition('client'), binding, ({ client }) => ofOwner(client)),
      () => bindRoute(app, definition('admin'), binding, ({ admin }) => ofOwner(admin)),
      () => bindRoute(app, definition('admin'), binding, ({ admin }) => ofClient(admin)),
    ]
    expect(bind).toHaveLength(6)
  })

  it('answers what its codec knows and nothing else', async () => {
    expect((await unAppel('tous', '')('1')).json()).toEqual({ success: true, data: { id: '1' } })
  })

  it('says a refusal in the words and with the facts of its row', async () => {
    const answer = await unAppel('tous', '')('facturee')
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      {
        success: false,
        code: 'FACTURE_EMISE',
        message:
          'La facture FAC-2026-0001 est émise\u00a0: cette prestation reste terminée tant qu’un avoir ne l’a pas annulée.',
        data: { numero: FACTURE },
      },
    ])
  })

  it('says how long to wait when it was called too often', async () => {
    const answer = await unAppel('tous', '')('presse')
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '90'])
    expect(answer.json()).toEqual({
      success: false,
      code: 'TROP_D_ESSAIS',
      message: 'Trop d’essais infructueux. Réessayez dans 2\u00a0minutes.',
    })
  })

  it('answers a page of a list with its cursor beside its data', async () => {
    const app = fastify()
    const liste = {
      ...definition('tous'),
      reply: page(t.strict({ data: t.readonlyArray(t.string), curseurSuivant: t.string })),
    }
    bindRoute(app, liste, { readSession: () => TE.right(VISITEUR) }, () =>
      TE.right({ data: { data: ['a', 'b'], curseurSuivant: 'b' } }),
    )
    const answer = await app.inject({ url: '/api/essai/1' })
    expect(answer.json()).toEqual({ success: true, data: ['a', 'b'], curseurSuivant: 'b' })
  })

  it('answers a text while it is written', async () => {
    const app = fastify()
    const flux = { ...definition('tous'), reply: stream('text/csv') }
    const contenu = async function* () {
      yield 'a;b\n'
      yield '1;2\n'
    }
    bindRoute(app, flux, { readSession: () => TE.right(VISITEUR) }, () =>
      TE.right({ data: { nom: 'liste.csv', contenu: contenu() } }),
    )
    const answer = await app.inject({ url: '/api/essai/1' })
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv',
      'content-disposition': expect.stringContaining('filename="liste.csv"'),
    })
    expect(answer.body).toBe('a;b\n1;2\n')
  })

  it('is a 503 when the session cannot be read', async () => {
    const app = fastify()
    const readSession = () => TE.left(portFailure('comptes')('away'))
    bindRoute(app, definition('tous'), { readSession }, () => TE.right({ data: { id: '' } }))
    const answer = await app.inject({ url: '/api/essai/1', headers: { authorization: 'Bearer x' } })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  })

  it('is a defect, and no absence, when a value of ours is refused', async () => {
    const app = fastify()
    const failure = { ...portFailure('comptes')('out of range'), refused: true } as const
    bindRoute(app, definition('tous'), { readSession: () => TE.right(VISITEUR) }, () => TE.left(failure))
    const answer = await app.inject({ url: '/api/essai/1' })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([500, 'ERREUR_INTERNE'])
  })

  it('does not compile with a refusal that it does not list', () => {
    const bind = () =>
      bindRoute(fastify(), definition('tous'), { readSession: () => TE.right(VISITEUR) }, () =>
        // @ts-expect-error -- the route lists others
        TE.left({ _tag: 'FactureVide' as const }),
      )
    expect(bind).not.toThrow()
  })

  it('saves a file under a name that no header can be forged with', async () => {
    const app = fastify()
    const fichier = { ...definition('tous'), reply: file('application/pdf') }
    bindRoute(app, fichier, { readSession: () => TE.right(VISITEUR) }, () =>
      TE.right({ data: { nom: 'devis "été"\r\nX-Forged: 1/../é.pdf', contenu: new TextEncoder().encode('%PDF') } }),
    )
    const answer = await app.inject({ url: '/api/essai/1' })
    expect(answer.headers['x-forged']).toBeUndefined()
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="devis_ete_X-Forged_1_.._e.pdf"; ` +
        `filename*=UTF-8''devis%20%22%C3%A9t%C3%A9%22%0D%0AX-Forged%3A%201%2F..%2F%C3%A9.pdf`,
    )
    expect(answer.body).toBe('%PDF')
  })
})

describe('what a person reads', () => {
  it('is the sentence of the one field to correct, or that there are several', () => {
    expect(phraseOf({ nom: 'Nom ?' })).toBe('Nom ?')
    expect(phraseOf({ nom: 'Nom ?', ville: 'Ville ?' })).toBe('Plusieurs champs sont à corriger.')
    expect(phraseOf({ '': 'x' })).toBe('La requête ne contient pas les champs attendus.')
    expect(phraseOf({})).toBe('La requête ne contient pas les champs attendus.')
  })

  it('is never the apostrophe, the star or the bracket of a file name', () => {
    expect(contentDisposition("l'(a)*.txt")).toContain("filename*=UTF-8''l%27%28a%29%2a.txt")
  })
})
