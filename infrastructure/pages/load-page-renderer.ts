import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuiltModule, PageRenderer, PageRendererModule, SiteData } from '#adapters/http/contract/pages'

/** The output of `npm run build`: the files of the browser, and the page renderer. */
const DIST = join(import.meta.dirname, '../../dist')
export const CLIENT_FOLDER = join(DIST, 'client')
const RENDERER = join(DIST, 'server/entry-server.js')

export const isBuilt = (): boolean => existsSync(RENDERER)

const readManifest = async (): Promise<Readonly<Record<string, BuiltModule>>> =>
  JSON.parse(await readFile(join(CLIENT_FOLDER, '.vite/manifest.json'), 'utf8'))

export const loadPageRenderer = async (site: SiteData): Promise<PageRenderer> => {
  const { makePageRenderer }: PageRendererModule = await import(pathToFileURL(RENDERER).href)
  const assets = {
    template: await readFile(join(CLIENT_FOLDER, 'index.html'), 'utf8'),
    manifest: await readManifest(),
    readText: (file: string) => readFile(join(CLIENT_FOLDER, file), 'utf8'),
  }
  return makePageRenderer(assets, site)
}
