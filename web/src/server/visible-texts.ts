/** Elements that stand inside a sentence; any other starts a new text. */
const INLINE: ReadonlySet<string> = new Set([
  'a',
  'abbr',
  'b',
  'em',
  'i',
  'mark',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
])

const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'source', 'wbr'])

const UNSEEN_TAGS: ReadonlySet<string> = new Set([
  'noscript',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
])

/** Marks what a page shows but a search of the pages must not read. */
const UNSEEN_ATTRIBUTES = /\s(?:aria-hidden="true"|hidden(?:=|\s|$)|data-search="off"|class="[^"]*visually-hidden)/

const TOKEN = /<(?<close>\/?)(?<tag>[a-z][a-z\d]*)(?<attributes>(?:[^>"]|"[^"]*")*)>|(?<text>[^<]+)/g

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

const decode = (text: string): string => text.replace(/&(#x27|\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)

const mainOf = (html: string): string => /<main[\s>][^]*?<\/main>/.exec(html.replace(/<!--[^]*?-->/g, ''))?.[0] ?? ''

/** What `<main>` shows, one entry for each block of text, in order. Reads only the markup that React writes. */
export const visibleTexts = (html: string): readonly string[] => {
  const texts: string[] = ['']
  let unseenDepth = 0
  for (const { groups = {} } of mainOf(html).matchAll(TOKEN)) {
    const { close = '', tag = '', attributes = '', text } = groups
    const opens = text === undefined && close === '' && !VOID.has(tag)
    if (unseenDepth > 0) {
      if (text === undefined && !VOID.has(tag)) unseenDepth += opens ? 1 : -1
    } else if (text !== undefined) texts.push(`${texts.pop() ?? ''}${decode(text)}`)
    else if (opens && (UNSEEN_TAGS.has(tag) || UNSEEN_ATTRIBUTES.test(attributes))) unseenDepth = 1
    else if (!INLINE.has(tag)) texts.push('')
  }
  return texts.map((text) => text.trim()).filter((text) => text !== '')
}
