import { readFileSync } from 'node:fs'

/** Where the build put a module: files bear no name but their hash. */
export const builtFile = (module: string): string => {
  const manifest: Readonly<Record<string, { readonly file: string }>> = JSON.parse(
    readFileSync('dist/client/.vite/manifest.json', 'utf8'),
  )
  const built = manifest[module]
  if (built === undefined) throw new Error(`the build has no ${module}`)
  return built.file
}
