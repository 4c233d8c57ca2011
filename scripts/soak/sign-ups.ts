import { newsletterLists, subscribe } from '../../packages/contract/src/newsletter.ts'
import { countBy } from './evidence.ts'
import type { Workload } from './workload.ts'

/** Visitors of the sign-up boxes, every other one of the store's: one call each. */
export function createSignUpWorkload(): Workload {
  const acknowledged = new Set<string>()

  return {
    name: 'sign-ups',

    async visit(visitor, ask) {
      const email = `reader-${visitor}@soak.test`
      const list = newsletterLists[visitor % newsletterLists.length] ?? 'merch'
      await ask(subscribe, { email, list })
      acknowledged.add(email)
    },

    async verify({ rows, jobs }) {
      const stored = await rows<{ id: string; email: string }>('select id, email from subscriber')
      const perAddress = countBy(stored.map(({ email }) => email))
      const jobsPerRow = countBy(jobs.map(({ about }) => about))
      return [
        { what: 'sign-ups acknowledged', count: acknowledged.size },
        {
          what: 'acknowledged sign-ups lost',
          count: [...acknowledged].filter((email) => !perAddress.has(email)).length,
          must: 0,
        },
        { what: 'addresses on a list twice', count: stored.length - perAddress.size, must: 0 },
        {
          what: 'sign-ups without their one confirmation',
          count: stored.filter(({ id }) => jobsPerRow.get(`subscriber:${id}`) !== 1).length,
          must: 0,
        },
      ]
    },
  }
}
