import { fileURLToPath } from 'node:url'
import type { FaultSetting } from '../../packages/stand-ins/src/faults.ts'
import type { MailSummary } from '../../packages/stand-ins/src/mail-server.ts'
import { firstLine, startProgram } from './programs.ts'

const MAIN = fileURLToPath(new URL('../../packages/stand-ins/src/main.ts', import.meta.url))

export type StandInName = 'mail' | 'notion'
export type DeliveredMail = MailSummary & { messageId: string | undefined }
export interface NotesPage {
  id: string
  properties: Record<string, { rich_text?: { plain_text: string }[] }>
}

export interface StandIns {
  /** The settings that make the server talk to them. */
  settings: Record<string, string>
  setFaults(name: StandInName, setting: FaultSetting): Promise<void>
  clearFaults(): Promise<void>
  mails(): Promise<DeliveredMail[]>
  leadPages(): Promise<NotesPage[]>
  stop(): Promise<void>
}

interface Addresses {
  control: string
  mail: { url: string }
  notion: { url: string; token: string; dataSources: { leads: string } }
}

/** Starts the stand-ins in a process of their own, so that they outlive a killed server. */
export async function startStandIns(): Promise<StandIns> {
  const program = startProgram(process.execPath, [MAIN, '--mail-keep', '1000000'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { control, mail, notion } = JSON.parse(await firstLine(program)) as Addresses

  async function ask(path: string, init?: RequestInit): Promise<unknown> {
    const response = await fetch(control + path, init)
    if (!response.ok) throw new Error(`The stand-ins answered ${response.status}: ${await response.text()}`)
    return response.json()
  }

  return {
    settings: {
      SMTP_URL: mail.url,
      NOTION_API_URL: notion.url,
      NOTION_TOKEN: notion.token,
      NOTION_LEADS_ID: notion.dataSources.leads,
    },
    async setFaults(name, setting) {
      await ask(`/${name}/faults`, { method: 'PUT', body: JSON.stringify(setting) })
    },
    async clearFaults() {
      await Promise.all(['mail', 'notion'].map((name) => ask(`/${name}/faults`, { method: 'DELETE' })))
    },
    mails: async () => ((await ask('/mail/state')) as { mails: DeliveredMail[] }).mails,
    leadPages: async () => ((await ask('/notion/state')) as { pages: { leads: NotesPage[] } }).pages.leads,
    async stop() {
      await program.end()
    },
  }
}
