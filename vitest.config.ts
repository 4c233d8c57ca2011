import { defineConfig } from 'vitest/config'

/** Tests that replace the page's own location, or read streams with the platform's classes. */
const NEEDS_A_PROCESS = [
  'src/features/chat/*.test.tsx',
  'src/features/consent/withdrawal.test.tsx',
  'src/features/shell/error-boundary.test.tsx',
  'src/features/store/store-*.test.tsx',
]

/** On a slow machine the first render of a page, or a server's next step, takes longer than the defaults allow. */
const TIMEOUT_MS = 20_000

/** A shared machine may stall for seconds; a test that fails twice is broken. */
const RETRIES = process.env.CI ? 1 : 0

/** One run for all projects; `vitest run --project api` runs only one of them. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'api',
          include: ['apps/api/src/**/*.test.ts'],
          setupFiles: ['./vitest.setup.ts', './apps/api/test/sqlite-only.ts'],
          // Every test starts its own application, so files can share loaded modules.
          isolate: false,
          testTimeout: 60_000,
          retry: RETRIES,
        },
      },
      { extends: true, test: { name: 'packages', include: ['packages/*/src/**/*.test.ts'], retry: RETRIES } },
      {
        extends: true,
        // Some start servers of their own.
        test: { name: 'scripts', include: ['scripts/**/*.test.ts'], testTimeout: 60_000, retry: RETRIES },
      },
      { extends: true, test: { name: 'architecture', include: ['*.test.ts'] } },
      {
        extends: './apps/web/vite.config.ts',
        test: {
          name: 'web',
          testTimeout: TIMEOUT_MS,
          retry: RETRIES,
          root: 'apps/web',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: NEEDS_A_PROCESS,
          environment: 'jsdom',
          // A realm per file, but not a process: creating its document would take longer than the tests.
          pool: 'vmThreads',
          setupFiles: ['../../vitest.setup.ts', './vitest.setup.ts'],
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        test: {
          name: 'web-apart',
          testTimeout: TIMEOUT_MS,
          retry: RETRIES,
          root: 'apps/web',
          include: NEEDS_A_PROCESS,
          environment: 'jsdom',
          setupFiles: ['../../vitest.setup.ts', './vitest.setup.ts'],
        },
      },
    ],
    setupFiles: ['./vitest.setup.ts'],
    testTimeout: TIMEOUT_MS,
    hookTimeout: TIMEOUT_MS,
    expect: { poll: { timeout: TIMEOUT_MS } },
  },
})
