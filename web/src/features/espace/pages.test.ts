import { expect, it } from 'vitest'
import { type Page, prolonge } from './pages.ts'

it('the next part stands behind the first, without what is shown already', () => {
  const premiere: Page = { data: [{ id: 'c' }, { id: 'b' }], curseurSuivant: 'b', total: 3 }
  const suite: Page = { data: [{ id: 'b' }, { id: 'a' }], curseurSuivant: null, total: 3 }
  expect(prolonge(premiere, suite)).toEqual({
    data: [{ id: 'c' }, { id: 'b' }, { id: 'a' }],
    curseurSuivant: null,
    total: 3,
  })
})
