import { describe, expect, it } from 'vitest'
import { useStores } from '#adapters/postgres/postgres-stores.fixture'
import { ADMIN } from '#application/shared/session.fixture'
import { unMessage } from '#domain/message/message.fixture'
import { echouer, reussir } from '../shared/run.fixture.ts'
import { lireFil } from './lire-fil.ts'

const makeStores = useStores()

const unFilRecu = async () => {
  const ports = await makeStores()
  await reussir(ports.messages.enregistrer(unMessage()))
  return lireFil(ports)
}

describe('lireFil', () => {
  it('shows the owner one thread', async () => {
    const lire = await unFilRecu()
    expect(await reussir(lire(ADMIN, unMessage().id))).toMatchObject({
      fil: { message: unMessage(), version: 1 },
      client: null,
    })
  })

  it.each(['nonsense', unMessage({}, 9).id])('knows no message %s', async (id) => {
    const lire = await unFilRecu()
    expect(await echouer(lire(ADMIN, id))).toEqual({ _tag: 'MessageInconnu' })
  })
})
