import * as E from '#fp/Either'
import { describe, expect, it } from 'vitest'
import { estAdmin, Role, DUREE_SESSION_S, genreDeSession } from './compte.ts'
import { unCompte, unEmail } from './compte.fixture.ts'

describe('an account is an admin', () => {
  const jeanne = unEmail('Jeanne.Dupont@Courriel.example')

  it.each([
    ['by its role', unCompte({ role: 'admin' }), [], true],
    ['by an address of the settings, in whatever case', unCompte(), [unEmail('a@b.example'), jeanne], true],
    ['or is not', unCompte(), [unEmail('jeanne.dupont@courriel.example.fr')], false],
  ])('%s', (_, compte, adminEmails, attendu) => {
    expect(estAdmin(compte, adminEmails)).toBe(attendu)
  })
})

it('there are two roles', () => {
  expect([Role.decode('client'), Role.decode('admin')]).toEqual([E.right('client'), E.right('admin')])
  expect(E.isLeft(Role.decode('superadmin'))).toBe(true)
})

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
