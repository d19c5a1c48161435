import { enableCompileCache } from 'node:module'
import { join, resolve } from 'node:path'
import { makeDataDir } from './config/data-dir.ts'

// In a file of its own: static imports would be compiled before the cache is on.
try {
  const dataDir = resolve(process.env['DATA_DIR']?.trim() || './data')
  makeDataDir(dataDir)
  enableCompileCache(join(dataDir, 'cache'))
} catch {
  // The site itself says why it cannot use the folder.
}
await import('./main.ts')
