import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { estAdmin, Role } from './compte.ts'
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
