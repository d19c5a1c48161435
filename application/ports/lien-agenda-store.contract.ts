import { describe, expect, it } from 'vitest'
import * as O from '#fp/Option'
import { reussir } from '../shared/run.fixture.ts'
import type { LienAgenda } from './lien-agenda-store.ts'
import type { MakeStores } from './stores.fixture.ts'

const PREMIER: LienAgenda = { empreinte: 'a', creeLe: new Date('2026-11-20T09:00:00.123Z') }
const SECOND: LienAgenda = { empreinte: 'b', creeLe: new Date('2026-11-21T09:00:00Z') }

export const describeLienAgendaStore = (name: string, makeStores: MakeStores): void => {
  describe(`${name}: the private address of the agenda`, () => {
    it('does not exist at first', async () => {
      const { lienAgenda } = await makeStores()
      expect(await reussir(lienAgenda.lire())).toEqual(O.none)
    })

    it('is the last one made, alone', async () => {
      const { lienAgenda } = await makeStores()
      await reussir(lienAgenda.poser(PREMIER))
      expect(await reussir(lienAgenda.lire())).toEqual(O.some(PREMIER))
      await reussir(lienAgenda.poser(SECOND))
      expect(await reussir(lienAgenda.lire())).toEqual(O.some(SECOND))
    })

    it('is one when two are made at once', async () => {
      const { lienAgenda } = await makeStores()
      await Promise.all([PREMIER, SECOND].map((lien) => reussir(lienAgenda.poser(lien))))
      expect([O.some(PREMIER), O.some(SECOND)]).toContainEqual(await reussir(lienAgenda.lire()))
    })

    it('is gone once revoked, and revoking nothing is no failure', async () => {
      const { lienAgenda } = await makeStores()
      await reussir(lienAgenda.poser(PREMIER))
      await reussir(lienAgenda.revoquer())
      await reussir(lienAgenda.revoquer())
      expect(await reussir(lienAgenda.lire())).toEqual(O.none)
    })
  })
}
