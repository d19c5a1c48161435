import { describe, expect, it } from 'vitest'
import * as TE from '#fp/TaskEither'
import { portFailure } from '#application/shared/port-failure'
import { unMessage } from '#domain/message/message.fixture'
import { wakingMessageStore } from './waking-message-store.ts'

describe('a message on disk', () => {
  it('wakes the worker, once it is there', async () => {
    const events: string[] = []
    const store = { enregistrer: () => TE.fromIO(() => void events.push('recorded')) }
    await wakingMessageStore(store, { wake: () => void events.push('woken') }).enregistrer(unMessage())()
    expect(events).toEqual(['recorded', 'woken'])
  })

  it('that is not there wakes nobody', async () => {
    const events: string[] = []
    const store = { enregistrer: () => TE.left(portFailure('messages')('away')) }
    await wakingMessageStore(store, { wake: () => void events.push('woken') }).enregistrer(unMessage())()
    expect(events).toEqual([])
  })
})
