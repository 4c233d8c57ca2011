import { sendContactEmail, sendLeadNotification, submitLead } from '../../packages/contract/src/leads.ts'
import { countBy, type Evidence, type Finding } from './evidence.ts'
import type { Workload } from './workload.ts'

const JOBS_OF_A_LEAD = 4

/** Visitors of the contact form: three calls each, as the form makes them. */
export function createLeadWorkload(): Workload {
  /** Address by the id that the server acknowledged. */
  const acknowledged = new Map<string, string>()

  return {
    name: 'leads',

    async visit(visitor, ask) {
      const person = { name: `Visitor ${visitor}`, email: `visitor-${visitor}@soak.test` }
      const message = `This is visitor ${visitor}, and every word has to arrive.`
      const { id } = await ask(submitLead, { ...person, message, source: 'Contact Form' })
      acknowledged.set(id, person.email)
      await ask(sendContactEmail, { ...person, message })
      await ask(sendLeadNotification, { ...person, source: 'Contact Form', notes: message })
    },

    async verify(evidence) {
      const stored = await evidence.rows<{ id: string; email: string }>('select id, email from lead')
      const emailOf = new Map(stored.map(({ id, email }) => [id, email]))
      const lost = [...acknowledged].filter(([id, email]) => emailOf.get(id) !== email)
      const perPerson = countBy(stored.map(({ email }) => email))
      const ids = stored.map(({ id }) => id)
      return [
        { what: 'leads acknowledged', count: acknowledged.size },
        { what: 'acknowledged leads lost', count: lost.length, must: 0 },
        { what: 'leads stored twice', count: stored.length - perPerson.size, must: 0 },
        { what: 'leads that nobody sent', count: ids.filter((id) => !acknowledged.has(id)).length, must: 0 },
        ...verifyDeliveries(ids, evidence),
      ]
    },
  }
}

function verifyDeliveries(ids: readonly string[], { jobs, leadPages }: Evidence): Finding[] {
  const jobsPerLead = countBy(jobs.map(({ about }) => about))
  const pagesPerLead = countBy(
    leadPages.map(
      ({ properties }) => properties['Lead ID']?.rich_text?.map((run) => run.plain_text).join('') ?? '',
    ),
  )
  const pages = (id: string) => pagesPerLead.get(id) ?? 0
  return [
    {
      what: 'leads without their four jobs',
      count: ids.filter((id) => jobsPerLead.get(`lead:${id}`) !== JOBS_OF_A_LEAD).length,
      must: 0,
    },
    { what: 'leads without a page in the notes', count: ids.filter((id) => pages(id) === 0).length, must: 0 },
    { what: 'leads with two pages in the notes', count: ids.filter((id) => pages(id) > 1).length, must: 0 },
  ]
}
