import { join } from 'node:path'
import { demoPayPath, receivePrintifyEvent, receiveStripeEvent } from '@beacon/contract/payments'
import { startMailServer } from '@beacon/stand-ins/mail-server'
import { startNotionServer } from '@beacon/stand-ins/notion-server'
import { startPrintifyServer } from '@beacon/stand-ins/printify-server'
import { startStripeServer } from '@beacon/stand-ins/stripe-server'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import { makeFolder } from './db/make-folder.ts'
import { demoFolderIn } from './demo-folder.ts'
import { startParcels } from './demo-parcels.ts'
import { demoPosts } from './demo-posts.ts'
import { demoShop } from './demo-shop.ts'
import type { Mailbox } from './features/mailbox/routes.ts'

const PRINT_TOPICS = ['order:updated', 'order:shipment:created', 'order:shipment:delivered']
const DEMO_WEBHOOK_SECRET = 'printify_demo_webhook'

export interface Demo {
  /** The settings with the stand-ins' addresses where no real provider is configured. */
  config: Config
  mailbox: Mailbox | undefined
  /** Tells the stand-ins where the server listens, so that their webhooks arrive. */
  connect(origin: string): void
  close(): Promise<void>
}

/** Starts a stand-in for every provider whose mode is `demo`, so that the same SDK code talks to something. */
export async function startDemo(config: Config, clock: Clock): Promise<Demo> {
  const folder = demoFolderIn(config.dataDir)
  makeFolder(folder)
  const kept = (name: string) => join(folder, name)
  const inDemo = async <StandIn>(integration: keyof Config['integrations'], start: () => Promise<StandIn>) =>
    config.integrations[integration] === 'demo' ? start() : undefined

  const mailServer = await inDemo('mail', () => startMailServer({ folder: join(config.dataDir, 'mailbox') }))
  const notion = await inDemo('notes', () => startNotionServer({ posts: demoPosts }))
  const printify = await inDemo('fulfilment', () =>
    startPrintifyServer({ products: demoShop(), file: kept('printify') }),
  )
  const stopParcels = printify && startParcels(printify, clock)
  const stripe = await inDemo('payments', () =>
    startStripeServer({ clock, payUrl: config.publicUrl + demoPayPath, file: kept('stripe') }),
  )
  return {
    config: {
      ...config,
      smtpUrl: mailServer?.url ?? config.smtpUrl,
      stripe: stripe
        ? {
            secretKey: stripe.secretKey,
            publishableKey: stripe.publishableKey,
            webhookSecret: stripe.webhookSecret,
            apiUrl: stripe.url,
          }
        : config.stripe,
      printify: printify
        ? {
            token: printify.token,
            shopId: printify.shopId,
            webhookSecret: DEMO_WEBHOOK_SECRET,
            apiUrl: printify.url,
          }
        : config.printify,
      notes: notion
        ? {
            token: notion.token,
            leadsId: notion.dataSources.leads,
            blogId: notion.dataSources.blog,
            productsId: notion.dataSources.products,
            apiUrl: notion.url,
          }
        : config.notes,
    },
    mailbox: mailServer,
    connect(origin) {
      stripe?.sendWebhooksTo(origin + receiveStripeEvent.path)
      printify?.listen(origin + receivePrintifyEvent.path, DEMO_WEBHOOK_SECRET, PRINT_TOPICS)
    },
    async close() {
      stopParcels?.()
      await Promise.all([mailServer?.close(), notion?.close(), printify?.close(), stripe?.close()])
    },
  }
}
