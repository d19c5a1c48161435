import { expect, it } from 'vitest'
import type { Envoi } from '../commande/envoi.ts'
import { makeCles } from './cles.ts'

const desCles = () => {
  const page: { envois: readonly Envoi[]; tirees: number } = { envois: [], tirees: 0 }
  const cles = makeCles(
    {
      lire: () => page.envois,
      garder: (envois) => {
        page.envois = envois
      },
    },
    () => {
      page.tirees += 1
      return `k${page.tirees}`
    },
  )
  return { page, cles }
}

it('a content that is tried again goes with the key it had, also after another was tried', () => {
  const { cles } = desCles()
  expect(['Bonjour', 'Bonjour', 'Bonsoir', 'Bonjour'].map(cles.pour)).toEqual(['k1', 'k1', 'k2', 'k1'])
})

it('the same words are another message once the first is recorded', () => {
  const { cles, page } = desCles()
  cles.pour('Merci')
  cles.oublier()
  expect([page.envois, cles.pour('Merci')]).toEqual([[], 'k2'])
})
