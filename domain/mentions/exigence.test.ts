import { expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { etatDesMentions, exiger } from './exigence.ts'

it('a mention is wanted from its first day to its last, both included', () => {
  const exigence = { ...exiger('tva', 'CGI', '2026-01-02', () => true), au: dateCivile(2026, 1, 4) }
  const voulue = (jour: number): boolean => etatDesMentions([exigence], null, dateCivile(2026, 1, jour)).length === 1
  expect([1, 2, 3, 4, 5].map(voulue)).toEqual([false, true, true, true, false])
})
