import { submitLead } from '@beacon/contract/leads'
import { type APIRequestContext, expect, type Page } from '@playwright/test'

/** A lead for this test alone, as the contact form stores it. */
export async function sendLead(request: APIRequestContext, name: string) {
  const email = `lead-${crypto.randomUUID()}@visitor.test`
  const data = { name, email, phone: '(631) 555-0117', message: `${name} asks for a faster website.` }
  const answer = await request.post(submitLead.path, { data })
  expect(answer.status()).toBe(200)
  return { name, email, id: submitLead.response.parse(await answer.json()).id }
}

export const uniqueName = (start: string) => `${start} ${crypto.randomUUID().slice(0, 8)}`

export const screenHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
