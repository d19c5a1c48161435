import { expect, it } from 'vitest'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { mentionsPortees } from './mentions.ts'

const JOUR = '2026-12-01' as DateCivile

it('tells a consumer of the warranties of parts when there are parts, and only then', () => {
  const codes = (...genres: readonly ('travail' | 'piece')[]) =>
    mentionsPortees(
      JOUR,
      'particulier',
      genres.map((genre) => ({ genre })),
    ).map(({ code }) => code)
  expect(codes('travail')).toEqual(['tva', 'retard'])
  expect(codes('travail', 'piece')).toEqual(['tva', 'retard', 'garanties'])
})
