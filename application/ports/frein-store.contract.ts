import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import type { Compteur } from '#domain/compte/frein'
import { echouer, reussir } from '../shared/run.fixture.ts'
import type { MakeStores, Stores } from './stores.fixture.ts'

const INSTANT = new Date('2026-11-20T09:00:00.123Z')

const poser = ({ freins }: Stores, cle: string, essais: number) =>
  reussir(freins.compter(cle, () => E.right({ essais, dernierLe: INSTANT })))

/** Reads a counter without changing it. */
const lire = async ({ freins }: Stores, cle: string): Promise<Compteur | null> => {
  const vu: { compteur?: Compteur | null } = {}
  await echouer(
    freins.compter(cle, (compteur) => {
      vu.compteur = compteur
      return E.left('lu')
    }),
  )
  if (vu.compteur === undefined) throw new Error('nothing was read')
  return vu.compteur
}

export const describeFreinStore = (name: string, makeStores: MakeStores): void => {
  describe(`${name}: counters of attempts`, () => {
    it('are unknown at first, then what was decided, each key for itself', async () => {
      const stores = await makeStores()
      expect(await lire(stores, 'a')).toBeNull()
      await poser(stores, 'a', 1)
      await poser(stores, 'a', 7)
      await poser(stores, 'b', 2)
      expect(await lire(stores, 'a')).toEqual({ essais: 7, dernierLe: INSTANT })
      expect(await lire(stores, 'b')).toEqual({ essais: 2, dernierLe: INSTANT })
    })

    it('stay as they were after a refusal, which the caller gets', async () => {
      const stores = await makeStores()
      await poser(stores, 'a', 3)
      expect(await echouer(stores.freins.compter('a', () => E.left({ _tag: 'Refus' })))).toEqual({ _tag: 'Refus' })
      expect(await echouer(stores.freins.compter('b', () => E.left({ _tag: 'Refus' })))).toEqual({ _tag: 'Refus' })
      expect(await lire(stores, 'a')).toEqual({ essais: 3, dernierLe: INSTANT })
      expect((await stores.apercu()).freins).toBe(1)
    })

    it('lose no attempt of those that come at once', async () => {
      const stores = await makeStores()
      const unDePlus = (compteur: Compteur | null) =>
        E.right({ essais: (compteur?.essais ?? 0) + 1, dernierLe: INSTANT })
      await Promise.all(Array.from({ length: 12 }, () => stores.freins.compter('a', unDePlus)()))
      expect(await lire(stores, 'a')).toEqual({ essais: 12, dernierLe: INSTANT })
    })

    it('are forgotten together, and forgetting what is unknown is no failure', async () => {
      const stores = await makeStores()
      await poser(stores, 'a', 1)
      await poser(stores, 'b', 1)
      await poser(stores, 'c', 1)
      await reussir(stores.freins.oublier(['a', 'b', 'inconnue']))
      await reussir(stores.freins.oublier([]))
      expect([await lire(stores, 'a'), await lire(stores, 'b')]).toEqual([null, null])
      expect(await lire(stores, 'c')).toEqual({ essais: 1, dernierLe: INSTANT })
    })
  })
}
