import { defineConfig } from 'vitest/config'

/** One run for the whole house; `vitest run --project api` for a room of it. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'api',
          include: ['apps/api/src/**/*.test.ts'],
          // Every test starts an application of its own, so files may share what is only code.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      { extends: true, test: { name: 'packages', include: ['packages/*/src/**/*.test.ts'] } },
      { extends: true, test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
      { extends: true, test: { name: 'architecture', include: ['architecture.test.ts'] } },
      {
        extends: './apps/web/vite.config.ts',
        test: {
          name: 'web',
          root: 'apps/web',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['../../vitest.setup.ts'],
        },
      },
    ],
    setupFiles: ['./vitest.setup.ts'],
  },
})
