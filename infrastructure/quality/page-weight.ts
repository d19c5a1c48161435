import * as t from 'io-ts'

/** The build's manifest, as far as weights read it. */
export const Manifest = t.record(
  t.string,
  t.intersection([
    t.type({ file: t.string }),
    t.partial({ isEntry: t.boolean, imports: t.array(t.string), css: t.array(t.string) }),
  ]),
)

export type Manifest = t.TypeOf<typeof Manifest>

/** What the first visit to a page loads, in bytes as sent. */
export type PageWeight = { readonly page: string; readonly js: number; readonly css: number }

/** kB are 1000 bytes, in brotli: all scripts and all styles of a first visit. */
export const JS_MAX = 110_000
export const CSS_MAX = 10_000

/** All scripts of a tab of the owner's side, its frame included. */
export const ADMIN_JS_MAX = 130_000

const PANEL = 'src/pages/admin/admin-page.tsx'

const isPage = (name: string): boolean => /^src\/pages\/.*-page\.tsx$/.test(name)

/** Screens of the owner alone. */
const isAdmin = (name: string): boolean => /^src\/pages\/(admin|debug-admin)\//.test(name)

const isTab = (name: string): boolean => /^src\/pages\/admin\/.*\/onglet-\w+\.tsx$/.test(name)

/** Modules that a module needs before it runs, itself included. */
const withImports = (manifest: Manifest, names: readonly string[]): readonly string[] => {
  const found = new Set<string>()
  const visit = (name: string): void => {
    if (found.has(name)) return
    found.add(name)
    manifest[name]?.imports?.forEach(visit)
  }
  names.forEach(visit)
  return [...found]
}

/** The weight of each page: the scripts and styles of the entry and of the page; what it loads later is not counted. */
export const pageWeights = (manifest: Manifest, sizeOf: (file: string) => number): readonly PageWeight[] => {
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry === true)
  const total = (files: readonly string[]): number => [...new Set(files)].reduce((sum, file) => sum + sizeOf(file), 0)
  return Object.keys(manifest)
    .filter((name) => isPage(name) || isTab(name))
    .map((page) => {
      const screen = isTab(page) ? [PANEL, page] : [page]
      const modules = withImports(manifest, [...entries, ...screen]).flatMap((name) => manifest[name] ?? [])
      return { page, js: total(modules.map(({ file }) => file)), css: total(modules.flatMap(({ css = [] }) => css)) }
    })
}

export const isTooHeavy = ({ page, js, css }: PageWeight): boolean =>
  js > (isAdmin(page) ? ADMIN_JS_MAX : JS_MAX) || css > CSS_MAX
