import { createNotionClient, isNotFound, type NotionSettings, translateErrors } from './notion-client.ts'

/** A lead as the notes database keeps it. Empty text is left out. */
interface LeadNote {
  leadId: string
  name: string
  email: string
  phone: string
  businessName: string
  businessType: string
  website: string
  message: string
  source: string
  receivedAt: string
}

export interface Notes {
  /** Its pages: two, if the response of the first was lost and a look-up came too soon to find it. */
  pagesOfLead(leadId: string): Promise<string[]>
  /** Creates the page; returns its id. Not safe to repeat: look the lead up first. */
  createLead(note: LeadNote): Promise<string>
  /** Writes the lead's message on its page; a page that is gone is fine. */
  setMessage(pageId: string, message: string): Promise<void>
  /** Moves a lead's page to the trash, which Notion empties after 30 days; a page that is gone is fine. */
  eraseLead(pageId: string): Promise<void>
}

/**
 * The notes database (Notion). The SDK's own retries are off: the outbox retries.
 * @throws JobError `refused` for a failure that is final, `retry` for everything else
 */
export function createNotes(settings: NotionSettings & { leadsId: string }, limitMs?: number): Notes {
  const client = createNotionClient(settings, limitMs)

  const updatePage = (change: Parameters<typeof client.pages.update>[0]) =>
    translateErrors(async () => {
      try {
        idOfPage(await client.pages.update(change))
      } catch (error) {
        if (!isNotFound(error)) throw error
      }
    })

  return {
    pagesOfLead: (leadId) =>
      translateErrors(async () => {
        const answer = await client.dataSources.query({
          data_source_id: settings.leadsId,
          filter: { property: 'Lead ID', rich_text: { equals: leadId } },
        })
        return answer.results.map(({ id }) => id)
      }),
    createLead: (note) =>
      translateErrors(async () => {
        const page = await client.pages.create({
          parent: { type: 'data_source_id', data_source_id: settings.leadsId },
          properties: {
            Name: { title: runs(note.name) },
            'Lead ID': { rich_text: runs(note.leadId) },
            Email: { email: fitting(note.email, MOST_CONTACT) },
            Phone: { phone_number: fitting(note.phone, MOST_CONTACT) },
            Business: { rich_text: runs(note.businessName) },
            'Business Type': { rich_text: runs(note.businessType) },
            Website: { url: fitting(note.website, MOST_URL) },
            Source: { select: { name: note.source.replaceAll(',', ' ').slice(0, 100) } },
            Message: { rich_text: runs(note.message) },
            Status: { select: { name: 'New' } },
            Received: { date: { start: note.receivedAt } },
          },
        })
        return idOfPage(page)
      }),
    setMessage: (pageId, message) =>
      updatePage({ page_id: pageId, properties: { Message: { rich_text: runs(message) } } }),
    eraseLead: (pageId) => updatePage({ page_id: pageId, in_trash: true }),
  }
}

/** Any other body of a 200 is no page, and must not be taken for one. @throws Error */
function idOfPage({ object, id }: { object: string; id: string }): string {
  if (object !== 'page') throw new Error('the answer is not a page')
  return id
}

const MOST_CONTACT = 200
const MOST_URL = 2000

/** Text that Notion would reject as too long is left out rather than having the whole page refused: the lead has it. */
const fitting = (text: string, most: number): string | null => (text.length <= most && text) || null

/** Notion takes at most 2,000 UTF-16 code units per text run; surrogate pairs are not split. */
const RUN = /[\s\S]{1,2000}(?<![\uD800-\uDBFF])/g

const runs = (text: string) => (text.match(RUN) ?? []).map((content) => ({ text: { content } }))
