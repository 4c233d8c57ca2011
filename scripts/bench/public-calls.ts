import type { Request } from 'autocannon'
import { listBlogPosts, readBlogPost } from '../../packages/contract/src/blog.ts'
import { readAvailability } from '../../packages/contract/src/booking.ts'
import { askChat } from '../../packages/contract/src/chat.ts'
import { readConfig } from '../../packages/contract/src/config.ts'
import { readDiagnostics } from '../../packages/contract/src/diagnostics.ts'
import type { BodyInputOf, Endpoint } from '../../packages/contract/src/endpoint.ts'
import { healthz, readyz } from '../../packages/contract/src/health.ts'
import { sendContactEmail, sendLeadNotification, submitLead } from '../../packages/contract/src/leads.ts'
import { subscribe } from '../../packages/contract/src/newsletter.ts'
import { findOrder } from '../../packages/contract/src/orders.ts'
import { listProducts, readProduct } from '../../packages/contract/src/products.ts'
import { searchSite } from '../../packages/contract/src/search.ts'
import type { Target } from './load.ts'

let visitors = 0
/** Nobody comes twice: a repeated body would be answered from what is remembered. */
const somebody = () => {
  visitors += 1
  return { name: 'Ada Bench', email: `ada-${visitors}@calls.test` }
}
const words = 'What would a website cost, please?'

interface Sample {
  endpoint: Endpoint
  path: string
  body: (() => unknown) | undefined
}

/** A call with what it is asked; its body is one that the call's schema takes. */
const sample = <E extends Endpoint>(
  endpoint: E,
  { path = endpoint.path, body }: { path?: string; body?: () => BodyInputOf<E> } = {},
): Sample => ({ endpoint, path, body })

const leadSample = sample(submitLead, { body: () => ({ ...somebody(), message: words }) })

/** What visitors can ask without paying: each call with a request that succeeds, or that finds nothing as most do. */
const samples: readonly Sample[] = [
  sample(healthz),
  sample(readyz),
  sample(readConfig),
  sample(readDiagnostics),
  sample(listProducts),
  sample(readProduct, { path: '/api/products/tide-table-notebook' }),
  sample(listBlogPosts),
  sample(readBlogPost, { path: '/api/blog/posts/two-second-website' }),
  sample(searchSite, { path: '/api/search?q=website' }),
  sample(readAvailability, { path: '/api/booking/availability?serviceId=free-consultation' }),
  leadSample,
  sample(sendContactEmail, { body: () => ({ ...somebody(), message: words }) }),
  sample(sendLeadNotification, { body: () => ({ ...somebody(), source: 'Contact Form', notes: words }) }),
  sample(subscribe, { body: () => ({ email: somebody().email, list: 'marketing-tips' as const }) }),
  sample(findOrder, { body: () => ({ email: somebody().email, orderNumber: 'BB-7KQ4-M2XD' }) }),
  sample(askChat, { body: () => ({ message: 'What does SEO cost?' }) }),
]

const requestOf = ({ path, body }: Pick<Sample, 'path' | 'body'>): Request =>
  body
    ? {
        method: 'POST',
        path,
        headers: { 'content-type': 'application/json' },
        setupRequest: (request) => ({ ...request, body: JSON.stringify(body()) }),
      }
    : { method: 'GET', path }

/** The calls as targets of a load, on a server that runs. */
export function publicCalls(url: string, pid: number | undefined, connections: number): Target[] {
  return samples.map(({ endpoint, path, body }) => ({
    name: `${endpoint.method} ${endpoint.path}`,
    url: url + path,
    pid,
    connections,
    request: requestOf({ path, body }),
  }))
}

/** A new lead with every request. */
export const newLead: Request = requestOf(leadSample)

/** The same calls as the requests of one load that goes through them in turn. */
export const publicRequests = (): Request[] => samples.map(requestOf)
