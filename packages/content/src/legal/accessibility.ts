import { agency } from '../agency.ts'
import { bookingPolicy } from '../booking-services.ts'
import { commerce } from '../commerce.ts'
import type { LegalPage } from './legal-page.ts'

const { address, email, name, phones, responsePromise } = agency

export const accessibilityStatement: LegalPage = {
  meta: {
    title: 'Accessibility Statement | Beacon & Bay Digital',
    description:
      'How this website meets WCAG 2.2 AA, how it is tested, which parts we do not control, and whom to call or write to when something does not work for you.',
  },
  title: 'Accessibility statement',
  summary:
    'Everyone should be able to read, book and buy here. If you cannot, tell us, and we help you on the spot and then fix the page.',
  sections: [
    {
      id: 'aim',
      title: 'What we aim for',
      blocks: [
        `${name} builds this website to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, in its dark and its light theme, on phones and on large screens.`,
      ],
    },
    {
      id: 'what-we-do',
      title: 'What that means here',
      blocks: [
        [
          'Everything works by keyboard alone, with a visible focus and in a sensible order.',
          'Pages can be read without JavaScript, at 200% zoom and on a screen 320 pixels wide.',
          'Form errors are named in words beside their field, and nothing depends on color alone.',
          'Moving parts can be paused and stand still if your device asks for reduced motion.',
          'Windows that open over the page hold the focus, close with Escape and give the focus back.',
          'Charts come with their numbers as a table, and pictures with a description where they say something.',
        ],
      ],
    },
    {
      id: 'testing',
      title: 'How it is tested',
      blocks: [
        'Every page is checked automatically in both themes whenever the site changes, and by hand with the keyboard alone. A serious finding stops a release.',
      ],
    },
    {
      id: 'limits',
      title: 'What we do not control',
      blocks: [
        'The card field at checkout, the interactive map and advertisements in the blog come from other companies. The map opens only if you ask for it, and the same towns are listed as text beside it; advertisements are shown only if you agree to them. If the card field does not work for you, call and we arrange another way to pay.',
      ],
    },
    {
      id: 'time-limits',
      title: 'What has a time limit',
      blocks: [
        `While you pay, the stock or the time you chose is kept for you for ${commerce.holdMinutes} minutes. This cannot be extended while it runs, because nobody else can have it meanwhile. The time left is shown, and screen readers announce when less than five minutes and less than one minute are left.`,
        'If it ends, nothing is charged. Your name, contact details and address are still there; only the card has to be entered again. “Hold it again” starts the full time once more, if nobody has taken what you chose.',
        `A time that the waiting list offers you is kept for ${bookingPolicy.offerMinutes} minutes at most, for the same reason. The page says until when.`,
      ],
    },
    {
      id: 'contact',
      title: 'Tell us',
      blocks: [
        `Write to ${email}, call ${phones.office.display}, or visit ${address.street}, ${address.city}. Say which page, what you wanted to do and what you use. We answer ${responsePromise} and tell you when it will be fixed. Until then a person does for you whatever the page did not.`,
      ],
    },
  ],
}
