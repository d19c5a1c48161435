import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { unCourriel } from '#application/ports/courriel.fixture'
import { describeMailer } from '#application/ports/mailer.contract'
import { makeSmtpMailer } from './mailers.ts'
import { demarrerServeurSmtp, type ModeSmtp, type ServeurSmtp } from './smtp-server.fixture.ts'

describeMailer('SMTP', async () => {
  const serveur = await demarrerServeurSmtp()
  const mailer = makeSmtpMailer(serveur.url)
  return {
    mailer,
    recus: async () => serveur.recus().map(({ courriel }) => courriel),
    vider: async () => serveur.vider(),
    fermer: async () => {
      await mailer.close()
      await serveur.arreter()
    },
  }
})

const ECHEC = { _tag: 'Left', left: { _tag: 'PortFailure', port: 'mailer' } }
const SILENCE_MS = 1_000

describe('mails through a mail server', () => {
  let serveur: ServeurSmtp
  let mailer: ReturnType<typeof makeSmtpMailer>
  beforeEach(async () => {
    serveur = await demarrerServeurSmtp()
    mailer = makeSmtpMailer(serveur.url, { silenceMs: SILENCE_MS })
  })
  afterEach(async () => {
    await mailer.close()
    await serveur.arreter()
  })

  it('writes to one envelope recipient, in one connection for several mails, and says that no person wrote', async () => {
    await mailer.envoyer(unCourriel())()
    await mailer.envoyer(unCourriel({ messageId: '<courrier-2@atelier.example>' }))()
    expect(serveur.destinataires()).toEqual(['jeanne.dupont@courriel.example', 'jeanne.dupont@courriel.example'])
    expect(serveur.connexions()).toBe(1)
    expect(serveur.recus().map(({ entetes }) => entetes.get('auto-submitted'))).toEqual([
      'auto-generated',
      'auto-generated',
    ])
  })

  it('keeps line breaks out of every header', async () => {
    const piege = 'x\r\nBcc: pirate@courriel.example\r\n\r\nCorps'
    await mailer.envoyer(
      unCourriel({
        messageId: `<a@b.example>${piege}`,
        de: `Atelier ${piege} <bonjour@atelier.example>`,
        sujet: piege,
        piecesJointes: [{ nom: piege, type: 'text/plain', contenu: new Uint8Array([65]) }],
      }),
    )()
    expect(serveur.destinataires()).toEqual(['jeanne.dupont@courriel.example'])
    expect(serveur.recus().map(({ entetes, courriel }) => [entetes.has('bcc'), courriel.texte])).toEqual([
      [false, unCourriel().texte],
    ])
  })

  it('never reads a file or an address on behalf of a mail', async () => {
    await mailer.envoyer(unCourriel({ html: '<img src="file:///etc/passwd">', texte: '{"path":"/etc/passwd"}' }))()
    expect(serveur.recus().map(({ courriel }) => [courriel.html, courriel.piecesJointes.length])).toEqual([
      ['<img src="file:///etc/passwd">', 1],
    ])
  })

  const pannes: readonly (readonly [ModeSmtp, string])[] = [
    ['refus', 'refuses the mailbox (550)'],
    ['occupe', 'asks to come back later (451)'],
    ['muet', 'takes the mail and never answers'],
    ['coupe', 'hangs up half way'],
  ]
  it.each(pannes)('fails in bounded time when the server is in mode %s: it %s, and recovers', async (mode) => {
    serveur.passerEn(mode)
    const debut = performance.now()
    expect(await mailer.envoyer(unCourriel())()).toMatchObject(ECHEC)
    expect(performance.now() - debut).toBeLessThan(10 * SILENCE_MS)
    expect(serveur.recus()).toEqual([])
    serveur.passerEn('accepte')
    expect(await mailer.envoyer(unCourriel())()).toMatchObject({ _tag: 'Right' })
    expect(serveur.recus().map(({ courriel }) => courriel)).toEqual([unCourriel()])
  })

  it('fails when nobody listens, before anything is composed too', async () => {
    expect(await mailer.joindre()).toMatchObject({ _tag: 'Right' })
    await serveur.arreter()
    const connexion = { left: { motif: 'connexion', statut: null } }
    expect([await mailer.joindre(), await mailer.envoyer(unCourriel())()]).toMatchObject([connexion, connexion])
  })

  it('tells a refusal for good of the address from one for now', async () => {
    const dire = async (mode: ModeSmtp) => {
      serveur.passerEn(mode)
      return mailer.envoyer(unCourriel())()
    }
    expect(await dire('refus')).toMatchObject({ left: { ...ECHEC.left, motif: 'adresse_refusee', statut: 550 } })
    expect(await dire('occupe')).toMatchObject({ left: { motif: 'attente', statut: 451 } })
  })

  it('asks again whether the server takes mails only when none has just left', async () => {
    await mailer.envoyer(unCourriel())()
    await mailer.joindre()
    expect(serveur.connexions()).toBe(1)
    serveur.passerEn('refus')
    await mailer.envoyer(unCourriel())()
    await mailer.joindre()
    expect(serveur.connexions()).toBe(2)
  })

  it('sends no name and no password in clear to another machine, and says why nothing leaves', async () => {
    // The same server under an address other than the loopback names.
    const { port } = new URL(serveur.url)
    const dehors = makeSmtpMailer(`smtp://nom:secret@0.0.0.0:${port}`, { silenceMs: SILENCE_MS })
    const chiffrement = { left: { motif: 'chiffrement' } }
    expect([await dehors.joindre(), await dehors.envoyer(unCourriel())()]).toMatchObject([chiffrement, chiffrement])
    await dehors.close()
    expect(serveur.recus()).toEqual([])
    for (const host of ['127.0.0.1', 'localhost']) {
      const ici = makeSmtpMailer(`smtp://nom:secret@${host}:${port}`, { silenceMs: SILENCE_MS })
      expect(await ici.joindre()).not.toMatchObject(chiffrement)
      await ici.close()
    }
  })

  it('fails, and does not throw, on an address that is no mail server', async () => {
    const perdu = makeSmtpMailer('smtp://', { silenceMs: SILENCE_MS })
    expect(await perdu.envoyer(unCourriel({ a: 'personne' }))()).toMatchObject(ECHEC)
    await perdu.close()
  })
})
