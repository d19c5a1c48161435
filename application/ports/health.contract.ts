import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { echouer } from '../shared/run.fixture.ts'
import type { Health } from './health.ts'

/** `couper` takes the database away. */
export type MakeHealth = () => Promise<{ readonly health: Health; readonly couper: () => Promise<void> }>

export const describeHealth = (name: string, makeHealth: MakeHealth): void => {
  describe(`${name}: health`, () => {
    it('is good while the database answers, and a failure of the port once it is away', async () => {
      const { health, couper } = await makeHealth()
      expect(await health.verifier()()).toEqual(E.right(undefined))
      await couper()
      expect(await echouer(health.verifier())).toMatchObject({ _tag: 'PortFailure', port: 'health' })
    })
  })
}
