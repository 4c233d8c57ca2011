import { bookingMeetings } from '@beacon/content/booking-services'
import { meetingLinkOf } from '@beacon/rules/meeting-link'
import type { BookingRow } from '../../db/schema.ts'

type Session = Pick<BookingRow, 'status' | 'meeting' | 'meeting_link'>

/** Where the visitor joins the video call; empty where there is no link, or not yet. */
export const linkOf = ({ status, meeting, meeting_link }: Session): string =>
  meetingLinkOf({ status, meeting, meetingLink: meeting_link }, bookingMeetings.video.link)

/** What its link is called. */
export const JOIN_CALL = 'Join the video call'

/** How and where a session takes place, in words, and its link. */
export function meetingWords(booking: Session): {
  label: string
  location: string
  sentence: string
  link: string
} {
  const { label, location, sentence } = bookingMeetings[booking.meeting]
  const link = linkOf(booking)
  return { label, location, link, sentence: link ? bookingMeetings.video.linkedSentence : sentence }
}
