import { cleanLine } from '#domain/shared/clean'

export type Mailbox = { readonly name: string; readonly address: string }

const WITH_NAME = /^"?([^"<>]*)"?\s*<([^<>]+)>$/
const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/

/** `Name <address>` or a bare address; `null` unless there is exactly one. */
export const parseMailbox = (texte: string): Mailbox | null => {
  const ligne = cleanLine(texte)
  const [, name = '', address = ligne] = WITH_NAME.exec(ligne) ?? []
  return ADDRESS.test(address) ? { name: name.trim(), address } : null
}
