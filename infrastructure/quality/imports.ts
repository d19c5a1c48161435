import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

/** One import of one source file, both as paths from the root; a package keeps its name. */
export type Import = { readonly from: string; readonly to: string }

const SOURCES = '{domain,application,adapters,web,infrastructure}/**/*.{ts,tsx}'

const SPECIFIER =
  /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s+['"]([^'"]+)['"]/g

const withExtension = (path: string): string => (/\.[a-z]+$/.test(path) ? path : `${path}.ts`)

/** `#domain/x` and `./x.ts` become paths from the root, `#fp/Either` the package fp-ts. */
const resolveSpecifier = (from: string, specifier: string): string => {
  if (specifier.startsWith('#fp/')) return 'fp-ts'
  if (specifier.startsWith('#')) return withExtension(specifier.slice(1))
  return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : packageOf(specifier)
}

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

export const importsOf = (from: string, source: string): readonly Import[] =>
  [...source.matchAll(SPECIFIER)].map(([, a, b, c]) => ({ from, to: resolveSpecifier(from, a ?? b ?? c ?? '') }))

/** Every import of every source file of the project. */
export const allImports = (root: string): readonly Import[] =>
  globSync(SOURCES, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .flatMap((file) => importsOf(file, readFileSync(posix.join(root, file), 'utf8')))
