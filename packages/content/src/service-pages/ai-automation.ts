import { illustrativeLabel } from '../page.ts'
import type { ServicePage } from './service-page.ts'

export const aiAutomationPage: ServicePage = {
  slug: 'ai-automation',
  meta: {
    title: 'AI Automation for Small Business | Beacon & Bay Digital',
    description:
      'Missed calls texted back, quotes chased, appointments reminded, reviews requested: AI automation for Long Island businesses, from $299/month with a full log.',
  },
  title: 'AI automation that follows up and never forgets.',
  lead: 'Ask any contractor between Freeport and Riverhead what they lose money on, and it is not bad work. It is the quote nobody chased and the call that came while both hands were in a boiler.',
  whatItIs: {
    title: 'Small machines for dull, valuable work',
    paragraphs: [
      'Every business has a handful of chores that take two minutes, pay well and do not get done: text back the missed call, remind Thursday’s appointments, ask on day three whether the quote arrived, ask for a review while the customer is still pleased. We connect the systems you have, your phone, calendar, mail and invoices, so that these happen by themselves.',
      'Most of it is plain rules. A language model is used only where reading or writing is needed: sorting an email into job, question or complaint, drafting a quote from four photos and a voice note, turning a review into a reply that does not sound like a hotel. Whatever it writes to a customer for the first time waits for your thumb.',
      'Each workflow has a log and an off switch. You can see what was sent to whom and why, and stop it from your phone when your cousin’s wedding party books under one name.',
    ],
  },
  features: [
    {
      title: 'Missed-call texts',
      text: 'A call you cannot take gets a text within a minute, in your words, with two choices: call me back, or book a time. It knows your hours and your holidays.',
    },
    {
      title: 'Quote follow-up',
      text: 'Day 3, day 10 and day 30, each shorter than the last, and it stops by itself when they answer, sign or say no.',
    },
    {
      title: 'Reminders that refill the day',
      text: 'A reminder two days and two hours ahead. When somebody cancels, the waiting list is offered the slot in order.',
    },
    {
      title: 'Reviews at the right moment',
      text: 'One request after the finished job, to everybody, not only to the happy. Replies are drafted for you to approve.',
    },
    {
      title: 'Inbox sorting',
      text: 'Jobs, questions, invoices and complaints are separated, with town and urgency marked. Complaints ring; the rest waits for coffee.',
    },
  ],
  process: {
    title: 'Month by month',
    steps: [
      {
        when: 'Week 1',
        title: 'A day of counting',
        text: 'We go through one ordinary week of calls, quotes and appointments and put a dollar figure on what fell through. The two most expensive leaks are built first.',
      },
      {
        when: 'Week 2',
        title: 'First workflow, watched',
        text: 'Usually missed-call texts. Numbers are registered for business texting, consent wording is put on your forms, and every message goes to us as well for seven days.',
      },
      {
        when: 'Weeks 3 and 4',
        title: 'Second workflow',
        text: 'Quotes or reminders, whichever leaked more. For the first fifty messages you approve each draft by replying yes.',
      },
      {
        when: 'Month 2',
        title: 'Trust, one step at a time',
        text: 'What you approved without changes ten times in a row goes out by itself. Everything else keeps waiting for you.',
      },
      {
        when: 'Month 3 on',
        title: 'Add or remove',
        text: 'Each month one page: messages sent, jobs saved, complaints, minutes not typed. A workflow that does not earn its keep is switched off and your plan gets smaller.',
      },
    ],
  },
  cost: {
    title: 'What it costs, and why',
    why: [
      'A workflow takes six to ten hours to build and about one hour a month to keep, because phone companies, calendars and models change under it. $299 a month covers two. We spread the building over the months; there is no set-up fee.',
      'Texts cost about a cent and a half each and are billed at what the carrier charges. A plumber with four vans sends some 600 a month: nine dollars.',
    ],
    plans: [
      {
        name: 'Two workflows',
        price: { cents: 29_900, per: 'month', display: '$299/month' },
        forWhom: 'One phone number and one calendar.',
        includes: ['Missed-call texts and one more', 'Log and off switch', 'Monthly page of numbers'],
      },
      {
        name: 'Five workflows',
        price: { cents: 54_900, per: 'month', display: '$549/month' },
        forWhom: 'Several people in the field, or an office with a shared inbox.',
        includes: [
          'Everything in Two workflows',
          'Inbox sorting and drafts',
          'Connection to your invoices or job software',
          'A call each month',
        ],
      },
      {
        name: 'Made for you',
        price: { cents: 99_900, per: 'month', display: '$999/month' },
        forWhom: 'A process only your business has: permits, claims, rentals, route planning.',
        includes: [
          'Everything in Five workflows',
          'One process mapped and built with your staff',
          'Changes within two business days',
        ],
      },
    ],
  },
  notIncluded: [
    'Texts to people who have not agreed to get them; federal law puts $500 and more on each',
    'Requests for reviews only from happy customers; Google and the FTC both forbid it',
    'Machine voices that call people',
    'Replacing your job software; we connect to it, or tell you that it cannot be connected',
    'Decisions about hiring, credit or rent',
  ],
  success: {
    intro:
      'In week one we put a dollar figure on what falls through. That figure is what we are paid to shrink.',
    measures: [
      { title: 'Missed calls that became jobs', text: 'Matched by number with your calendar or invoices.' },
      {
        title: 'Quotes answered',
        text: 'The share that got any answer, and the days it took. A clear no on day four is worth having too.',
      },
      { title: 'No-shows', text: 'Per hundred appointments, against the three months before.' },
      {
        title: 'Hours not typed',
        text: 'Messages times the minutes each used to take, measured with a stopwatch in week one.',
      },
    ],
  },
  proof: {
    label: illustrativeLabel,
    client: 'An oil-to-gas conversion contractor in Hicksville, six people',
    situation:
      'About thirty missed calls a week in October and forty open quotes, chased on Sunday evenings when somebody remembered.',
    work: 'Missed-call texts with two choices, quote follow-up on day 3, 10 and 30, and a review request after the inspection.',
    figures: [
      { value: '30 to 4', label: 'missed calls a week left without an answer' },
      { value: '22% to 35%', label: 'of quotes accepted, the October after' },
      { value: '6 h', label: 'of evening email a week, gone' },
    ],
  },
  faqs: [
    {
      question: 'What is the 500% efficiency gain you mention?',
      answer:
        'It is measured on single chores, not on whole companies: a chore that took an hour and now takes ten minutes of approving is six times as fast. Expect hours a week, not a business that runs itself.',
    },
    {
      question: 'Is texting customers legal?',
      answer:
        'Answering someone who just called you is fine in practice; marketing needs written consent, an easy way out, and hours between 8 AM and 9 PM. We register your number, word the consent and keep the proof. Your lawyer has the last word.',
    },
    {
      question: 'Will customers notice?',
      answer:
        'They notice that somebody answered. Messages are in your words and signed with the business’s name, not with an invented person’s.',
    },
    {
      question: 'What if it sends something stupid?',
      answer:
        'Nothing new is sent without your yes. After that there is a cap per person and per day, a log, and one switch that stops everything at once.',
    },
    {
      question: 'Which systems can you connect?',
      answer:
        'Most phone systems, Google and Microsoft calendars and mail, QuickBooks, Stripe, Square, Jobber, Housecall Pro and anything with an open interface. For the rest we look before you pay.',
    },
    {
      question: 'Do you need access to all of my email?',
      answer:
        'No. We ask for one shared inbox or one label, with the narrowest permission the provider offers. You see it in your own account and can withdraw it there.',
    },
  ],
  relatedServices: ['chatbot', 'seo', 'mobile-app'],
  relatedPosts: ['missed-call-text-back', 'what-a-chatbot-should-not-answer'],
  consultation: 'strategy-session',
}
