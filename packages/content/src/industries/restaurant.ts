import { illustrativeLabel } from '../page.ts'
import type { IndustryPage } from './industry-page.ts'

export const restaurantPage: IndustryPage = {
  meta: {
    title: 'Restaurant Marketing on Long Island | Beacon & Bay',
    description:
      'Marketing for Long Island restaurants: map pack, menus that load, direct orders instead of app commission, and full tables on a Tuesday in February. Free audit.',
  },
  title: 'Full on Saturday is not the problem.',
  lead: 'The problem is Tuesday in February, a delivery app that keeps a quarter of every order, and a menu that is a PDF from 2021. We work on those three.',
  situation: {
    title: 'Where a restaurant here loses money online',
    points: [
      {
        title: 'The menu nobody can read',
        text: 'A PDF on a phone means pinching and giving up. Google cannot read it well either, so “gluten-free pasta Sayville” finds somebody else.',
      },
      {
        title: 'The app that owns your regulars',
        text: 'Between 15 and 30 percent goes to the platform, and so do the names of the people who like your food. Most of them would order from you if it took two taps.',
      },
      {
        title: 'The hours that were wrong once',
        text: 'One party of six at a locked door on a holiday writes the review that a hundred people read.',
      },
      {
        title: 'The season',
        text: 'Memorial Day to Labor Day pays for the year on the South Shore. Whatever you do in March decides who finds you in June.',
      },
    ],
  },
  services: {
    title: 'What we do for restaurants',
    items: [
      {
        slug: 'website',
        title: 'A menu as a page',
        text: 'Dishes, prices, allergens and tonight’s specials, changed from a phone in the kitchen. Table booking and pick-up orders on the same page.',
      },
      {
        slug: 'seo',
        title: 'The map pack at five o’clock',
        text: 'Profile, photos, menu and holiday hours kept true, and pages for what people crave by name: raw bar, brunch, private room for forty.',
      },
      {
        slug: 'ppc',
        title: 'Ads for empty tables only',
        text: 'Tuesday to Thursday, five miles around, off by itself when the book is full. Private events get their own budget, because one christening pays for a month.',
      },
      {
        slug: 'ai-automation',
        title: 'Fewer empty reservations',
        text: 'A reminder the day before and two hours ahead; a canceled table is offered to the waiting list. A review request the next morning, to everyone.',
      },
      {
        slug: 'chatbot',
        title: 'The phone at seven on Saturday',
        text: 'Parking, high chairs, dogs on the deck, shellfish allergies: answered from your own list while the host seats people.',
      },
    ],
  },
  year: {
    title: 'A year, by season',
    seasons: [
      {
        title: 'January to March',
        text: 'Repairs: menu page, profile, photos, direct ordering. Ads for weeknights and for communions and graduations, which are booked now.',
      },
      {
        title: 'April to June',
        text: 'Deck and waterfront pages are up before people search for them. Summer hours everywhere on the same day. Reviews asked for from the first warm weekend.',
      },
      {
        title: 'July and August',
        text: 'Ads off on weekends; you are full. The lists grow: every direct order and booking may say yes to a letter in September.',
      },
      {
        title: 'September to December',
        text: 'The letter goes out. Locals come back, offices book parties, and gift cards sell from the week before Thanksgiving.',
      },
    ],
  },
  proof: {
    label: illustrativeLabel,
    client: 'A family restaurant in Patchogue, 70 seats and a patio',
    situation:
      'Seventy delivery orders a week at 25% commission, a menu in a PDF, and 38% of the tables taken from Tuesday to Thursday.',
    work: 'Menu and ordering on its own site, a card in every app bag with 10% off the next direct order, weeknight ads in a five-mile circle, reminders for reservations.',
    figures: [
      { value: '34%', label: 'of delivery orders placed directly by month 6' },
      { value: '$10,900', label: 'less commission a year, after card fees, at $42 an order' },
      { value: '38% to 51%', label: 'of weeknight tables taken' },
    ],
  },
  tool: {
    title: 'Do the math for your own place',
    text: 'Put in your covers, your average check and your app commission, and see what a campaign would have to bring to pay for itself.',
    link: { text: 'Open the restaurant calculator', to: '/restaurant-calculator' },
  },
  faqs: [
    {
      question: 'Should I leave the delivery apps?',
      answer:
        'Usually not. They find you new people. The aim is that somebody’s second order comes to you: a card in the bag, a better price on your own site, and ordering that takes two taps.',
    },
    {
      question: 'What does marketing cost for a restaurant?',
      answer:
        'A typical start is the website with ordering at $4,499 once and SEO at $799/month. Weeknight ads add $599/month and about $600 of spend. With fewer than 300 covers a week, begin with the Google profile alone.',
    },
    {
      question: 'Does it work with Toast, Square or Clover?',
      answer:
        'Yes, with ordering through their own pages or connected to yours. We look at the fees of both ways first, because which one is cheaper depends on your volume.',
    },
    {
      question: 'Can you get a bad review removed?',
      answer:
        'Only if it breaks the platform’s rules. What works is an answer within a day, in your voice, and twenty honest reviews after it. We draft the first and ask for the second.',
    },
    {
      question: 'Do you do Instagram for restaurants?',
      answer:
        'We plan it and teach it, and run the ads. The pictures should come from your kitchen: a phone, a window and a plate that leaves in a minute beat any studio.',
    },
    {
      question: 'How do I know it brought guests and not only clicks?',
      answer:
        'Bookings, direct orders and calls over thirty seconds are counted by where they came from, and the host asks one question at the door for the first eight weeks.',
    },
  ],
  relatedPosts: ['restaurant-direct-orders', 'marketing-calendar-south-shore'],
  consultation: 'competitor-analysis',
  cta: {
    title: 'Tell us your slowest night.',
    text: 'Half an hour, free. We look at your menu on a phone, your profile and the three places people compare you with.',
    link: { text: 'Arrange a free consultation', to: '/contact' },
  },
}
