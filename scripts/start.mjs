// The production server: one process that serves pages and calls on PORT, from its build, or with --source from the
// source itself. Plain JavaScript, so that a warm start need not load the compiler that takes the types off.
import './require-node.mjs'

// Not imported: that would load more of Node (decision 42), and an old one would stop at a name that it has not got,
// before it is told to be too old.
const [fs, module, url] = ['node:fs', 'node:module', 'node:url'].map((name) => process.getBuiltinModule(name))

// See docs/decisions/0041-keep-the-processs-memory-small.md. How V8 and glibc go about memory is read before a program
// begins, so the program begins once more, as the same process; where that cannot be (Windows), it goes on larger.
const V8 = [
  '--expose-gc',
  '--min-semi-space-size=8',
  '--max-semi-space-size=8',
  '--max-old-space-size=512',
  '--flush-baseline-code',
]
// glibc gives every thread a heap of its own, keeps what each of them ever needed, and puts ever larger pieces into it:
// some 50 MB. What V8 compiles with comes in pieces of 8 kB and more: mapped, too, they cost a start a tenth.
const GLIBC = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '16384', MALLOC_TRIM_THRESHOLD_: '131072' }
if (!globalThis.gc && process.execve) {
  // What .env says is in the environment by now.
  const options = process.execArgv.filter((option) => !option.startsWith('--env-file-if-exists='))
  const again = [process.execPath, ...V8, ...options, ...process.argv.slice(1)]
  process.execve(process.execPath, again, { ...GLIBC, ...process.env })
}

// Process 1 of a container is ended by no signal that it does not listen to, and loading takes most of a start. Once
// there is something to finish, main.ts listens.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => process.exit(0))

// Types are taken off and code is compiled once, not at every start. In a folder of ours: another user of this machine
// could write into the standard one, and what lies there is run.
module.enableCompileCache(
  url.fileURLToPath(new URL('../node_modules/.cache/beacon-compiled', import.meta.url)),
)

// Empty is what a copy of .env.example says.
process.env.NODE_ENV = process.env.NODE_ENV?.trim() || 'production'
const built = new URL('../apps/api/dist/server/main.js', import.meta.url)
const isBuilt = fs.existsSync(built) && !process.argv.includes('--source')
await import(isBuilt ? built.href : '../apps/api/src/main.ts')
module.flushCompileCache()
