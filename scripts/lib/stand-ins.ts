import { fileURLToPath } from 'node:url'
import type { FaultSetting } from '../../packages/stand-ins/src/faults.ts'
import type { MailSummary } from '../../packages/stand-ins/src/mail-server.ts'
import { firstLine, startProgram } from './programs.ts'

const MAIN = fileURLToPath(new URL('../../packages/stand-ins/src/main.ts', import.meta.url))

const NAMES = ['mail', 'notion', 'printify', 'stripe'] as const
type StandInName = (typeof NAMES)[number]
export type DeliveredMail = MailSummary & { messageId: string | undefined }
export interface NotesPage {
  id: string
  properties: Record<string, { rich_text?: { plain_text: string }[] }>
}

/** A payment at the card provider. */
export interface ChargedIntent {
  id: string
  status: string
  amount: number
  metadata: { payment_id?: string }
}
export interface GivenBack {
  amount: number
  payment_intent: string
}
/** An order at the print provider. */
export interface PrintedOrder {
  id: string
  status: string
  metadata: { shop_order_id: string }
}

export interface StandIns {
  /** The settings that make the server talk to them. */
  settings: Record<string, string>
  /** The further setting that makes it copy their posts. */
  blogSettings: Record<string, string>
  setFaults(name: StandInName, setting: FaultSetting): Promise<void>
  clearFaults(): Promise<void>
  mails(): Promise<DeliveredMail[]>
  leadPages(): Promise<NotesPage[]>
  charges(): Promise<{ intents: ChargedIntent[]; refunds: GivenBack[] }>
  printOrders(): Promise<PrintedOrder[]>
  /** The card provider as a browser reaches it. */
  cards: { url: string; publishableKey: string }
  stop(): Promise<void>
}

interface Addresses {
  control: string
  mail: { url: string }
  printify: { url: string; token: string; shopId: string }
  stripe: { url: string; secretKey: string; publishableKey: string; webhookSecret: string }
  notion: { url: string; token: string; dataSources: { leads: string; blog: string } }
}

interface Options {
  posts?: number
  products?: number
  /** Where the card provider's events go. */
  stripeWebhooks?: string
}

/** Starts the stand-ins in a process of their own, so that they outlive a killed server. */
export async function startStandIns({
  posts = 0,
  products = 12,
  stripeWebhooks,
}: Options = {}): Promise<StandIns> {
  const args = [
    MAIN,
    '--mail-keep',
    '1000000',
    '--notion-posts',
    String(posts),
    '--printify-products',
    String(products),
    ...(stripeWebhooks ? ['--stripe-webhooks', stripeWebhooks] : []),
  ]
  const program = startProgram(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const { control, mail, notion, printify, stripe } = JSON.parse(await firstLine(program)) as Addresses

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
      PRINTIFY_API_URL: printify.url,
      PRINTIFY_API_TOKEN: printify.token,
      PRINTIFY_SHOP_ID: printify.shopId,
      PRINTIFY_WEBHOOK_SECRET: 'printify_scripts_webhook',
      STRIPE_API_URL: stripe.url,
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    },
    blogSettings: { NOTION_BLOG_ID: notion.dataSources.blog },
    async setFaults(name, setting) {
      await ask(`/${name}/faults`, { method: 'PUT', body: JSON.stringify(setting) })
    },
    async clearFaults() {
      await Promise.all(NAMES.map((name) => ask(`/${name}/faults`, { method: 'DELETE' })))
    },
    mails: async () => ((await ask('/mail/state')) as { mails: DeliveredMail[] }).mails,
    leadPages: async () => ((await ask('/notion/state')) as { pages: { leads: NotesPage[] } }).pages.leads,
    cards: { url: stripe.url, publishableKey: stripe.publishableKey },
    charges: async () => (await ask('/stripe/state')) as { intents: ChargedIntent[]; refunds: GivenBack[] },
    printOrders: async () => ((await ask('/printify/state')) as { orders: PrintedOrder[] }).orders,
    async stop() {
      await program.end()
    },
  }
}
