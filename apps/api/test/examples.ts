import type { Endpoint } from '@beacon/contract/endpoint'
import type { CallOptions } from './client.ts'
import { administrator } from './start-app.ts'

/** What a visitor of the contact form sends first. */
export const lead = {
  name: 'Ada Baker',
  email: 'ada@bakery.example',
  phone: '(631) 555-0188',
  businessName: 'Baker’s Dozen',
  businessType: 'restaurant',
  currentWebsite: 'https://bakery.example',
  message: 'Our ovens are warm, our website is cold.',
  source: 'Contact Form',
} as const

/** The contact form's second and third call for the same visitor. */
export const contactMessage = {
  name: lead.name,
  email: lead.email,
  phone: lead.phone,
  businessName: lead.businessName,
  message: lead.message,
}
export const notification = {
  name: lead.name,
  email: lead.email,
  source: 'Contact Form',
  notes: lead.message,
}

/** Rows that exist, for the calls whose address names one. */
export interface Known {
  leadId: string
  jobId: string
  mailId: string
}

/** One valid request for every call, by `METHOD /path`. A new call of the contract needs its line here. */
const examples: Record<string, (known: Known) => CallOptions<Endpoint>> = {
  'GET /api/config': () => ({}),
  'POST /api/contact-form': () => ({ body: lead }),
  'POST /api/email/contact': () => ({ body: contactMessage }),
  'POST /api/email/lead-notification': () => ({ body: notification }),
  'POST /api/admin/session': () => ({ body: administrator }),
  'GET /api/admin/session': () => ({}),
  'DELETE /api/admin/session': () => ({}),
  'GET /api/admin/leads': () => ({ query: { search: 'ada', status: 'new' } }),
  'GET /api/admin/leads/:id': ({ leadId }) => ({ params: { id: leadId } as never }),
  'PUT /api/admin/leads/:id': ({ leadId }) => ({
    params: { id: leadId } as never,
    body: { status: 'contacted', staffNotes: 'Called back.' },
  }),
  'GET /api/admin/outbox': () => ({ query: { state: 'ready' } }),
  'POST /api/admin/outbox/:id/retry': ({ jobId }) => ({ params: { id: jobId } as never }),
  'GET /api/admin/mailbox': () => ({}),
  'GET /api/admin/mailbox/:id': ({ mailId }) => ({ params: { id: mailId } as never }),
  'GET /healthz': () => ({}),
  'GET /readyz': () => ({}),
}

export const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`

export function exampleOf(endpoint: Endpoint, known: Known): CallOptions<Endpoint> {
  const example = examples[nameOf(endpoint)]
  if (!example) throw new Error(`${nameOf(endpoint)} needs an example in apps/api/test/examples.ts`)
  return example(known)
}
