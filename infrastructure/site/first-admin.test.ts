import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { describe, expect, it } from 'vitest'
import { desComptes } from '#application/compte/compte-ports.fixture'
import { adminInitial } from '#application/compte/creer-admin'
import { portFailure } from '#application/shared/port-failure'
import { loadSettings } from '../config/load-settings.ts'
import { makeFirstAdmin } from './first-admin.ts'

const settings = (variables: Readonly<Record<string, string>> = {}) => {
  const loaded = loadSettings({ PUBLIC_URL: 'https://atelier.example', ...variables })
  if (E.isLeft(loaded)) throw new Error(loaded.left.join('\n'))
  return loaded.right
}

const start = async (comptes: ReturnType<typeof desComptes>, variables: Readonly<Record<string, string>> = {}) => {
  const written: string[] = []
  await makeFirstAdmin(adminInitial(comptes.ports), settings(variables), (text) => written.push(text))
  return written.join('')
}

describe('the first start', () => {
  it('writes the address of the business and a password, once, where to use it and for how long', async () => {
    const comptes = desComptes()
    const text = await start(comptes)
    const { email } = settings().entreprise
    expect(text).toContain(`Adresse email  ${email}\n`)
    expect(text).toMatch(/Mot de passe {3}[A-Za-z0-9]{24}\n/)
    expect(text).toContain('https://atelier.example/login dans les 72\u00a0heures')
    expect([...comptes.store.clients.values()]).toMatchObject([{ email, role: 'admin', motDePasse: null }])
    expect(await start(comptes)).toBe('')
  })

  it('writes nothing when the password was given', async () => {
    const comptes = desComptes()
    const given = { ADMIN_EMAIL: 'Chef@Atelier.example', ADMIN_PASSWORD: 'Sapin-bleu-2026' }
    expect(await start(comptes, given)).toBe('')
    expect([...comptes.store.clients.values()]).toMatchObject([{ email: 'chef@atelier.example', temporaire: null }])
  })

  it('fails when the account cannot be kept', async () => {
    const away = () => TE.left(portFailure('comptes')(new Error('away')))
    await expect(makeFirstAdmin(away, settings(), () => undefined)).rejects.toThrow('the admin account')
  })
})
