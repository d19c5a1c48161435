import { flushCompileCache } from 'node:module'
import * as E from '#fp/Either'
import { loadSettings } from './config/load-settings.ts'
import { isBuilt } from './pages/load-page-renderer.ts'

const tell = (sentences: readonly string[]): void => {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`)
}

const refuse = (sentences: readonly string[]): void => {
  tell(sentences)
  process.exitCode = 1
}

const main = async (): Promise<void> => {
  const settings = loadSettings(process.env)
  if (E.isLeft(settings)) return refuse(settings.left)
  if (!isBuilt()) return refuse(['Les pages ne sont pas construites\u00a0: lancez «\u00a0npm run build\u00a0».'])
  // What cannot start says so before the site itself is loaded.
  const { runSite } = await import('./site/run-site.ts')
  tell(await runSite(settings.right))
  // By itself it is written at a clean end: a site that is killed would start slowly again.
  flushCompileCache()
}

main().catch((error: unknown) => {
  refuse([`Le site n’a pas pu démarrer\u00a0: ${error instanceof Error ? error.message : String(error)}`])
})
