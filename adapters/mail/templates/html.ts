/** Escaped markup; only the tag below makes it. */
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

/** Escapes every value of a template, unless it is markup. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: strings.map((string, rang) => string + toMarkup(parts[rang] ?? null)).join(''),
})

/** Colours of the light theme, in inline styles, which every program reads; classes set those of the dark theme. */
export const DAY = {
  paper: '#fbfaf6',
  surface: '#ffffff',
  ink: '#16221d',
  soft: '#46534d',
  fir: '#1e5b48',
  firTint: '#eef3ec',
  comte: '#e3a72f',
  comteTint: '#fdf4dd',
  hairline: '#dcd9cb',
} as const

export const NIGHT = {
  paper: '#0f1714',
  surface: '#17211d',
  ink: '#eef1ea',
  soft: '#b4c0b8',
  fir: '#8fd3b8',
  firTint: '#17271f',
  comteTint: '#2a2312',
  hairline: '#2c3833',
} as const

export const NIGHT_STYLES = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){
.paper{background:${NIGHT.paper}!important}.surface{background:${NIGHT.surface}!important;border-color:${NIGHT.hairline}!important}
.ink{color:${NIGHT.ink}!important}.soft{color:${NIGHT.soft}!important}.fir{color:${NIGHT.fir}!important}
.tint{background:${NIGHT.firTint}!important}.secret{background:${NIGHT.comteTint}!important}.rule{border-color:${NIGHT.hairline}!important}}`

export const FONT = "'Source Sans 3','Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"
