/** Markup that is safe to send; the tag below is the only way to make some. */
export type Html = { readonly markup: string }

type Part = string | number | null | Html | readonly Html[]

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')

const toMarkup = (part: Part): string => {
  if (part === null) return ''
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part))
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('')
}

/** Every value put into the template is escaped, unless it is markup already. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: strings.map((string, rang) => string + toMarkup(parts[rang] ?? null)).join(''),
})
