import * as t from 'io-ts'

/** The build's manifest, as far as weights read it. */
export const Manifest = t.record(
  t.string,
  t.intersection([
    t.type({ file: t.string }),
    t.partial({
      isEntry: t.boolean,
      imports: t.array(t.string),
      dynamicImports: t.array(t.string),
      css: t.array(t.string),
    }),
  ]),
)

export type Manifest = t.TypeOf<typeof Manifest>

/** What a screen loads, in bytes as sent: `page` is its module, with those of the parts that are opened in it. */
export type PageWeight = { readonly page: string; readonly js: number; readonly css: number }

/** kB are 1000 bytes, in brotli: all scripts and all styles of a first visit. */
export const JS_MAX = 110_000
export const CSS_MAX = 10_000

/** What the owner sees first of a tab: the frame, the tab, and the register that it loads at once. */
export const ADMIN_JS_MAX = 130_000
export const ADMIN_CSS_MAX = 12_000

/** The same with what the owner opens afterwards, and what that loads next: a record, a dialog, a plot, a calculator, a download. */
export const OPENED_JS_MAX = 145_000
export const OPENED_CSS_MAX = 12_000

const PANEL = 'src/pages/admin/admin-page.tsx'

const isPage = (name: string): boolean => /^src\/pages\/.*-page\.tsx$/.test(name)

/** Screens of the owner alone. */
const isAdmin = (name: string): boolean => /^src\/pages\/(admin|debug-admin)\//.test(name)

/** A part that the owner opens: anything but the register of a tab. */
const isOpened = (screen: string): boolean =>
  screen
    .split(' > ')
    .slice(1)
    .some((part) => !part.endsWith('/registre.tsx'))

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

/** What these modules load later, on demand. */
const onDemand = (manifest: Manifest, names: readonly string[]): readonly string[] => [
  ...new Set(withImports(manifest, names).flatMap((name) => manifest[name]?.dynamicImports ?? [])),
]

/**
 * The screens of a tab: itself, each part that it loads on demand, and each of those with what it loads next. What the
 * frame of the site and of the panel load is no part of a tab.
 */
const screensOf = (manifest: Manifest, frame: readonly string[], tab: string): readonly (readonly string[])[] => {
  const elsewhere = new Set(onDemand(manifest, frame))
  const partsOf = (names: readonly string[]): readonly string[] =>
    onDemand(manifest, names).filter((name) => !elsewhere.has(name) && !names.includes(name))
  const parts = partsOf([tab])
  const next = (part: string): readonly string[] => partsOf([part]).filter((name) => !parts.includes(name))
  return [[tab], ...parts.flatMap((part) => [[tab, part], ...next(part).map((later) => [tab, part, later])])]
}

/** The weight of each screen: scripts and styles of the entry, of the page, and of the parts of a tab. */
export const pageWeights = (manifest: Manifest, sizeOf: (file: string) => number): readonly PageWeight[] => {
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry === true)
  const total = (files: readonly string[]): number => [...new Set(files)].reduce((sum, file) => sum + sizeOf(file), 0)
  const weigh = (frame: readonly string[], screen: readonly string[]): PageWeight => {
    const modules = withImports(manifest, [...frame, ...screen]).flatMap((name) => manifest[name] ?? [])
    const js = total(modules.map(({ file }) => file))
    return { page: screen.join(' > '), js, css: total(modules.flatMap(({ css = [] }) => css)) }
  }
  return Object.keys(manifest).flatMap((name) => {
    if (isPage(name)) return [weigh(entries, [name])]
    const frame = [...entries, PANEL]
    return isTab(name) ? screensOf(manifest, frame, name).map((screen) => weigh(frame, screen)) : []
  })
}

type Limits = { readonly jsMax: number; readonly cssMax: number }

const limitsOf = (page: string): Limits => {
  if (!isAdmin(page)) return { jsMax: JS_MAX, cssMax: CSS_MAX }
  return isOpened(page)
    ? { jsMax: OPENED_JS_MAX, cssMax: OPENED_CSS_MAX }
    : { jsMax: ADMIN_JS_MAX, cssMax: ADMIN_CSS_MAX }
}

export const isTooHeavy = ({ page, js, css }: PageWeight): boolean => {
  const { jsMax, cssMax } = limitsOf(page)
  return js > jsMax || css > cssMax
}
