import { expect, it } from 'vitest'
import { DUREE_SESSION_S, genreDeSession } from './session.ts'

it('lasts two hours for a client, twelve for an admin, half an hour on a temporary password', () => {
  expect(DUREE_SESSION_S).toEqual({ client: 7_200, admin: 43_200, temporaire: 1_800 })
})

it('is opened by a temporary password as nothing but temporary', () => {
  expect([genreDeSession('choisi', false), genreDeSession('choisi', true)]).toEqual(['client', 'admin'])
  expect([genreDeSession('temporaire', false), genreDeSession('temporaire', true)]).toEqual([
    'temporaire',
    'temporaire',
  ])
})
