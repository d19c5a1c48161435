import * as E from '#fp/Either'
import { describe, expect, it } from 'vitest'
import { loadSettings } from '../config/load-settings.ts'
import { checkSettings, checkLaw, bounded, ok, probleme } from './checks.ts'

const checked = (variables: Readonly<Record<string, string>>) => {
  const settings = loadSettings({ DEMO: 'on', ...variables })
  if (E.isLeft(settings)) throw new Error(settings.left.join('\n'))
  return checkSettings(settings.right)
}

describe('the check of the settings', () => {
  it('tells of the proxy that TRUST_PROXY does not name', () => {
    const seul = checked({ PUBLIC_URL: 'https://atelier.example' })
    expect(seul.etat).toBe('attention')
    expect(seul.conseil).toContain('donnez l’adresse du proxy dans TRUST_PROXY')
    const nomme = checked({ PUBLIC_URL: 'https://atelier.example', TRUST_PROXY: '127.0.0.1' })
    expect(nomme.conseil).not.toContain('TRUST_PROXY')
  })
})

describe('the check of the law', () => {
  it('is content when nothing is near', () => {
    expect(checkLaw(new Date('2026-09-01T10:00:00Z'))).toMatchObject({ sujet: 'droit', etat: 'ok', conseil: null })
  })

  it('tells what is near by its day', () => {
    const { etat, constat } = checkLaw(new Date('2026-11-20T10:00:00Z'))
    expect([etat, constat]).toEqual(['attention', 'la mention de franchise de TVA change de code le 1er janvier 2027'])
  })
})

const told = (cause: unknown) => probleme(cause instanceof Error ? cause.message : '', 'wait')

describe('a check', () => {
  it('tells what it found', async () => {
    const found = await bounded('courriel', 60_000, () => Promise.resolve(ok('fine')), told)
    expect(found).toEqual({ sujet: 'courriel', etat: 'ok', constat: 'fine', conseil: null })
  })

  it('that fails is a problem', async () => {
    const found = await bounded('courriel', 60_000, () => Promise.reject(new Error('refused')), told)
    expect(found).toEqual({ sujet: 'courriel', etat: 'problème', constat: 'refused', conseil: 'wait' })
  })

  it('that never ends is a problem too', async () => {
    const found = await bounded('adresses', 10, () => new Promise(() => undefined), told)
    expect(found).toMatchObject({ etat: 'problème', constat: 'pas de réponse en 0.01 s' })
  })
})
