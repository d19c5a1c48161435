import * as E from '#fp/Either'
import { parseEmail, type Email } from '#domain/client/email'
import { unContact, uneAdresse, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import type { Compte } from './compte.ts'
import { parseMotDePasse, type MotDePasse } from './mot-de-passe.ts'

export const unMotDePasse = (texte = 'Sapin de 1987'): MotDePasse => {
  const motDePasse = parseMotDePasse(texte)
  if (E.isLeft(motDePasse)) throw new Error('the fixture is not a password')
  return motDePasse.right
}

export const unEmail = (texte = 'jeanne.dupont@courriel.example'): Email => {
  const email = parseEmail(texte)
  if (E.isLeft(email)) throw new Error('the fixture is not an address')
  return email.right
}

export const unCompte = (overrides: Partial<Compte> = {}): Compte => ({
  ...unContact(),
  ...uneAdresse(),
  id: '11111111-1111-4111-8111-111111111111',
  role: 'client',
  creeLe: UN_INSTANT,
  jetonVersion: 1,
  motDePasse: null,
  temporaire: null,
  ...overrides,
})
