import { expect, it } from 'vitest'
import { useStores } from '#adapters/postgres/postgres-stores.fixture'
import { reussir } from '#application/shared/run.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { keepFresh } from './keep-fresh.ts'

const makeStores = useStores()

it('tells the figures of the last look for a minute, then takes them again', async () => {
  const relever = keepFresh((await makeStores()).diagnostics.relever)
  const apres = (secondes: number): Date => new Date(UN_INSTANT.getTime() + secondes * 1_000)
  const releveA = async (secondes: number) => (await reussir(relever(apres(secondes)))).releveLe
  expect(await releveA(0)).toEqual(apres(0))
  expect(await releveA(59)).toEqual(apres(0))
  expect(await releveA(60)).toEqual(apres(60))
  expect(await releveA(-10)).toEqual(apres(-10))
})
