import { expect, it } from 'vitest'
import { finDeSession } from './session.ts'

const jeton = (charge: string): string => `x.${Buffer.from(charge).toString('base64url')}.y`

it('the end of a session is read from its token, and nothing from what is none', () => {
  expect(finDeSession(jeton('{"sub":"é?>","exp":1795000000}'))).toEqual(new Date(1_795_000_000_000))
  expect([jeton('{}'), jeton('['), 'x', ''].map(finDeSession)).toEqual([null, null, null, null])
})
