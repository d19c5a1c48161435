import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { loadSettings } from '../../config/load-settings.ts'
import { checkSettings } from './check-settings.ts'

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
