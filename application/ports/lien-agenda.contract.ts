import { describe, expect, it } from 'vitest'
import * as O from '#fp/Option'
import { reussir } from '../shared/run.fixture.ts'
import type { LienAgenda } from './agenda-store.ts'
import type { MakeStores } from './stores.fixture.ts'

const PREMIER: LienAgenda = { empreinte: 'a', creeLe: new Date('2026-11-20T09:00:00.123Z') }
const SECOND: LienAgenda = { empreinte: 'b', creeLe: new Date('2026-11-21T09:00:00Z') }

export const describeLienAgenda = (name: string, makeStores: MakeStores): void => {
  describe(`${name}: the private address of the agenda`, () => {
    it('does not exist at first', async () => {
      const { agenda } = await makeStores()
      expect(await reussir(agenda.lireLien())).toEqual(O.none)
    })

    it('is the last one made, alone', async () => {
      const { agenda } = await makeStores()
      await reussir(agenda.poserLien(PREMIER))
      expect(await reussir(agenda.lireLien())).toEqual(O.some(PREMIER))
      await reussir(agenda.poserLien(SECOND))
      expect(await reussir(agenda.lireLien())).toEqual(O.some(SECOND))
    })

    it('is one when two are made at once', async () => {
      const { agenda } = await makeStores()
      await Promise.all([PREMIER, SECOND].map((lien) => reussir(agenda.poserLien(lien))))
      expect([O.some(PREMIER), O.some(SECOND)]).toContainEqual(await reussir(agenda.lireLien()))
    })

    it('is gone once revoked, and revoking nothing is no failure', async () => {
      const { agenda } = await makeStores()
      await reussir(agenda.poserLien(PREMIER))
      await reussir(agenda.revoquerLien())
      await reussir(agenda.revoquerLien())
      expect(await reussir(agenda.lireLien())).toEqual(O.none)
    })
  })
}
