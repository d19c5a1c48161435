export type Encoding = 'br' | 'gzip' | 'identity'

const accepts = (accepted: string, encoding: string): boolean =>
  new RegExp(`(?:^|[\\s,])${encoding}(?!\\s*;\\s*q=0(?:\\.0*)?(?:\\s*(?:,|$)))(?=[\\s,;]|$)`, 'i').test(accepted)

const remembered = new Map<string, Encoding>()

const choose = (accepted: string): Encoding => {
  if (accepts(accepted, 'br')) return 'br'
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity'
}

/** Cache of parsed headers: browsers send only a few different ones. */
const REMEMBERED_MAX = 50

/** The smallest encoding that an `Accept-Encoding` header allows. */
export const chooseEncoding = (accepted = ''): Encoding => {
  const known = remembered.get(accepted)
  if (known !== undefined) return known
  const encoding = choose(accepted)
  if (remembered.size < REMEMBERED_MAX) remembered.set(accepted, encoding)
  return encoding
}
