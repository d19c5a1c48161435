import { expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { termeTexte } from './terme-texts.ts'

it('says until when a record is kept and why, or why no day can be told', () => {
  const jusquAu = dateCivile(2031, 11, 20)
  expect(termeTexte({ jusquAu, motif: 'derniere_prestation' })).toMatch(
    /^Conservé jusqu’au 20\snovembre\s2031\u00a0: 5\sans après la dernière prestation\.$/,
  )
  expect(termeTexte({ jusquAu: null, motif: 'avec_le_compte' })).toBe('Conservé\u00a0: avec le compte du client.')
})
