import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { expect, onTestFinished } from 'vitest'
import { startNotionServer } from '../notion-server.ts'

/** The provider's own description of its responses, reduced to those that this server returns. */
const schemas = JSON.parse(
  readFileSync(new URL('../../fixtures/notion-schemas.json', import.meta.url), 'utf8'),
)
const ajv = new Ajv({ strict: false, allErrors: true }).addSchema({ $id: 'notion', ...schemas })

const NOW = new Date('2026-11-20T12:00:00.000Z')

export const text = (content: string) => [{ text: { content } }]

export const lead = {
  Name: { title: text('Ada Example') },
  'Lead ID': { rich_text: text('lead_1') },
  Email: { email: 'ada@example.com' },
  Phone: { phone_number: '631-555-0100' },
  Business: { rich_text: text('Ada Cafe') },
  'Business Type': { rich_text: text('Restaurant') },
  Website: { url: null },
  Source: { select: { name: 'Contact Form' } },
  Message: { rich_text: [...text('a'.repeat(2000)), ...text('b')] },
  Status: { select: { name: 'New' } },
  Received: { date: { start: '2026-11-20T12:00:00.000Z' } },
}

export const post = {
  Title: { title: [...text('Local '), ...text('SEO')] },
  Slug: { rich_text: text('local-seo') },
  Excerpt: { rich_text: text('How to be found.') },
  Published: { checkbox: true },
  Date: { date: { start: '2026-11-01' } },
  Category: { select: { name: 'SEO Tips' } },
  Tags: { multi_select: [{ name: 'maps' }, { name: 'local seo' }] },
  Author: { rich_text: text('Sam') },
  Image: { files: [{ name: 'hero.png', file: { url: 'https://files.example/hero.png' } }] },
}

/** What the tests read from a response; its whole shape is checked against the provider's description. */
type Body = {
  id: string
  type: string
  message: string
  title: { plain_text: string }[]
  properties: Record<string, { rich_text?: { plain_text: string }[] }>
  results: Body[]
  has_children: boolean
  next_cursor: string | null
}

type Request = { body?: unknown; headers?: Record<string, string> }

/** A fresh server for one test, and functions that call it. */
export async function startForTest() {
  const notion = await startNotionServer({ clock: () => NOW })
  onTestFinished(() => notion.close())
  const defaults = { authorization: `Bearer ${notion.token}`, 'notion-version': '2025-09-03' }

  async function call(route: string, { body, headers = defaults }: Request = {}) {
    const [method, path] = route.split(' ')
    const sent = typeof body === 'string' ? body : JSON.stringify(body)
    const response = await fetch(notion.url + path, { method, headers, body: sent })
    return { status: response.status, body: (await response.json()) as Body }
  }

  return {
    notion,
    defaults,

    /** Returns the response after checking that it is a 200 and matches the description. */
    async expectAnswer(definition: string, route: string, request?: Request) {
      const { status, body } = await call(route, request)
      expect(status).toBe(200)
      const validate = ajv.compile({ $ref: `notion#/definitions/${definition}` })
      validate(body)
      expect(validate.errors ?? []).toEqual([])
      return body
    },

    /** Returns an error's message after checking that it has the shape of the API's errors. */
    async expectError(status: number, code: string, route: string, request?: Request) {
      const answer = await call(route, request)
      const request_id = expect.stringMatching(/^[0-9a-f-]{36}$/)
      const message = expect.any(String)
      expect(answer).toEqual({ status, body: { object: 'error', status, code, message, request_id } })
      return answer.body.message
    },

    createLead: (properties: object = lead, more: object = {}) => ({
      body: { parent: { data_source_id: notion.dataSources.leads }, properties, ...more },
    }),
  }
}
