import type { BuiltModule } from '#adapters/http/contract/pages'

type Manifest = Readonly<Record<string, BuiltModule>>

/** Built files one page needs at once, by their path below `dist/client`. */
export type PageFiles = {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
}

const modulesBehind = (manifest: Manifest, key: string, seen: Set<string>): readonly BuiltModule[] => {
  const built = manifest[key]
  if (built === undefined || seen.has(key)) return []
  seen.add(key)
  return [built, ...(built.imports ?? []).flatMap((next) => modulesBehind(manifest, next, seen))]
}

/**
 * The entry's files, then those of the frame and of the page. The entry's own CSS is first: it orders the layers. Of what comes
 * alive later, only the CSS.
 */
export const pageFiles = (
  manifest: Manifest,
  modules: readonly string[],
  deferred: readonly string[] = [],
): PageFiles => {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry === true)
  const seen = new Set<string>()
  const entries = entry === undefined ? [] : [entry]
  const built = [...entries, ...modules].flatMap((key) => modulesBehind(manifest, key, seen))
  const later = deferred.flatMap((key) => modulesBehind(manifest, key, seen))
  const unique = (files: readonly string[]): readonly string[] => [...new Set(files)]
  return {
    scripts: unique(built.filter((item) => item.isEntry !== true).map((item) => item.file)),
    styles: unique([...built, ...later].flatMap((item) => item.css ?? [])),
    fonts: unique(built.flatMap((item) => item.assets ?? []).filter((file) => file.endsWith('.woff2'))),
  }
}

/** One text of CSS for the page, to be written into it: the first paint then waits for nothing. */
export const inlineStyles = async (
  styles: readonly string[],
  readText: (file: string) => Promise<string>,
): Promise<string> => (await Promise.all(styles.map(readText))).map((text) => text.trim()).join('\n')
