import { isBuiltin } from 'node:module'
import path from 'node:path'
import { build, minify, type Plugin } from 'vite'

const root = import.meta.dirname
/** What cannot be bundled: it brings machine code, or finds files beside its own. */
const APART = ['better-sqlite3', 'sharp']
const BUILTIN = '\0builtin:'
const ROLLDOWN = '\0rolldown/'
/** The file of all libraries, but for those that only the demo needs. */
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
      // As deep as the folders of `src`, so that what stands beside them is found from here, too.
      outDir: path.join(root, 'dist/server'),
      ssr: 'src/main.ts',
      target: 'node26',
      minify: false,
      rolldownOptions: {
        // V8 holds the text, and two bytes a letter when one letter of it needs them.
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
 * Takes Node's own modules as they are. An `import` of one reads everything that it exports, and what is loaded only
 * when it is asked for with it: that of `node:http` loads 90 modules for its `WebSocket`, 16 MB of them.
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
 * What libraries bring and we never reach: the letters of East Asia before Unicode (bodies are UTF-8, others get a 415),
 * and the parts of a style attribute (none is allowed). An eighth of the text.
 */
const UNREACHED = /\/(?:iconv-lite\/encodings\/dbcs-data\.js|postcss\/lib\/postcss\.m?js)$/

const leaveOut: Plugin = {
  name: 'leave-out',
  enforce: 'pre',
  load: (id) => (UNREACHED.test(id) ? 'module.exports = {}' : undefined),
}

/** V8 holds their text, too: the names of their functions stay, their lines do not. */
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
