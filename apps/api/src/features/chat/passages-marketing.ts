import { agency } from '@beacon/content/agency'
import { freeAudit } from '@beacon/content/home-story'
import { seoPage } from '@beacon/content/service-pages/seo'
import { serviceOf } from '@beacon/content/services'
import { about, asked, auditLink, firstResults, from, homeAnswer } from './asked-passage.ts'
import type { Passage } from './passages.ts'
import { links } from './passages-company.ts'
import { listed } from './passages-services.ts'

const seoHours = (): string =>
  `What is in a month:${listed(
    seoPage.cost.plans.map(
      ({ name, price, includes: [hours = ''] }) => `${name}, ${price.display}: ${hours.toLowerCase()}`,
    ),
  )}`

/** What people ask about being found, ads and their results. */
export const marketingPassages = (): Passage[] => [
  asked(
    'seo-or-ppc',
    'What is the difference between SEO and PPC?',
    `SEO makes you found in the map and in the results without paying for clicks: ${from(serviceOf('seo'))}, with first results in ${firstResults('seo')}. PPC is ads: ${from(serviceOf('ppc'))} plus what you pay the platform, with first results in ${firstResults('ppc')}, and it stops on the day you stop paying. If you need calls this month, start with ads and let SEO take over as it grows.`,
    links.services,
  ),
  asked(
    'more-customers',
    'How do I get more customers?',
    `If you need calls this month, start with ads: first results in ${firstResults('ppc')}, ${from(serviceOf('ppc'))} plus ad spend. SEO takes ${firstResults('seo')} and lasts longer, ${from(serviceOf('seo'))}. If calls or quotes slip through, AI Automation follows them up, ${from(serviceOf('ai-automation'))}. The free audit shows which of these you need first: ${freeAudit.afterwards.replace('We reply', 'we reply')}`,
    auditLink,
  ),
  {
    ...asked(
      'google-profile',
      'My listing on Google is wrong, closed or missing. Can you help?',
      'Yes. What Google shows there comes from your Google Business Profile. We run it every week as part of SEO, from $799/month: categories, hours, photos, posts, questions and reviews. The free audit shows how you appear.',
      { text: 'SEO', to: '/services/seo' },
    ),
    topic: 'seo',
  },
  {
    ...asked(
      'where-to-begin',
      'Where do I begin?',
      'With the free consultation: thirty minutes by phone, by video or at our office, in which we look you up while you watch and name the one thing we would fix first. If you would rather read it, the free audit comes by email within three business days.',
      links.booking,
    ),
    topic: 'free-consultation',
  },
  asked(
    'blog-posts',
    'Do you write blog posts?',
    'Blog posts are not a service of their own. The SEO plans include new or rewritten pages for your services and towns, each written by a person after a call with you. If you want a blog as well, please ask us.',
    about('seo'),
  ),
  asked('first-place', 'Can you get me to first place on Google?', homeAnswer('first place'), about('seo')),
  asked(
    'get-reviews',
    'Do you help with reviews?',
    'Yes. AI Automation, from $299/month, asks every customer for a review after the finished job and drafts replies for you to approve. The SEO plan for several towns, $999/month, has review requests by text, and we answer reviews on your Google profile. We never ask only the happy ones, and a bad review can be removed only if it breaks the platform’s rules.',
    about('ai-automation'),
  ),
  asked(
    'email-marketing',
    'Do you do email marketing?',
    'Newsletters and email campaigns are not one of our seven services. AI Automation writes to people you already deal with: quote follow-ups, appointment reminders and review requests, from $299/month. If you need more than that, ask us, and a person tells you what we can do.',
    about('ai-automation'),
  ),
  asked(
    'missed-calls',
    'I miss calls. What can you do?',
    'A call you cannot take gets a text within a minute, in your words, with two choices: call me back, or book a time. That is AI Automation, from $299/month. Machine voices that answer or make calls are not part of it.',
    about('ai-automation'),
  ),
  asked(
    'chatbot-or-automation',
    'What is the difference between a chatbot and AI automation?',
    `A chatbot answers visitors on your website from what you have approved, and takes bookings: ${from(serviceOf('chatbot'))}. AI Automation does the chores behind it: missed calls texted back, quotes followed up, reminders and review requests, ${from(serviceOf('ai-automation'))}. Each works without the other.`,
    links.services,
  ),
  asked(
    'video',
    'Do you make or edit videos?',
    'Video is not one of our seven services, and we do no shoots. For the ads that we run, we cut what you film.',
    about('ppc'),
  ),
  asked(
    'recorded-calls',
    'Are calls recorded?',
    `For clients with ads, calls from the ads may be recorded, and each says so when it begins; we listen to a sample and mark the wrong numbers. This site does not say whether calls with our office are recorded; ask when you call ${agency.phones.office.display}.`,
    about('ppc'),
  ),
  asked(
    'other-ads',
    'On which platforms do you advertise?',
    `Our plans are for Google and for Meta, that is Facebook and Instagram: ${from(serviceOf('ppc'))} plus ad spend. This site does not say whether we would run ads elsewhere: please ask us.`,
    about('ppc'),
  ),
  asked(
    'how-many',
    'How many customers will I get?',
    'Nobody can promise you a number. Before SEO begins we write down what a good month looks like in six months, in calls and forms; before the first ad runs we agree on what a booked job may cost. The free audit shows where you stand today.',
    auditLink,
  ),
  asked(
    'backlinks',
    'How do you get links?',
    'From people who know you: suppliers, chambers of commerce, Little League, the local papers. Bought links are not part of it, in any amount and under any name.',
    about('seo'),
  ),
  asked('seo-hours', 'How many hours of work are in an SEO plan?', seoHours(), about('seo')),
  asked('measured', 'How do I know that it works?', homeAnswer('measure'), links.home),
  asked(
    'connections',
    'Which systems do you connect to?',
    'Most phone systems, Google and Microsoft calendars and mail, QuickBooks, Stripe, Square, Jobber, Housecall Pro and anything with an open interface; for restaurants Toast, Square and Clover. For the rest we look before you pay.',
    about('ai-automation'),
  ),
]
