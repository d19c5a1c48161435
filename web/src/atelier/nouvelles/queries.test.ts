import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { makeCall } from '../../api/call.ts'
import { attenteApres, makeFil, makeQuestion, makeUneSeuleFois, perimer } from './queries.ts'

it('the same news told again is dropped, another fact about the same order is not', () => {
  const passe = makeUneSeuleFois()
  const nouvelle = { genre: 'commande', id: 'a', titre: 'PREST-ABC234', le: '2026-11-20T09:00:00.000Z' } as const
  expect([passe(nouvelle), passe(nouvelle)]).toEqual([true, false])
  expect(passe({ ...nouvelle, genre: 'reponse' })).toBe(true)
  expect(passe({ ...nouvelle, le: '2026-11-20T10:00:00.000Z' })).toBe(true)
})

it('the news are asked for every ten seconds, and less often while the server goes on not answering', () => {
  expect([0, 1, 2, 3, 20].map(attenteApres)).toEqual([10_000, 20_000, 40_000, 60_000, 60_000])
})

it('news that come while a screen waits for its first answer are in what the screen shows', async () => {
  const client = new QueryClient()
  const premiere = Promise.withResolvers<number>()
  const reponses = [premiere.promise, Promise.resolve(7)]
  const ecran = new QueryObserver(client, {
    queryKey: ['commandes'],
    queryFn: () => reponses.shift() ?? Promise.reject(new Error('asked for more than twice')),
  })
  const montre: (number | undefined)[] = []
  const fini = new Promise<void>((resolve) => {
    ecran.subscribe(({ data, fetchStatus }) => {
      if (fetchStatus !== 'idle') return
      montre.push(data)
      if (reponses.length === 0) resolve()
    })
  })
  perimer(client)
  premiere.resolve(6)
  await fini
  expect(montre).toEqual([6, 7])
})

it('two answers that come before anybody takes them are both told, once', async () => {
  const uneNouvelle = (id: string) => ({ genre: 'commande', id, titre: `PREST-${id}`, le: '2026-11-20T09:00:00.000Z' })
  const reponses = [[], [uneNouvelle('a')], [uneNouvelle('b')]].map((nouvelles, rang) => ({
    success: true,
    data: { curseur: String(rang), nouvelles },
  }))
  const { question, prendre } = makeQuestion(makeCall(async () => Response.json(reponses.shift())))
  const client = new QueryClient()
  for (let rang = 0; rang < 3; rang += 1) await client.fetchQuery(question)
  expect(prendre()).toMatchObject({ ouverture: true, nouvelles: [{ id: 'a' }, { id: 'b' }] })
  expect(prendre()).toEqual({ ouverture: false, nouvelles: [] })
})

it('news told before anybody listens are kept for who listens from the beginning, once', () => {
  const fil = makeFil()
  const [entendues, aussi]: [string[], string[]] = [[], []]
  const dire = (id: string) =>
    fil.dire({ genre: 'commande', id, titre: 'PREST-ABC234', le: '2026-11-20T09:00:00.000Z' })
  dire('a')
  const arreter = fil.ecouter(({ id }) => entendues.push(id), true)
  dire('b')
  fil.ecouter(({ id }) => aussi.push(id), true)
  arreter()
  dire('c')
  expect([entendues, aussi]).toEqual([['a', 'b'], ['c']])
})
