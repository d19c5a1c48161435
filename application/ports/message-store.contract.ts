import { describe, expect, it } from 'vitest'
import * as O from '#fp/Option'
import { uneDemandeDeContact, unMessage } from '#domain/message/message.fixture'
import { reussir } from '../shared/run.fixture.ts'
import type { MakeStores } from './stores.fixture.ts'

const UNE_HEURE = 3_600_000

/** What storage promises about messages, whether they are written or read. */
export const describeMessageStore = (name: string, makeStores: MakeStores): void => {
  describe(`${name}: a message`, () => {
    it('is not found when nobody wrote it', async () => {
      const { messages } = await makeStores()
      expect(await reussir(messages.parId(unMessage().id))).toEqual(O.none)
    })

    it('is read as it was written, whatever its letters', async () => {
      const { messagesRecus, messages } = await makeStores()
      const message = unMessage(uneDemandeDeContact({ texte: 'Ligne 1\n  « l’été » <b>&amp;</b> 😀\n\tfin' }))
      await reussir(messagesRecus.enregistrer(message))
      await reussir(messagesRecus.enregistrer(unMessage({}, 2)))
      expect(await reussir(messages.parId(message.id))).toEqual(O.some(message))
    })

    it('comes with one mail to the business, due at once', async () => {
      const { messagesRecus, outbox } = await makeStores()
      const message = unMessage()
      await reussir(messagesRecus.enregistrer(message))
      const bail = new Date(message.creeLe.getTime() + UNE_HEURE)
      const courriers = await reussir(outbox.reserver(message.creeLe, bail, 10))
      expect(courriers).toEqual([
        { id: expect.any(String), essais: 1, genre: 'message_entreprise', messageId: message.id },
      ])
    })
  })
}
