import { isBuiltin } from 'node:module'
import path from 'node:path'
import { build, minify, type Plugin } from 'vite'

const root = import.meta.dirname
/** Not bundled: packages with native code, or that look for files beside their own. */
const APART = ['better-sqlite3', 'sharp']
const BUILTIN = '\0builtin:'
const ROLLDOWN = '\0rolldown/'
/** One chunk for all libraries, except those that only the demo needs. */
const LIBRARIES = { name: 'libraries', test: /node_modules(?!.*(?:smtp-server|postal-mime))/ }

/**
 * Builds the server into `dist/server/main.js`: one file instead of a thousand, which starts in half the time and takes
 * some 40 MB less memory. Names and lines of our own code stay readable, for the stack traces in the log.
 */
export async function buildServer(): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: APART },
    build: {
      // As deep as the folders of `src`, so that relative paths work from here as well.
      outDir: path.join(root, 'dist/server'),
      ssr: 'src/main.ts',
      target: 'node26',
      minify: false,
      rolldownOptions: {
        // V8 keeps the source in memory, at two bytes a character as soon as one character needs them.
        output: {
          chunkFileNames: '[name]-[hash].js',
          charset: 'ascii',
          comments: false,
          codeSplitting: { groups: [LIBRARIES] },
        },
      },
    },
    plugins: [takeBuiltins, leaveOut, packLibraries],
  })
}

/**
 * Leaves Node's own modules as they are. An ES `import` of one evaluates every getter that it exports, some of which
 * load more modules: `node:http` alone loads 90 for its `WebSocket`, 16 MB of them.
 */
const takeBuiltins: Plugin = {
  name: 'take-builtins',
  enforce: 'pre',
  resolveId: (id, importer) =>
    isBuiltin(id) && importer && !importer.startsWith(ROLLDOWN) ? `${BUILTIN}${id}` : undefined,
  load: (id) =>
    id.startsWith(BUILTIN)
      ? `module.exports = process.getBuiltinModule(${JSON.stringify(id.slice(BUILTIN.length))})`
      : undefined,
}

/**
 * Library code that we never reach: East Asian encodings before Unicode (bodies are UTF-8, anything else gets a 415),
 * and the parser of style attributes (none are allowed). An eighth of the source.
 */
const UNREACHED = /\/(?:iconv-lite\/encodings\/dbcs-data\.js|postcss\/lib\/postcss\.m?js)$/

const leaveOut: Plugin = {
  name: 'leave-out',
  enforce: 'pre',
  load: (id) => (UNREACHED.test(id) ? 'module.exports = {}' : undefined),
}

/** Minifies libraries, whose source V8 keeps in memory as well. Function names stay readable, line numbers do not. */
const packLibraries: Plugin = {
  name: 'pack-libraries',
  async generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || chunk.name !== LIBRARIES.name) continue
      const packed = await minify(chunk.fileName, chunk.code, {
        module: true,
        mangle: { keepNames: true },
        codegen: { asciiOnly: true },
      })
      chunk.code = packed.code
    }
  },
}

if (import.meta.main) {
  const started = performance.now()
  await buildServer()
  console.warn(`server: in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
