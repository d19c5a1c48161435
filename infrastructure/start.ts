import { enableCompileCache } from 'node:module'

// In a file of its own: static imports would be compiled before the cache is on.
enableCompileCache('node_modules/.cache/node')
await import('./main.ts')
