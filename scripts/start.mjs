// The production server: one process that serves pages and calls on PORT. Plain JavaScript, so that a warm start need
// not load the compiler that takes the types off.
import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Types are taken off and code is compiled once, not at every start. In a folder of ours: another user of this machine
// could write into the standard one, and what lies there is run.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/beacon-compiled', import.meta.url)))

process.env.NODE_ENV ??= 'production'
await import('../apps/api/src/main.ts')
flushCompileCache()
