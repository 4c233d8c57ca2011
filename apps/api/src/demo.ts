import { join } from 'node:path'
import { startMailServer } from '@beacon/stand-ins/mail-server'
import { startNotionServer } from '@beacon/stand-ins/notion-server'
import type { Config } from './config.ts'
import type { Mailbox } from './features/mailbox/routes.ts'

export interface Demo {
  /** The settings with the stand-ins' addresses where no real provider is configured. */
  config: Config
  mailbox: Mailbox | undefined
  close(): Promise<void>
}

/** Starts a stand-in for every provider whose mode is `demo`, so that the same SDK code talks to something. */
export async function startDemo(config: Config): Promise<Demo> {
  const mailServer =
    config.integrations.mail === 'demo'
      ? await startMailServer({ folder: join(config.dataDir, 'mailbox') })
      : undefined
  const notion = config.integrations.notes === 'demo' ? await startNotionServer({}) : undefined
  return {
    config: {
      ...config,
      smtpUrl: mailServer?.url ?? config.smtpUrl,
      notes: notion
        ? { token: notion.token, leadsId: notion.dataSources.leads, apiUrl: notion.url }
        : config.notes,
    },
    mailbox: mailServer,
    async close() {
      await Promise.all([mailServer?.close(), notion?.close()])
    },
  }
}
