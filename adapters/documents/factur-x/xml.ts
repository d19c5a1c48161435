import type { DateCivile } from '#domain/calendrier/date-civile'
import type { Montant } from '#domain/shared/montant'
import { ligneLisible } from '../contents/document-contents.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

export type Xml = string & { readonly Xml: unique symbol }

/** Characters that XML 1.0 forbids in any form. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Cs}]/gu

const escape = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

const text = (content: string): Xml => escape(content) as Xml

export const join = (...pieces: readonly (Xml | null)[]): Xml =>
  pieces.filter((piece) => piece !== null).join('') as Xml

export const element = (name: string, content: Xml, attributes: Readonly<Record<string, string>> = {}): Xml => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`)
  return `<${name}${written.join('')}>${content}</${name}>` as Xml
}

export const leaf = (name: string, content: string, attributes: Readonly<Record<string, string>> = {}): Xml =>
  element(name, text(content), attributes)

export const amount = (montant: Montant): string => (montant / 100).toFixed(2)

const DAY = '102'

export const day = (name: string, date: DateCivile): Xml =>
  element(name, leaf('udt:DateTimeString', date.replaceAll('-', ''), { format: DAY }))

export const qualifiedDay = (name: string, date: DateCivile): Xml =>
  element(name, leaf('qdt:DateTimeString', date.replaceAll('-', ''), { format: DAY }))

export const typed = (name: string, texte: string): Xml => leaf(name, ligneLisible(texte))
