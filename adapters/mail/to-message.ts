import type { MailMessageData } from 'nodemailer'
import type { Courriel } from '#application/ports/mailer'
import { cleanLine } from '#domain/shared/clean'

type Mailbox = { readonly name: string; readonly address: string }

const WITH_NAME = /^"?([^"<>]*)"?\s*<([^<>]+)>$/
const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/

const parseMailbox = (texte: string): Mailbox | null => {
  const ligne = cleanLine(texte)
  const [, name = '', address = ligne] = WITH_NAME.exec(ligne) ?? []
  return ADDRESS.test(address) ? { name: name.trim(), address } : null
}

const only = (texte: string): Mailbox => {
  const mailbox = parseMailbox(texte)
  if (mailbox === null) throw new Error('a mail needs exactly one valid address per role')
  return mailbox
}

/** One recipient, no line break in headers. Throws unless each address is exactly one address. */
export const toMessage = (courriel: Courriel): MailMessageData => {
  const from = only(courriel.de)
  const to = only(courriel.a)
  return {
    from,
    to,
    envelope: { from: from.address, to: [to.address] },
    ...(courriel.repondreA === null ? {} : { replyTo: only(courriel.repondreA) }),
    messageId: cleanLine(courriel.messageId),
    subject: cleanLine(courriel.sujet),
    text: courriel.texte,
    html: courriel.html,
    textEncoding: 'quoted-printable',
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: courriel.piecesJointes.map(({ nom, type, contenu }) => ({
      filename: cleanLine(nom),
      contentType: cleanLine(type),
      content: Buffer.from(contenu),
      // Otherwise the transport would change the line ends of a calendar file.
      contentTransferEncoding: 'base64',
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
