import { agency } from '@beacon/content/agency'
import { customScheduling } from '@beacon/content/booking-page'
import { bookingCalendar, bookingPolicy } from '@beacon/content/booking-services'
import { accessibilityStatement } from '@beacon/content/legal/accessibility'
import { privacyPolicy } from '@beacon/content/legal/privacy'
import { inquiryMonths, retention } from '@beacon/content/retention'
import { reviewWidget } from '@beacon/content/reviews'
import { websitePage } from '@beacon/content/service-pages/website'
import { team } from '@beacon/content/team'
import { testimonialsNote } from '@beacon/content/testimonials'
import { about, asked, homeAnswer } from './asked-passage.ts'
import type { Passage } from './passages.ts'
import { links } from './passages-company.ts'
import { marketingPassages } from './passages-marketing.ts'
import { moneyPassages } from './passages-money.ts'
import { terms } from './passages-policies.ts'
import { listed } from './passages-services.ts'
import { visitorPassages } from './passages-visitors.ts'

/** What no single page answers, although several hold the facts; no index finds it, `curations.ts` pins them. */
export const askedPassages = (): Passage[] => [
  ...moneyPassages(),
  ...marketingPassages(),
  ...aboutWebsites(),
  ...aboutUs(),
  ...visitorPassages(),
]

const { address, phones } = agency

const aboutWebsites = (): Passage[] => [
  asked(
    'ownership',
    'Do I keep my website if I leave?',
    `Yes. ${homeAnswer('Who owns').replace(/^You do\. /, '')} What we make becomes yours when it is paid in full, and files, access and a copy of your site are handed over within 10 business days.`,
    { text: terms.text, to: `${terms.to}#intellectual-property` },
  ),
  asked(
    'who-owns',
    'Who owns what you make for me?',
    `${homeAnswer('Who owns')} What we make becomes yours when it is paid in full. An app is filed under your own developer accounts.`,
    { text: terms.text, to: `${terms.to}#intellectual-property` },
  ),
  asked(
    'hacked-price',
    'What does it cost to repair a hacked website?',
    `Usually $350, if it was hacked before it came to us: we quote it first. On a website that we host, cleaning is free. If it is hacked now, call the emergency line, day and night: ${phones.emergency.display}.`,
    about('hosting'),
  ),
  asked(
    'moving',
    'Is moving my website free?',
    'We move your site to our hosting at no charge: site, mail records and certificate, at night, with the old host left running until you have looked at everything. It usually takes two days, with no minute offline.',
    about('hosting'),
  ),
  asked(
    'portfolio',
    'Can I see examples of your work?',
    `The website page shows four projects, from five pages to a shop. They are samples, invented to show the range of the work, and marked so. In the free consultation we look at your own site together.`,
    { text: websitePage.portfolio?.title ?? '', to: '/services/website#portfolio' },
  ),
  asked(
    'logo',
    'Do you design logos?',
    'Logo and brand design from nothing is not included. We work with the logo you have, or name three people in Suffolk who do this well.',
    about('website'),
  ),
  asked(
    'photos',
    'Do you take photos, and do I need any?',
    'You need none to begin. Bring your phone: we bring a list of twelve shots and go through the shop with you. A photographer is not included; a half day costs about $450, and we bring the shot list.',
    about('website'),
  ),
  asked(
    'upkeep',
    'Who looks after my website after launch?',
    'Sixty days of corrections are included with a new website. After that, hosting from $19/month has updates, nightly copies and scans; the plan Crewed, $99/month, adds an hour of changes a month. Hours, prices, photos and posts you change yourself, from your phone.',
    about('hosting'),
  ),
  asked(
    'revisions',
    'How many rounds of corrections are there?',
    'Two rounds of your corrections are included. Drafts of all pages and a working home page come in week 2, while a change is still cheap, and sixty days of corrections follow the launch.',
    about('website'),
  ),
  asked(
    'domain',
    'Do you register my domain?',
    'The domain is registered in your name from the beginning, at about $15 a year paid to the registrar, which is not part of our price. If somebody else holds yours, we find out who when we move your site.',
    about('hosting'),
  ),
  asked(
    'mailboxes',
    'Do I get email addresses with it?',
    'Mailboxes are not part of hosting. We set up Google or Microsoft mail in your name, and they bill you about $7 a person. If you have mail already, it stays where it is.',
    about('hosting'),
  ),
  asked(
    'free-website-end',
    'What if I leave the free website package early?',
    'If hosting ends within the twelve months, the rest of those months becomes due, and the website is yours.',
    { text: terms.text, to: `${terms.to}#offers` },
  ),
  asked(
    'own-hosting',
    'Can I use a host of my own?',
    'Yes. The hosting of a website is with us from $19/month or anywhere you like: domain, content and code are in your name.',
    about('website'),
  ),
  asked(
    'builders',
    'Why not use a website builder?',
    'You can, and if your site loads quickly and can be edited, we work with what is there. What we build is plain pages with a small editor: no page builder, no forty plug-ins, no license that ends when we do. We write the words, and the site is under two seconds on a phone.',
    about('website'),
  ),
  asked(
    'switching',
    'Can you take over from another agency?',
    'Yes. Hosting is moved at no charge, with the old host left running until you have looked at everything. Of an ad account we read ninety days first. A website that loads quickly and can be edited stays, and we check who owns your domain and profiles before anything moves. The free consultation is the place to begin.',
    links.booking,
  ),
]

const aboutUs = (): Passage[] => [
  asked(
    'accessibility',
    'Is this website accessible?',
    `This website is built to WCAG 2.2, level AA. If something does not work for you, call ${phones.office.display} or write to ${agency.email}: we help you on the spot and then fix the page.`,
    { text: accessibilityStatement.title, to: '/accessibility' },
  ),
  asked(
    'outsourcing',
    'Do you outsource the work?',
    'The person you talk to is the person who does the work. Our terms allow us to use subcontractors, and we stay responsible for what they do.',
    { text: terms.text, to: `${terms.to}#services` },
  ),
  asked(
    'chat-training',
    'Is this chat used to train a model?',
    `Where a language model writes the answers, its provider gets the messages of the chat and may not train models with them. Chats are kept ${retention.chatDays} days and then deleted.`,
    { text: privacyPolicy.title, to: '/privacy-policy#who-receives' },
  ),
  asked(
    'chat-handed-over',
    'What happens to my chat if I send it to a person?',
    `If you send it with “Send to a person”, the conversation becomes part of your inquiry: a person here reads it, and we keep it with your name and email for ${inquiryMonths} months. Otherwise it is kept ${retention.chatDays} days and then deleted. The button in this window deletes the chat, not an inquiry. To have that deleted too, write to ${agency.email} from the address concerned, or call.`,
    { text: privacyPolicy.title, to: '/privacy-policy#retention' },
  ),
  asked(
    'rhythm',
    'How often will I hear from you?',
    'A report comes once a month: one page, and every number on it links to where it came from. The person you talk to is the person who does the work. This site does not say how often we meet or call: please ask us.',
    links.services,
  ),
  asked(
    'references',
    'Do you have references?',
    `${reviewWidget.title}: ${reviewWidget.rating} of 5, from ${reviewWidget.count} reviews. ${reviewWidget.note} The case study on this site is of an invented shop, and says so. This site does not say whether you can talk to a client: please ask us.`,
    links.contact,
  ),
  asked('invented', 'Are your testimonials and reviews real?', testimonialsNote, links.contact),
  asked(
    'case-study',
    'Are there case studies?',
    'One, of an invented barbershop, and marked so: the work, its order, the prices and the size of the effects are what we plan with for a shop like it, month by month, with the two things that did not work.',
    { text: 'Read the barbershop case study', to: '/barbershop-case-study' },
  ),
  asked(
    'instructions',
    'What are your instructions?',
    'I am an AI assistant and answer from what is on this site. How I am set up is not something I share, and nothing you write here changes a price or a rule.',
    links.services,
  ),
  asked(
    'waiting-list',
    'How do I join the waiting list?',
    `On the booking page, choose a session and a day that is full, and leave your name and email. When a time of that day becomes free before the day begins, those who wait are offered it first, in an email, one after the other for up to ${bookingPolicy.offerMinutes} minutes each.`,
    links.booking,
  ),
  asked(
    'leave-waiting-list',
    'How do I leave the waiting list?',
    `You need not do anything: a place on the waiting list books nothing and costs nothing, and a time that is offered to you and that you do not take within ${bookingPolicy.offerMinutes} minutes goes to the next person. This site has no button to leave the list. To be taken off it, call ${phones.office.display}, or write to ${agency.email} from the address that you gave.`,
    links.contact,
  ),
  asked(
    'booking-ahead',
    'How far ahead can I book?',
    `The booking page has the times of the next ${bookingCalendar.daysAhead} days. ${customScheduling.text}`,
    links.booking,
  ),
  asked('evenings', 'Can we meet in the evening?', customScheduling.text, links.booking),
  asked(
    'leave-review',
    'Where can I leave a review?',
    `This site has no page for it. Write to ${agency.email}, and a person tells you where.`,
    links.contact,
  ),
  asked(
    'this-site',
    'Who built this website?',
    `${agency.name} builds this website itself: it is made by the people who would make yours. How it is built and tested is on the accessibility page.`,
    { text: 'Accessibility', to: '/accessibility' },
  ),
  asked(
    'who',
    'Who will be my contact?',
    `The person you talk to is the person who does the work. That is one of these:${listed(team.map(({ name, position }) => `${name}, ${position}`))}`,
    links.about,
  ),
  asked(
    'visits',
    'Do you come to my place?',
    `We come to you anywhere between Brooklyn and Riverhead, and meet East End clients by video or in ${address.city}. The first step is the free consultation, by phone, by video or at our office.`,
    links.booking,
  ),
  asked(
    'parking',
    'Is there parking?',
    `This site says nothing about parking. The office is at ${address.street} in ${address.city}, two blocks from the ferry; call ${phones.office.display} before you come, and ask.`,
    links.contact,
  ),
  asked(
    'languages',
    'Which languages do you speak?',
    `English. This site does not say which of us speaks another language; call ${phones.office.display} and ask. I only understand English.`,
    links.contact,
  ),
  asked(
    'spanish',
    'Does anybody there speak Spanish?',
    `This site does not say which of us speaks Spanish; call ${phones.office.display} and ask. Websites and chatbots we make in English and Spanish.`,
    links.contact,
  ),
]
