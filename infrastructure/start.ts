import { enableCompileCache } from 'node:module'
import { join, resolve } from 'node:path'
import { makeDataDir } from './config/data-dir.ts'

// Enables the compile cache before anything else is imported: static imports would be compiled first.
try {
  const dataDir = resolve(process.env['DATA_DIR']?.trim() || './data')
  makeDataDir(dataDir)
  enableCompileCache(join(dataDir, 'cache'))
} catch {
  // Without the cache: the site itself reports an unusable folder.
}
await import('./main.ts')
