import { expect, test } from 'vitest'
import { meetingLinkOf } from './meeting-link.ts'

const session = { status: 'scheduled', meeting: 'video', meetingLink: 'https://meet.example/own' }
const USUAL = 'https://meet.example/usual'

test('a video session has its own link, or else the usual one', () => {
  expect(meetingLinkOf(session, USUAL)).toBe('https://meet.example/own')
  expect(meetingLinkOf({ ...session, meetingLink: '' }, USUAL)).toBe(USUAL)
  expect(meetingLinkOf({ ...session, meetingLink: '' })).toBe('')
})

test.each([{ meeting: 'phone' }, { meeting: 'office' }, { status: 'cancelled' }, { status: 'held' }])(
  'a session has no link unless it is scheduled and by video: %j',
  (change) => expect(meetingLinkOf({ ...session, ...change }, USUAL)).toBe(''),
)

test.each(['http://meet.example/', 'javascript:alert(1)', '/booking', 'tel:+16315550142', 'https://'])(
  'a link that is not a safe one over https counts as none: %s',
  (link) => {
    expect(meetingLinkOf({ ...session, meetingLink: link })).toBe('')
    expect(meetingLinkOf({ ...session, meetingLink: '' }, link)).toBe('')
  },
)
