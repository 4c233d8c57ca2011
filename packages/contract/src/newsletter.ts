import { z } from 'zod'
import { botSignals } from './bot-signals.ts'
import { endpoint } from './endpoint.ts'
import { email, line, optional } from './fields.ts'

/** The agency's two lists. A visitor joins each of them separately. */
export const newsletterLists = ['marketing-tips', 'merch'] as const
export type NewsletterList = (typeof newsletterLists)[number]

export const newsletterList = z.enum(newsletterLists, 'Please choose one of our lists')

/** What a sign-up box asks for. */
export const signUpFormSchema = z.object({ email })

export const subscriptionSchema = z.object({
  email,
  list: newsletterList,
  /** Path of the page whose box was filled in. */
  source: optional(line(500)),
  ...botSignals,
})
export type Subscription = z.output<typeof subscriptionSchema>

export const subscribe = endpoint({
  method: 'POST',
  path: '/api/newsletter/subscribe',
  summary: 'Ask to join a list; the answer is the same for every address, and an email asks to confirm',
  access: 'public',
  limit: 'form',
  status: 202,
  repeat: 'key',
  body: subscriptionSchema,
  response: z.object({ success: z.literal(true), message: z.string() }),
})

/** The purpose of a link in a mail: to join a list, or to leave one. */
export type LinkPurpose = 'confirm' | 'leave'

/** 43 characters of base64url: 256 bits. */
export const linkToken = z.string().regex(/^[\w-]{43}$/, 'This link is not complete')

/** What the page behind a link shows. */
export interface NewsletterLink {
  /** The address with its middle masked: a mail may have been forwarded. */
  address: string
  /** The list that the mail was about, and what was left with it; of a mail to every list those that the address is on. */
  about: NewsletterList[]
  /** The lists that the address is on. */
  on: NewsletterList[]
}
