import { expect, it } from 'vitest'
import * as E from '#fp/Either'
import type { CallFailure } from '../../api/reply.ts'
import { unParUn } from './gestes.tsx'

const REFUS: CallFailure = {
  _tag: 'Refus',
  status: 409,
  code: 'VERSION_PERIMEE',
  message: 'Elle a changé.',
  champs: {},
  data: undefined,
  attendre: null,
}

it('each row is asked for at once, since the page may be left, and a refusal keeps none of the others back', async () => {
  const suite: string[] = []
  const avances: number[] = []
  const bilan = await unParUn(
    ['a', 'b', 'c'],
    async (ligne) => {
      suite.push(`part ${ligne}`)
      await Promise.resolve()
      suite.push(`revient ${ligne}`)
      return ligne === 'b' ? E.left(REFUS) : E.right(ligne)
    },
    { nomDe: (ligne) => ligne.toUpperCase(), clefDe: (ligne) => ligne, onAvance: (faites) => avances.push(faites) },
  )
  expect(bilan).toEqual({ faites: 2, refus: [{ clef: 'b', nom: 'B', raison: 'Elle a changé.' }] })
  expect(suite).toEqual(['part a', 'part b', 'part c', 'revient a', 'revient b', 'revient c'])
  expect(avances).toEqual([1, 2, 3])
})
