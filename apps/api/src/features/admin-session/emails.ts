import { agency } from '@beacon/content/agency'
import { paths } from '@beacon/rules/paths'
import { compose, type MailContent } from '../../mail/layout.ts'

/** What can happen to a second factor. */
export type FactorChange = 'on' | 'off' | 'new-codes' | 'reset'

/** An instant in the mails about the account: the agency's time. */
export const moment = new Intl.DateTimeFormat('en-US', {
  timeZone: agency.timeZone,
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

interface Words {
  subject: string
  heading: string
  what: (when: string) => string
}

const words: Readonly<Record<FactorChange, Words>> = {
  on: {
    subject: 'Your second factor is on',
    heading: 'The second factor is on.',
    what: (when) =>
      `It has been on since ${when}. From now on, signing in to the back office takes a code from your authenticator app as well as the password. Every other browser has been signed out.`,
  },
  off: {
    subject: 'Your second factor is off',
    heading: 'The second factor is off.',
    what: (when) =>
      `It has been off since ${when}. From now on, the password alone opens the back office. Every other browser has been signed out.`,
  },
  'new-codes': {
    subject: 'You have new recovery codes',
    heading: 'You have new recovery codes.',
    what: (when) =>
      `They were created on ${when}. The old codes no longer work. The new ones were shown on screen, once; they are never emailed.`,
  },
  reset: {
    subject: 'Your second factor was reset',
    heading: 'The second factor was reset.',
    what: (when) =>
      `Whoever runs the server reset it on ${when}. From now on, the password alone opens the back office. Every browser has been signed out.`,
  },
}

const WAS_IT_YOU =
  'Was this you, or did you ask for it? Then there is nothing to do. If not, somebody may know your password: have it changed on the server right away; that signs everybody out. The audit log shows what was done.'

/** Tells the administrator that their sign-in settings have changed, so that nobody else can change them unnoticed. */
export function factorChanged(change: FactorChange, at: string, publicUrl: string): MailContent {
  const { subject, heading, what } = words[change]
  return compose({
    subject,
    heading,
    paragraphs: [what(moment.format(new Date(at))), WAS_IT_YOU],
    button: ['Open the audit log', publicUrl + paths.adminAudit],
  })
}
