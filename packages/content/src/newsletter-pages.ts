import { linkDays } from './link-days.ts'
import type { PageMeta } from './page.ts'

export const newsletterMeta: PageMeta = {
  title: 'Marketing tips by email | Beacon & Bay Digital',
  description:
    'One letter a month about local search, ads and websites for Long Island businesses, and a note when new merch is in. Leave either list with one click.',
}

export const newsletterPage = {
  title: 'One letter a month.',
  text: 'Two lists, and you join each on its own: marketing tips once a month, new merch a few times a year. Every email has a link that takes you off with one click.',
} as const

export const sentPage = {
  meta: {
    title: 'Check your inbox | Beacon & Bay Digital',
    description: 'We have sent you an email with a button. Press it, and you are on the list.',
  },
  title: 'One more step: check your inbox.',
  text: 'We have sent you an email. Open its link, press the button there, and you are on the list. Nothing after five minutes? It may be in the spam folder.',
  links: [
    { text: 'Read the blog', to: '/blog' },
    { text: 'Look around the store', to: '/store' },
  ],
} as const

export const confirmPage = {
  meta: {
    title: 'Confirm your address | Beacon & Bay Digital',
    description: 'One click, and you are on the list. Nobody is added without it.',
  },
  ask: {
    title: 'One click, and you are on the list.',
    submit: 'Yes, put me on the list',
    otherwise: 'Not you? Close this page. Nobody is put on a list without the button.',
  },
  done: {
    title: 'You are on the list.',
    text: 'The next letter is yours. Every letter has a link to unsubscribe.',
  },
} as const

export const unsubscribePage = {
  meta: {
    title: 'Unsubscribe or choose your lists | Beacon & Bay Digital',
    description: 'Leave our lists with one click, or choose which ones you want.',
  },
  ask: { title: 'Leave the list?', submit: 'Unsubscribe' },
  done: {
    title: 'You are off the list.',
    text: 'No more letters from it. One that was on its way already may still arrive today.',
    undo: 'That was a mistake',
  },
  choose: {
    title: 'Or choose what you get',
    submit: 'Save choices',
    saved: 'Your choice is saved.',
    again: 'Change it any time',
  },
  erase: {
    text: 'We keep a note that you left, so that nobody puts you back without asking. If you would rather have us forget the address:',
    submit: 'Erase my address',
    title: 'Your address is erased.',
    done: 'It is no longer on any of our lists.',
  },
} as const

/** A link that is incomplete, too old, or of an address that has been erased. */
export const deadLink = {
  title: 'This link does not work.',
  confirm: `It may have been cut in two by an email program, or it is too old: links to confirm work for ${linkDays.confirm} days. Open it from the email once more, or sign up again.`,
  again: 'Sign up again',
  leave: `It may have been cut in two by an email program, or it is from a letter that is more than ${linkDays.leave} days old. Use the link in the newest one, or write to us from the address that gets our letters, and we take it off.`,
  write: 'Write to us',
} as const
