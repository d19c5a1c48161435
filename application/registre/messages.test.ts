import { describe, expect, it } from 'vitest'
import { useStores } from '#adapters/postgres/postgres-stores.fixture'
import { unMessage } from '#domain/message/message.fixture'
import { STATUTS_MESSAGE } from '#domain/message/statut-message'
import { ouvrirFil } from '#domain/message/suite'
import { echouer, reussir } from '../shared/run.fixture.ts'
import { ADMIN } from '../shared/session.fixture.ts'
import { changerStatutMessage } from './messages.ts'

const makeStores = useStores()

const unMessageRecu = async () => {
  const ports = await makeStores()
  const { id } = unMessage()
  await reussir(ports.messages.enregistrer(ouvrirFil(unMessage())))
  return { ports, id, changer: changerStatutMessage(ports) }
}

describe('changerStatutMessage', () => {
  it.each(STATUTS_MESSAGE)('sets %s and answers the message as it then is', async (statut) => {
    const { changer, id } = await unMessageRecu()
    const { fil } = await reussir(changer({ admin: ADMIN, id, statut, version: 1 }))
    expect([fil.message.statut, fil.version]).toEqual([statut, 2])
  })

  it('overwrites without a version, and shows the newer state to a stale one', async () => {
    const { changer, id } = await unMessageRecu()
    await reussir(changer({ admin: ADMIN, id, statut: 'lu', version: null }))
    expect(await echouer(changer({ admin: ADMIN, id, statut: 'traité', version: 1 }))).toMatchObject({
      _tag: 'MessagePerime',
      actuel: { fil: { version: 2, message: { statut: 'lu' } } },
    })
  })

  it('knows no other message', async () => {
    const { changer } = await unMessageRecu()
    const refus = { _tag: 'MessageInconnu' }
    for (const id of ['nonsense', unMessage({}, 9).id]) {
      expect(await echouer(changer({ admin: ADMIN, id, statut: 'lu', version: 1 }))).toEqual(refus)
    }
  })
})
