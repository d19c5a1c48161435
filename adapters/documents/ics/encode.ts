const LINE_OCTETS = 75

const utf8 = new TextEncoder()

/** `20261124T090000Z`: always UTC, so that no file needs a time zone of its own. */
export const toUtc = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** A text value (RFC 5545, 3.3.11): its separators escaped, its line breaks written out, no other control character. */
export const toText = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')

/** A parameter in quotes; RFC 6868 tells how to keep quotes and line breaks in it. */
export const toParameter = (text: string): string =>
  `"${text
    .replace(/\^/g, '^^')
    .replace(/"/g, "^'")
    .replace(/\r\n?|\n/g, '^n')
    .replace(/\p{Cc}/gu, '')}"`

/** An address cannot end its line, nor add a parameter. */
export const toMailto = (address: string): string => `mailto:${address.replace(/[\p{Cc}\s:;,"<>]/gu, '')}`

/** Cuts a line at 75 octets, between characters; each part after the first begins with a space (RFC 5545, 3.1). */
export const fold = (line: string): string => {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = utf8.encode(character).length
    if (octets + size > LINE_OCTETS) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n')
}
