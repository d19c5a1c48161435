import { REGLES } from '#domain/conservation/calendrier'
import { expect, it } from 'vitest'
import { regleTexte } from './texts.ts'

it('says how long a kind is kept, and when it goes with an account', () => {
  expect(regleTexte(REGLES.avenants)).toMatch(/^13\smois après l’émission$/)
  expect(regleTexte(REGLES.versions_acceptees)).toMatch(/^5\sans après la dernière prestation, avec le compte$/)
})
