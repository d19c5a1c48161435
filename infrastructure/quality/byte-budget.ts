import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { toTable } from '../bench/report.ts'
import { CLIENT_FOLDER } from '../pages/load-page-renderer.ts'

/** The bytes of a screen, as sent. `page` is its module; `js` and `css` include the parts opened in it. */
type PageWeight = { readonly page: string; readonly js: number; readonly css: number }

/** Limits of a first visit in Brotli bytes: a page of the site; the first screen of the owner; another screen; with the parts opened later. */
const LIMITS = {
  visitor: { js: 110_000, css: 10_000 },
  owner: { js: 130_000, css: 12_000 },
  place: { js: 138_000, css: 12_000 },
  opened: { js: 155_000, css: 12_000 },
}

const FIRST_SCREENS: readonly string[] = ['src/atelier/atelier-page.tsx', 'src/atelier/aujourdhui/aujourdhui-ecran.tsx']

const WORKPLACE = 'src/atelier/atelier-page.tsx'

const SITE_FRAME = 'src/app/site-layout.tsx'

const isPage = (name: string): boolean => name === WORKPLACE || /^src\/pages\/.*-page\.tsx$/.test(name)

const isTab = (name: string): boolean => /^src\/atelier\/.*\/\w+-ecran\.tsx$/.test(name)

const withImports = (manifest: Manifest, names: readonly string[]): readonly string[] => {
  const found = new Set(names)
  for (const name of found) manifest[name]?.imports?.forEach((needed) => found.add(needed))
  return [...found]
}

const onDemand = (manifest: Manifest, names: readonly string[]): readonly string[] => [
  ...new Set(withImports(manifest, names).flatMap((name) => manifest[name]?.dynamicImports ?? [])),
]

/** The screens of a tab: the tab, each part that it loads on demand, and the parts that these load next, without the frames. */
const screensOf = (manifest: Manifest, frame: readonly string[], tab: string): readonly (readonly string[])[] => {
  const elsewhere = onDemand(manifest, frame)
  const partsOf = (name: string): readonly string[] =>
    onDemand(manifest, [name]).filter((part) => !elsewhere.includes(part) && part !== name)
  const parts = partsOf(tab)
  const next = (part: string): readonly string[] => partsOf(part).filter((name) => !parts.includes(name))
  return [[tab], ...parts.flatMap((part) => [[tab, part], ...next(part).map((later) => [tab, part, later])])]
}

export const pageWeights = (manifest: Manifest, sizeOf: (file: string) => number): readonly PageWeight[] => {
  const names = Object.keys(manifest)
  const entries = names.filter((name) => manifest[name]?.isEntry === true)
  const total = (files: readonly string[]): number => [...new Set(files)].reduce((sum, file) => sum + sizeOf(file), 0)
  const weigh = (frame: readonly string[], screen: readonly string[]): PageWeight => {
    const modules = withImports(manifest, [...frame, ...screen]).flatMap((name) => manifest[name] ?? [])
    const js = total(modules.map(({ file }) => file))
    return { page: screen.join(' > '), js, css: total(modules.flatMap(({ css = [] }) => css)) }
  }
  const site = [...entries, SITE_FRAME]
  const frame = [...entries, WORKPLACE]
  return [
    ...names.filter(isPage).map((name) => weigh(name === WORKPLACE ? entries : site, [name])),
    ...names.filter(isTab).flatMap((tab) => screensOf(manifest, frame, tab).map((screen) => weigh(frame, screen))),
  ]
}

const limitsOf = (page: string): { readonly js: number; readonly css: number } => {
  const [name = '', ...parts] = page.split(' > ')
  if (!/^src\/(pages\/debug-admin|atelier)\//.test(name)) return LIMITS.visitor
  if (FIRST_SCREENS.includes(page) || name.includes('debug-admin')) return LIMITS.owner
  return parts.every((part) => part.endsWith('/liste.tsx')) ? LIMITS.place : LIMITS.opened
}

export const isTooHeavy = ({ page, js, css }: PageWeight): boolean => js > limitsOf(page).js || css > limitsOf(page).css

const line = (name: string, { js, css }: { readonly js: number; readonly css: number }, verdict: string) => [
  name.replaceAll(/src\/|pages\/|(-page)?\.tsx?(?= |$)/g, ''),
  (js / 1000).toFixed(1),
  (css / 1000).toFixed(1),
  verdict,
]

const main = (): void => {
  const manifest: Manifest = JSON.parse(readFileSync(join(CLIENT_FOLDER, '.vite/manifest.json'), 'utf8'))
  // The server sends the `.br` files.
  const weights = pageWeights(manifest, (file) => statSync(join(CLIENT_FOLDER, `${file}.br`)).size)
  const rows = weights.map((weight) => line(weight.page, weight, isTooHeavy(weight) ? 'TOO HEAVY' : 'ok'))
  const limits = Object.entries(LIMITS).map(([who, limit]) => line(`at most, ${who}`, limit, ''))
  process.stdout.write(`${toTable([['first visit, kB brotli', 'js', 'css', ''], ...rows, ...limits])}\n`)
  if (weights.length === 0) process.stdout.write('no page in the build\n')
  process.exitCode = weights.length === 0 || weights.some(isTooHeavy) ? 1 : 0
}

if (import.meta.main) main()
