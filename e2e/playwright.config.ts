import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dataSources } from '@beacon/stand-ins/notion/data-sources'
import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../scripts/lib/chromium-flags.ts'
import { administrator, ports, printifyShop, stripeKeys, urlOf } from './support/addresses.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const node = JSON.stringify(process.execPath)

/** Every worker reads this file again: the first one creates the folder. */
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'beacon-e2e-'))
const folder = process.env.E2E_DATA

/** The production server as `pnpm start` runs it. */
const website = (name: 'demo' | 'faults' | 'security', settings: Record<string, string>) => ({
  name,
  command: `${node} scripts/start.mjs`,
  cwd: root,
  url: `${urlOf(name)}/readyz`,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
  env: {
    HOST: '127.0.0.1',
    PORT: String(ports[name]),
    PUBLIC_URL: urlOf(name),
    DATA_DIR: join(folder, name),
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    RATE_LIMIT_SCALE: '0',
    RETRY_SCALE: '0.01',
    LOG_LEVEL: 'warn',
    ...settings,
  },
})

/**
 * Runs against the production build. `demo` has its own stand-ins and the mailbox screen; the specs named
 * `*.faults.spec.ts` run one after the other against a second server whose providers they can break. Those named
 * `*.security.spec.ts` have a third one: they end all of the administrator's sessions.
 */
export default defineConfig({
  testDir: '.',
  outputDir: './test-results',
  globalTeardown: './support/remove-data.ts',
  // For a busy machine: alone, most tests take two seconds.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  // A busy machine may stall for seconds; what fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'line',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // A trace records every page, which adds a quarter to the time: CI traces the retry only.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: { executablePath: process.env.CHROME_PATH, args: CHROMIUM_FLAGS },
  },
  projects: [
    {
      name: 'demo',
      testIgnore: ['**/*.faults.spec.ts', '**/*.security.spec.ts'],
      use: { baseURL: urlOf('demo') },
    },
    {
      name: 'security',
      testMatch: '**/*.security.spec.ts',
      workers: 1,
      use: { baseURL: urlOf('security') },
    },
    { name: 'faults', testMatch: '**/*.faults.spec.ts', workers: 1, use: { baseURL: urlOf('faults') } },
  ],
  webServer: [
    website('demo', { DEMO: 'true', SMTP_URL: '', NOTION_TOKEN: '', NOTION_LEADS_ID: '' }),
    website('security', {
      DEMO: 'true',
      SMTP_URL: '',
      NOTION_TOKEN: '',
      NOTION_LEADS_ID: '',
      // Limits per address leave room for all tests; wrong passwords count as they do for an owner.
      RATE_LIMIT_SCALE: '1000',
    }),
    {
      name: 'stand-ins',
      command: `${node} packages/stand-ins/src/main.ts --mail-port ${ports.mail} --notion-port ${ports.notion} --printify-port ${ports.printify} --stripe-port ${ports.stripe} --chat-port ${ports.chat} --control-port ${ports.control}`,
      cwd: root,
      url: `${urlOf('control')}/mail/state`,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
    website('faults', {
      DEMO: 'true',
      SMTP_URL: `smtp://127.0.0.1:${ports.mail}`,
      NOTION_API_URL: urlOf('notion'),
      NOTION_TOKEN: 'ntn_stand_in',
      NOTION_LEADS_ID: dataSources.leads,
      PRINTIFY_API_URL: urlOf('printify'),
      PRINTIFY_API_TOKEN: printifyShop.token,
      PRINTIFY_SHOP_ID: printifyShop.id,
      PRINTIFY_WEBHOOK_SECRET: 'whsec_stand_in',
      PRINT_WAIT_MINUTES: '30',
      STRIPE_API_URL: urlOf('stripe'),
      ...stripeKeys,
      CHAT_API_URL: `${urlOf('chat')}/v1`,
      CHAT_API_KEY: 'sk-stand-in',
      CHAT_MODEL: 'stand-in',
    }),
  ],
})
