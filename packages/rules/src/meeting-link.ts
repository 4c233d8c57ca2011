import { safeLink } from './safe-link.ts'

interface Session {
  status: string
  meeting: string
  /** The booking's own link; may be empty. */
  meetingLink: string
}

/**
 * Where a session takes place on the web: its own link, or else the usual one. Empty where there is none, and for a
 * session that is not a scheduled video call. A link that is not a safe one over https counts as none.
 */
export function meetingLinkOf({ status, meeting, meetingLink }: Session, usual = ''): string {
  if (status !== 'scheduled' || meeting !== 'video') return ''
  const link = meetingLink || usual
  return /^https:/i.test(link) ? (safeLink(link) ?? '') : ''
}
