import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Courriel, Mailer } from './mailer.ts'
import { unCourriel } from './courriel.fixture.ts'

/** A mailer, and a way to read what it sent. */
export type MailerUnderTest = {
  readonly mailer: Mailer
  /** The mails received since the last `vider`, in order of arrival. */
  readonly recus: () => Promise<readonly Courriel[]>
  readonly vider: () => Promise<void>
  readonly fermer: () => Promise<void>
}

/** Tests of any mailer. */
export const describeMailer = (nom: string, ouvrir: () => Promise<MailerUnderTest>): void => {
  describe(`a mailer: ${nom}`, () => {
    const ouverture = ouvrir()
    beforeEach(async () => (await ouverture).vider())
    afterAll(async () => (await ouverture).fermer())

    const envoyer = async (courriel: Courriel) => (await ouverture).mailer.envoyer(courriel)()
    const recus = async () => (await ouverture).recus()

    it('delivers addresses, subject, both texts and attachments to the letter', async () => {
      expect(await envoyer(unCourriel())).toMatchObject({ _tag: 'Right' })
      expect(await recus()).toEqual([unCourriel()])
    })

    it('keeps the same Message-ID when a mail leaves twice', async () => {
      await envoyer(unCourriel())
      await envoyer(unCourriel())
      const ids = new Set((await recus()).map(({ messageId }) => messageId))
      expect([...ids]).toEqual(['<courrier-1@atelier.example>'])
    })

    it('sends without reply address and without attachment', async () => {
      const courriel = unCourriel({ repondreA: null, piecesJointes: [] })
      await envoyer(courriel)
      expect(await recus()).toEqual([courriel])
    })

    it('keeps line breaks out of the subject, so that nobody adds a header', async () => {
      await envoyer(unCourriel({ sujet: 'Bonjour\r\nBcc: pirate@courriel.example\n\nCorps' }))
      const [recu] = await recus()
      expect(recu).toEqual(unCourriel({ sujet: 'Bonjour Bcc: pirate@courriel.example Corps' }))
    })

    it('writes to one person: an address that hides another one is refused', async () => {
      for (const a of [
        'jeanne@courriel.example, pirate@courriel.example',
        'jeanne@courriel.example\r\nBcc: pirate@courriel.example',
        'jeanne@courriel.example pirate@courriel.example',
        '',
      ]) {
        expect(await envoyer(unCourriel({ a }))).toMatchObject({
          _tag: 'Left',
          left: { _tag: 'PortFailure', port: 'mailer' },
        })
      }
      expect(await recus()).toEqual([])
    })
  })
}
