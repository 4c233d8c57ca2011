import { illustrativeLabel } from '../page.ts'
import type { IndustryPage } from './industry-page.ts'

export const barbershopPage: IndustryPage = {
  meta: {
    title: 'Barbershop Marketing on Long Island | Beacon & Bay',
    description:
      'Marketing for Long Island barbershops: booked chairs on weekday mornings, fewer no-shows, new clients from the map pack, and reviews asked for after every cut.',
  },
  title: 'Fill the chair at ten on a Wednesday.',
  lead: 'Friday takes care of itself. A barbershop earns or loses its rent on weekday mornings, no-shows, and whether the new guy in town finds you or the place by the station.',
  situation: {
    title: 'How a shop with empty chairs looks from outside',
    points: [
      {
        title: 'Walk-ins only, it seems',
        text: 'The booking link hides in an Instagram bio. People who would pay $45 for a certain time drive past a shop that seems to have none.',
      },
      {
        title: 'One barber’s name on everything',
        text: 'Reviews praise Mike, and Mike left in spring. The shop needs a name that people search for, with each chair on it.',
      },
      {
        title: 'Fourteen in a hundred do not show up',
        text: 'At $42 a cut, three empty slots a day are a second rent. Two texts bring most of them back or free the chair in time.',
      },
      {
        title: 'Found by name only',
        text: '“Barber near me”, “skin fade Lindenhurst”, “kids haircut open Sunday”: each has a winner within a mile, and it is rarely the best cut.',
      },
    ],
  },
  services: {
    title: 'What we do for barbershops',
    items: [
      {
        slug: 'seo',
        title: 'The map within two miles',
        text: 'The right categories, every service with its price, two photos a week from the chair, and an answer to each review.',
      },
      {
        slug: 'website',
        title: 'Book this barber at this time',
        text: 'One page per chair with its real calendar, work and prices. Booking in three taps, deposit for first-timers if you want one.',
      },
      {
        slug: 'ai-automation',
        title: 'No-shows and next cuts',
        text: 'Reminders two days and two hours ahead, the freed chair offered to the waiting list, and a nudge in week four for those who come every three.',
      },
      {
        slug: 'ppc',
        title: 'Ads for mornings',
        text: 'Two miles, Tuesday to Thursday, nine to two. Back-to-school and the weeks before Easter get their own.',
      },
      {
        slug: 'mobile-app',
        title: 'An app, for three chairs and more',
        text: 'From about three hundred regulars on: the usual barber, the usual time, one tap. Below that, a link on the home screen does it.',
      },
    ],
  },
  year: {
    title: 'A year, quarter by quarter',
    seasons: [
      {
        title: 'First quarter',
        text: 'Profile rebuilt, booking page live, prices in one place. Nothing is advertised until booking takes three taps.',
      },
      {
        title: 'Second quarter',
        text: 'Reminders and review requests. Proms, communions and graduations have a page and a deposit.',
      },
      {
        title: 'Third quarter',
        text: 'Weekday-morning ads through the summer, back-to-school from the middle of August.',
      },
      {
        title: 'Fourth quarter',
        text: 'Ads off if the book is full. Holiday hours everywhere at once, gift cards, and a look at whether another chair would pay.',
      },
    ],
  },
  proof: {
    label: illustrativeLabel,
    client: 'A four-chair shop in Lindenhurst',
    situation: 'Walk-ins, a paper book, 18 new clients in a month and 14 no-shows in a hundred appointments.',
    work: 'Google profile, booking page, reminders, four months of morning ads, then none.',
    figures: [
      { value: '18 to 64', label: 'new clients a month, month 1 to month 12' },
      { value: '14 to 4', label: 'no-shows per hundred appointments' },
      { value: '$3.38', label: 'of first-year sales for each dollar spent' },
    ],
  },
  tool: {
    title: 'Month by month, with the bill',
    text: 'What was done in which month, what it cost, and the two things that did not work.',
    link: { text: 'Read the barbershop case study', to: '/barbershop-case-study' },
  },
  faqs: [
    {
      question: 'I already use Booksy, Squire or Square. Do I need a website?',
      answer:
        'Keep the calendar; it is good. A page of your own in front of it ranks in your town, shows your chairs and does not list the shop next door underneath.',
    },
    {
      question: 'What does it cost to begin?',
      answer:
        'Most shops begin with SEO for one town at $799/month. The booking site is $4,499 once, reminders are in AI automation at $299/month, and ads are worth trying for four months, not forever.',
    },
    {
      question: 'My barbers rent their chairs. Who owns the clients?',
      answer:
        'You decide, and it should be written down before a website makes it visible. We can build pages so that each chair keeps its own calendar while the shop keeps its own name.',
    },
    {
      question: 'Should I take deposits?',
      answer:
        'For first-timers and for Saturdays, a $10 deposit cuts no-shows about as much as reminders do. For regulars it costs more goodwill than it brings.',
    },
    {
      question: 'Does Instagram not do all of this?',
      answer:
        'It shows your work to people who follow you. People who moved here last week search the map. You want both, and the second one pays sooner.',
    },
    {
      question: 'Can you ask for reviews by text?',
      answer:
        'Yes, the evening after the cut, once, to everyone who agreed to texts when booking. Offering something for it is against Google’s rules, so we do not.',
    },
  ],
  relatedPosts: ['barbershop-from-walk-ins-to-bookings', 'google-business-profile-checklist'],
  consultation: 'competitor-analysis',
  cta: {
    title: 'How many chairs, and which hours are empty?',
    text: 'Half an hour, free. Bring last month’s book, on paper if that is what you have.',
    link: { text: 'Arrange a free consultation', to: '/contact' },
  },
}
