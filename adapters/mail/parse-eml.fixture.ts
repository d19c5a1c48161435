import PostalMime, { type Address, type Email } from 'postal-mime'
import type { Courriel } from '#application/ports/mailer'

/** A received mail, with the headers that the port does not have. */
export type CourrielRecu = { readonly courriel: Courriel; readonly entetes: ReadonlyMap<string, string> }

const ecrire = (adresse: Address | undefined): string =>
  adresse === undefined ? '' : adresse.name === '' ? (adresse.address ?? '') : `${adresse.name} <${adresse.address}>`

const octets = (contenu: ArrayBuffer | Uint8Array | string): Uint8Array =>
  typeof contenu === 'string' ? new TextEncoder().encode(contenu) : Uint8Array.from(new Uint8Array(contenu))

const texteSeul = (texte: string | undefined): string => (texte ?? '').replaceAll('\r\n', '\n').replace(/\n$/, '')

const toCourriel = (email: Email): Courriel => ({
  messageId: email.messageId ?? '',
  de: ecrire(email.from),
  a: (email.to ?? []).map(ecrire).join(', '),
  repondreA: email.replyTo === undefined ? null : email.replyTo.map(ecrire).join(', '),
  sujet: email.subject ?? '',
  texte: texteSeul(email.text),
  html: texteSeul(email.html),
  piecesJointes: email.attachments.map(({ filename, mimeType, content }) => ({
    nom: filename ?? '',
    type: mimeType,
    contenu: octets(content),
  })),
})

/** Parses the source of a mail as a mail program does. */
export const parseEml = async (source: Uint8Array): Promise<CourrielRecu> => {
  const email = await PostalMime.parse(source)
  return { courriel: toCourriel(email), entetes: new Map(email.headers.map(({ key, value }) => [key, value])) }
}
