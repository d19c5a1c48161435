import { localBusiness } from '../chrome/local-business.ts'
import { BOOT_ID, type BootData, toInlineJson } from '../app/boot.ts'
import type { PageFiles } from './page-files.ts'

export type PageParts = {
  readonly template: string
  readonly head: string
  readonly body: string
  readonly files: PageFiles
  readonly style: string
  readonly boot: BootData
}

const BUILT_LINKS = /\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g

const preloads = ({ scripts, fonts }: PageFiles): string =>
  [
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
    ...scripts.map((file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low" crossorigin>`),
  ].join('\n    ')

/** A block of data, which a browser does not run. */
const data = (type: string, attributes: string, value: unknown): string =>
  `<script type="application/${type}"${attributes}>${toInlineJson(value)}</script>`

/**
 * Fills the built `index.html`. Replacements are functions, because `$` in a text would be read as a pattern.
 * The style is written exactly as given: its hash stands in the answer's policy.
 */
export const composePage = ({ template, head, body, files, style, boot }: PageParts): string =>
  template
    .replace(BUILT_LINKS, '')
    .replace('<script type="module"', () => '<script type="module" fetchpriority="low"')
    .replace('<!--head-->', () => `${head}\n    <style>${style}</style>\n    ${preloads(files)}`)
    .replace('<!--app-->', () => body)
    .replace(
      '<!--boot-->',
      () => data('json', ` id="${BOOT_ID}"`, boot) + data('ld+json', '', localBusiness(boot.site)),
    )
