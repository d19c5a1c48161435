const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** A piece of XML that is well formed by itself. */
export type Xml = string & { readonly Xml: unique symbol }

/** Signs that XML 1.0 cannot hold in any writing. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Cs}]/gu

const escape = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/** A text between tags or quotes. */
export const text = (content: string): Xml => escape(content) as Xml

/** Several pieces one after the other; `null` leaves one out. */
export const join = (...pieces: readonly (Xml | null)[]): Xml =>
  pieces.filter((piece) => piece !== null).join('') as Xml

/** An element with its attributes and what it holds. */
export const element = (name: string, content: Xml, attributes: Readonly<Record<string, string>> = {}): Xml => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`)
  return `<${name}${written.join('')}>${content}</${name}>` as Xml
}

/** An element that holds a text. */
export const leaf = (name: string, content: string, attributes: Readonly<Record<string, string>> = {}): Xml =>
  element(name, text(content), attributes)
