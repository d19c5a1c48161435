import { expect, it } from 'vitest'
import { unServeur } from '../server.fixture.ts'

it('gives the terms as a file named after their version', async () => {
  const answer = await unServeur().app.inject({ url: '/conditions-generales.pdf' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.headers['content-disposition']).toMatch(/^attachment;.*conditions-generales-\d{4}-\d\d-\d\d\.pdf/)
  expect(answer.body.split('\n')).toHaveLength(11)
})

it('gives the model form of withdrawal as a file to print', async () => {
  const answer = await unServeur().app.inject({ url: '/formulaire-de-retractation.pdf' })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(answer.headers['content-disposition']).toMatch(/^attachment;.*formulaire-de-retractation\.pdf/)
})
