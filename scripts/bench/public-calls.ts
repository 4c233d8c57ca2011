import { listBlogPosts, readBlogPost } from '../../packages/contract/src/blog.ts'
import { readAvailability } from '../../packages/contract/src/booking.ts'
import { askChat } from '../../packages/contract/src/chat.ts'
import { readConfig } from '../../packages/contract/src/config.ts'
import { readDiagnostics } from '../../packages/contract/src/diagnostics.ts'
import type { Endpoint } from '../../packages/contract/src/endpoint.ts'
import { healthz, readyz } from '../../packages/contract/src/health.ts'
import { sendContactEmail, sendLeadNotification, submitLead } from '../../packages/contract/src/leads.ts'
import { subscribe } from '../../packages/contract/src/newsletter.ts'
import { findOrder } from '../../packages/contract/src/orders.ts'
import { listProducts, readProduct } from '../../packages/contract/src/products.ts'
import type { Target } from './load.ts'

let visitors = 0
/** Nobody comes twice: a repeated body would be answered from what is remembered. */
const somebody = () => {
  visitors += 1
  return { name: 'Ada Bench', email: `ada-${visitors}@calls.test`, message: `Number ${visitors}, please.` }
}

interface Sample {
  endpoint: Endpoint
  path?: string
  body?: () => object
}

/** What visitors can ask without paying: each call with a request that succeeds, or that finds nothing as most do. */
const samples: readonly Sample[] = [
  { endpoint: healthz },
  { endpoint: readyz },
  { endpoint: readConfig },
  { endpoint: readDiagnostics },
  { endpoint: listProducts },
  { endpoint: readProduct, path: '/api/products/tide-table-notebook' },
  { endpoint: listBlogPosts },
  { endpoint: readBlogPost, path: '/api/blog/posts/two-second-website' },
  { endpoint: readAvailability, path: '/api/booking/availability?serviceId=free-consultation' },
  { endpoint: submitLead, body: somebody },
  { endpoint: sendContactEmail, body: somebody },
  { endpoint: sendLeadNotification, body: somebody },
  {
    endpoint: subscribe,
    body: () => ({ email: somebody().email, list: 'marketing-tips', source: '/' }),
  },
  { endpoint: findOrder, body: () => ({ email: somebody().email, orderNumber: 'BB-7KQ4-M2XD' }) },
  { endpoint: askChat, body: () => ({ message: 'What does SEO cost?' }) },
]

/** The calls as targets of a load, on a server that runs. */
export function publicCalls(url: string, pid: number | undefined, connections: number): Target[] {
  return samples.map(({ endpoint, path = endpoint.path, body }) => ({
    name: `${endpoint.method} ${endpoint.path}`,
    url: url + path,
    pid,
    connections,
    request: body
      ? {
          method: 'POST',
          path,
          headers: { 'content-type': 'application/json' },
          setupRequest: (request) => ({ ...request, body: JSON.stringify(body()) }),
        }
      : { method: 'GET', path },
  }))
}
