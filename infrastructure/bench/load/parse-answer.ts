/** Where a first whole answer ends in what was received, and its status. */
export type ParsedAnswer = { readonly status: number; readonly end: number }

const SEPARATOR = '\r\n\r\n'

const LENGTH = /\r\ncontent-length: *(\d+)/i

/** Reads an HTTP/1.1 answer with a length; undefined until all of it is there. */
export const parseAnswer = (received: Buffer): ParsedAnswer | undefined => {
  const headEnd = received.indexOf(SEPARATOR)
  if (headEnd < 0) return undefined
  const head = received.toString('latin1', 0, headEnd)
  const end = headEnd + SEPARATOR.length + Number(LENGTH.exec(head)?.[1] ?? 0)
  return received.length < end ? undefined : { status: Number(head.slice(9, 12)), end }
}
