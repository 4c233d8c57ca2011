import { parseArgs } from 'node:util'
import { startChatServer } from './chat-server.ts'
import { startControl } from './control.ts'
import { startMailServer } from './mail-server.ts'
import { samplePosts } from './notion/sample-posts.ts'
import { startNotionServer } from './notion-server.ts'
import { sampleProducts } from './printify/sample-products.ts'
import { startPrintifyServer } from './printify-server.ts'
import { startStripeServer } from './stripe-server.ts'

/**
 * All stand-ins in a process of their own, for runs in which the API is killed. Prints one line of JSON with the
 * addresses; stops on SIGTERM and SIGINT. A port that is not given is a free one.
 */
const { values } = parseArgs({
  options: {
    'mail-port': { type: 'string', default: '0' },
    'mail-folder': { type: 'string' },
    'mail-keep': { type: 'string', default: '500' },
    'notion-port': { type: 'string', default: '0' },
    'notion-posts': { type: 'string', default: '0' },
    'printify-port': { type: 'string', default: '0' },
    'printify-products': { type: 'string', default: '12' },
    'stripe-port': { type: 'string', default: '0' },
    /** Where Stripe's events go: late, twice and out of order, and some never. */
    'stripe-webhooks': { type: 'string' },
    'chat-port': { type: 'string', default: '0' },
    'control-port': { type: 'string', default: '0' },
  },
})

const mail = await startMailServer({
  port: Number(values['mail-port']),
  folder: values['mail-folder'],
  keep: Number(values['mail-keep']),
})
const notion = await startNotionServer({ port: Number(values['notion-port']) })
for (const post of samplePosts(Number(values['notion-posts']))) notion.addPage(notion.dataSources.blog, post)
const printify = await startPrintifyServer({
  port: Number(values['printify-port']),
  products: sampleProducts(Number(values['printify-products'])),
})
const stripe = await startStripeServer({
  port: Number(values['stripe-port']),
  webhooks: { copies: 2, delayMs: 400, lost: 0.2 },
})
if (values['stripe-webhooks']) stripe.sendWebhooksTo(values['stripe-webhooks'])
const chat = await startChatServer({ port: Number(values['chat-port']) })
const standIns = { mail, notion, printify, stripe, chat }
const control = await startControl({ standIns, port: Number(values['control-port']) })

const addresses = {
  control: control.url,
  mail: { url: mail.url },
  notion: {
    url: notion.url,
    token: notion.token,
    dataSources: notion.dataSources,
    databases: notion.databases,
  },
  printify: { url: printify.url, token: printify.token, shopId: printify.shopId },
  chat: { url: chat.url, key: chat.key, model: chat.model },
  stripe: {
    url: stripe.url,
    secretKey: stripe.secretKey,
    publishableKey: stripe.publishableKey,
    webhookSecret: stripe.webhookSecret,
  },
}
process.stdout.write(`${JSON.stringify(addresses)}\n`)

async function stop() {
  await Promise.all([control, ...Object.values(standIns)].map((server) => server.close()))
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
