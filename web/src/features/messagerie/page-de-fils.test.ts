import { expect, it } from 'vitest'
import { filReply } from '#adapters/http/contract/routes/messages'
import { unFilDeClient } from '#domain/message/fil.fixture'
import { avecFil } from './page-de-fils.ts'

const [un, deux] = [filReply(unFilDeClient({}, 1)), filReply(unFilDeClient({}, 2))]

it('a new thread comes first, one that is there already stands in its place', () => {
  const page = avecFil({ data: [un], curseurSuivant: null, total: 4 }, deux)
  expect(page).toEqual({ data: [deux, un], curseurSuivant: null, total: 5 })
  const suivi = { ...un, version: 2 }
  expect(avecFil(page, suivi)).toEqual({ data: [deux, suivi], curseurSuivant: null, total: 5 })
})
