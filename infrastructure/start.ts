import { enableCompileCache } from 'node:module'
import { join, resolve } from 'node:path'
import { makeDataDir } from './config/data-dir.ts'

// Enables the compile cache before any other import: static imports would be compiled first.
try {
  const dataDir = resolve(process.env['DATA_DIR']?.trim() || './data')
  makeDataDir(dataDir)
  enableCompileCache(join(dataDir, 'cache'))
} catch {
  // Goes on without the cache: the site itself reports an unusable folder.
}
await import('./main.ts')
