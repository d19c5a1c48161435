import { describe, expect, it } from 'vitest'
import { destinationDe, lireRetour } from './destination.ts'

const CLIENT = { temporaire: false, admin: false }
const ADMIN = { temporaire: false, admin: true }

describe('where a login leads', () => {
  it('is the client area, the owner’s side, or first of all another password', () => {
    expect(destinationDe(CLIENT, null)).toBe('/mes-prestations')
    expect(destinationDe(ADMIN, null)).toBe('/admin')
    expect(destinationDe({ temporaire: true, admin: true }, '/compte-client')).toBe('/changer-mot-de-passe')
  })

  it('is the page that was asked for', () => {
    expect(destinationDe(CLIENT, '/compte-client?a=1#b')).toBe('/compte-client?a=1#b')
    expect(destinationDe(ADMIN, '/mes-prestations')).toBe('/mes-prestations')
  })

  it.each([
    'https://pirate.example/',
    '//pirate.example/',
    '/\\pirate.example/',
    '/\t/pirate.example/',
    'javascript:alert(1)',
    'mes-prestations',
    '/login?retour=/login',
    '',
  ])('is never %j', (retour) => {
    expect(lireRetour(retour)).toBeNull()
  })
})
