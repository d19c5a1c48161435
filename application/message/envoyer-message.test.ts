import { describe, expect, it } from 'vitest'
import * as O from '#fp/Option'
import { makeMemoryClock } from '#adapters/memory/memory-clock.fixture'
import { makeMemoryMessageStore } from '#adapters/memory/memory-message-store.fixture'
import { makeMemoryRandomness } from '#adapters/memory/memory-outside'
import { makeMemoryStore } from '#adapters/memory/memory-store.fixture'
import { uneDemandeDeContact } from '#domain/message/message.fixture'
import { echouer, reussir } from '../shared/run.fixture.ts'
import { envoyerMessage } from './fils.ts'

const MAINTENANT = new Date('2026-11-20T09:00:00Z')

const uneBoite = () => {
  const store = makeMemoryStore()
  const envoyer = envoyerMessage({
    clock: makeMemoryClock(MAINTENANT),
    randomness: makeMemoryRandomness(),
    messages: makeMemoryMessageStore(store),
    estJetable: (domaine: string) => domaine === 'yopmail.com',
  })
  return { store, envoyer }
}

describe('envoyerMessage', () => {
  it('keeps the message and leaves its mail in the outbox', async () => {
    const { store, envoyer } = uneBoite()
    const {
      fil: { message },
      rejoue,
    } = await reussir(envoyer(uneDemandeDeContact()))
    expect(rejoue).toBe(false)
    expect(message).toMatchObject({ ...uneDemandeDeContact(), statut: 'nouveau', creeLe: MAINTENANT })
    expect([...store.messages.values()].map((garde) => garde.message)).toEqual([message])
    expect([...store.courriers.values()]).toMatchObject([{ genre: 'message_entreprise', messageId: message.id }])
  })

  it('keeps two messages of one person apart', async () => {
    const { store, envoyer } = uneBoite()
    await reussir(envoyer(uneDemandeDeContact()))
    await reussir(envoyer(uneDemandeDeContact()))
    expect([store.messages.size, store.courriers.size]).toEqual([2, 2])
  })

  it('is one message however often its key comes, and refuses another under that key', async () => {
    const { store, envoyer } = uneBoite()
    const premier = await reussir(envoyer(uneDemandeDeContact(), O.some('cle')))
    expect(await reussir(envoyer(uneDemandeDeContact(), O.some('cle')))).toEqual({ fil: premier.fil, rejoue: true })
    const autre = uneDemandeDeContact({ texte: 'Une tout autre demande.' })
    expect(await echouer(envoyer(autre, O.some('cle')))).toEqual({ _tag: 'CleDeMessageReutilisee' })
    expect([store.messages.size, store.courriers.size]).toEqual([1, 1])
    expect((await reussir(envoyer(autre, O.some('autre cle')))).rejoue).toBe(false)
  })

  it('refuses an address that will not last, and keeps nothing', async () => {
    const { store, envoyer } = uneBoite()
    const demande = uneDemandeDeContact({ email: 'x@a.yopmail.com' })
    expect(await echouer(envoyer(demande))).toEqual({ _tag: 'EmailJetable' })
    expect([store.messages.size, store.courriers.size]).toEqual([0, 0])
  })
})
