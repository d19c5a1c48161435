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

const isPage = (name: string): boolean => /^src\/pages\/.*-page\.tsx$/.test(name)

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
    .filter(isPage)
    .map((page) => {
      const modules = withImports(manifest, [...entries, page]).flatMap((name) => manifest[name] ?? [])
      return { page, js: total(modules.map(({ file }) => file)), css: total(modules.flatMap(({ css = [] }) => css)) }
    })
}

export const isTooHeavy = ({ js, css }: PageWeight): boolean => js > JS_MAX || css > CSS_MAX
