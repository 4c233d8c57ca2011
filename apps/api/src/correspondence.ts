import type { Clock, Ids } from './clock.ts'
import type { Db } from './db/schema.ts'
import { createLeadJobs } from './features/leads/jobs.ts'
import { createLeads, type Leads } from './features/leads/service.ts'
import { type Campaigns, createCampaigns } from './features/newsletter/campaigns.ts'
import { createNewsletterJobs } from './features/newsletter/jobs.ts'
import { createLinks } from './features/newsletter/links.ts'
import { createNewsletter, type Newsletter } from './features/newsletter/service.ts'
import type { PrivateLinks } from './http/private-links.ts'
import type { MailSender } from './mail/sender.ts'
import type { Outbox } from './outbox/outbox.ts'
import type { Lane } from './outbox/worker.ts'
import type { ErasureList } from './personal-data/erasure-list.ts'
import type { Notes } from './providers/notes.ts'

/** Everything that is mail with visitors: leads, and the newsletter. */
interface Correspondence {
  leads: Leads
  newsletter: Newsletter
  campaigns: Campaigns
  mail: Lane['handlers']
  lanes: Record<string, Lane>
}

interface CorrespondenceDeps extends MailSender {
  db: Db
  clock: Clock
  ids: Ids
  outbox: Outbox
  privateLinks: PrivateLinks
  erasures: ErasureList
  publicUrl: string
  notes: Notes
  hasNotes: boolean
}

/**
 * Wires leads and the newsletter, and gives letters and notes lanes of their own, so that neither delays other mail.
 */
export function createCorrespondence(deps: CorrespondenceDeps): Correspondence {
  const links = createLinks(deps)
  const leadJobs = createLeadJobs(deps)
  const newsletterJobs = createNewsletterJobs({ ...deps, links })
  return {
    leads: createLeads(deps),
    newsletter: createNewsletter({ ...deps, links }),
    campaigns: createCampaigns(deps),
    mail: { ...leadJobs.mail, ...newsletterJobs.mail },
    lanes: {
      newsletter: { concurrency: 4, handlers: newsletterJobs.newsletter },
      notes: { concurrency: 2, handlers: leadJobs.notes },
    },
  }
}
