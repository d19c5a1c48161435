import { expect, it } from 'vitest'
import { mentionsDuRefus } from './mentions-manquantes.tsx'

const refus = (code: string, data: unknown) =>
  ({ _tag: 'Refus', status: 422, code, message: '', champs: {}, data, attendre: null }) as const

const MENTIONS = [{ code: 'siren', fondement: 'Code de commerce, art. R. 123-237' }]

it('reads what a document lacks in the refusal that says so', () => {
  expect(mentionsDuRefus(refus('MENTIONS_MANQUANTES', { mentions: MENTIONS }))).toEqual(MENTIONS)
})

it('reads nothing in another refusal, in an answer that never came, or before any', () => {
  expect(mentionsDuRefus(refus('ACOMPTES_CHANGES', { mentions: MENTIONS }))).toEqual([])
  expect(mentionsDuRefus(refus('MENTIONS_MANQUANTES', null))).toEqual([])
  expect(mentionsDuRefus({ _tag: 'Reseau' })).toEqual([])
  expect(mentionsDuRefus(null)).toEqual([])
})
