// The production server: one process that serves pages and calls on PORT. Plain JavaScript, so that a warm start need
// not load the compiler that takes the types off.
import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// glibc gives every thread a heap of its own and keeps what each of them ever needed: some 40 MB, read before a program
// begins. So the program begins once more, as the same process.
if (process.platform === 'linux' && process.env.MALLOC_ARENA_MAX === undefined) {
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    MALLOC_ARENA_MAX: '1',
  })
}

// Types are taken off and code is compiled once, not at every start. In a folder of ours: another user of this machine
// could write into the standard one, and what lies there is run.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/beacon-compiled', import.meta.url)))

// Empty is what a copy of .env.example says.
process.env.NODE_ENV ||= 'production'
await import('../apps/api/src/main.ts')
flushCompileCache()
