import { illustrativeLabel } from '../page.ts'
import type { ServicePage } from './service-page.ts'

export const chatbotPage: ServicePage = {
  slug: 'chatbot',
  meta: {
    title: 'Website Chatbots from $149/month | Beacon & Bay Digital',
    description:
      'A chatbot that answers from your own hours, prices and policies in English and Spanish, books appointments and hands over to a person. From $149/month.',
  },
  title: 'Chatbots that know your price list and their limits.',
  lead: '“Do you take MetroPlus?” “Is the clam bar open if it rains?” “How much for a 24-foot bimini?” Most questions arrive after six, and most people do not leave a message.',
  whatItIs: {
    title: 'A good temp, well briefed',
    paragraphs: [
      'Our assistant is a language model on a short leash. It answers only from a brief that you have approved: services, prices, hours, insurance plans, parking, what you do not do. When the brief has no answer it says so and offers a person, by phone if you are open and by a message if you are not.',
      'The brief is the product. We write it with whoever answers your phone, because they know the forty questions. After that it is a document of six to ten pages that you can read and change, and every answer the assistant gives can be traced to a line of it.',
      'It says that it is a machine in its first message. It never diagnoses, never promises a delivery date, never gives legal or medical advice, and never argues with somebody who wants a human being.',
    ],
  },
  features: [
    {
      title: 'Answers from an approved brief',
      text: 'No answer without a source in your own text. You see which line was used, and a correction is live within the business day.',
    },
    {
      title: 'English and Spanish, both edited',
      text: 'The brief exists in both languages and a person has read both. Polish, Haitian Creole, Mandarin and Korean on request.',
    },
    {
      title: 'Bookings and call-backs',
      text: 'Free times from your calendar, confirmed by email. Where a job needs judgment it takes name, number, town and photos for you.',
    },
    {
      title: 'Hand-over by text',
      text: 'During opening hours a visitor who asks for a person reaches your phone within a minute. You can take over the conversation and give it back.',
    },
    {
      title: 'The Monday list',
      text: 'Every conversation, and at the top the questions it could not answer. Two of those a week become lines of the brief; often one becomes a page of your site.',
    },
  ],
  process: {
    title: 'From the forty questions to month three',
    steps: [
      {
        when: 'Days 1 to 4',
        title: 'The forty questions',
        text: 'An hour with the person who answers your phone, a month of your emails and reviews, and a draft of the brief. You strike out what you would rather discuss in person.',
      },
      {
        when: 'Days 5 to 8',
        title: 'Trying to break it',
        text: 'We ask two hundred questions, rude ones, wrong ones and ones about your competitor. You and your staff get a private address and ask the rest.',
      },
      {
        when: 'Days 9 and 10',
        title: 'Live, outside opening hours',
        text: 'Nights and weekends first, so that nothing stands between a customer and a person who is there.',
      },
      {
        when: 'Month 1',
        title: 'Read everything',
        text: 'We read each conversation and you get the Monday list. Expect about one in six to end with “I do not know, but”. By the end of the month it is one in fifteen.',
      },
      {
        when: 'Months 2 and 3',
        title: 'Bookings',
        text: 'When the answers hold, calendar and quotes are connected, one at a time. In month three we compare with the phone log and decide whether days should follow nights.',
      },
    ],
  },
  cost: {
    title: 'What it costs, and why',
    why: [
      'Of the $149 about $20 goes to the language model and the servers. The rest is reading: somebody here goes through your conversations each week and corrects the brief. A chatbot that nobody reads is cheap, and you can tell.',
      'There is no set-up fee for one site and one brief. Beyond 500 conversations a month each additional hundred costs $12; most businesses with one location stay under 300.',
    ],
    plans: [
      {
        name: 'Answers',
        price: { cents: 14_900, per: 'month', display: '$149/month' },
        forWhom: 'One site with up to 500 conversations a month.',
        includes: [
          'Brief in English and Spanish',
          'Messages and hand-over by text',
          'The Monday list',
          'Weekly corrections',
        ],
      },
      {
        name: 'Answers and bookings',
        price: { cents: 24_900, per: 'month', display: '$249/month' },
        forWhom: 'Anyone with a calendar: salons, dentists, trades, restaurants.',
        includes: [
          'Everything in Answers',
          'Up to 1,500 conversations',
          'Calendar or table booking',
          'Text messages as a second door',
        ],
      },
      {
        name: 'Several locations',
        price: { cents: 39_900, per: 'month', display: '$399/month' },
        forWhom: 'Up to five locations with their own hours, prices and people.',
        includes: [
          'Everything in Answers and bookings',
          'Up to 4,000 conversations',
          'A brief for each location',
          'Instagram and WhatsApp',
        ],
      },
    ],
  },
  notIncluded: [
    'Voice calls; a missed call is answered by text, see AI automation',
    'Medical, legal or financial advice in any wording',
    'Patient records or anything under HIPAA in the chat; it books and points to a secure form',
    'Payments inside the chat; it sends a link to your checkout',
    'A human being at night: it takes the message and says when you will call',
  ],
  success: {
    intro:
      'We count what people got, not how long they chatted. A short conversation that ends in a booking is the best kind.',
    measures: [
      {
        title: 'Settled without you',
        text: 'Conversations in which the question was answered and nobody had to call. Six in ten is good, eight in ten is suspicious and gets read twice.',
      },
      {
        title: 'Bookings and messages after hours',
        text: 'Appointments, call-backs and quotes that arrived while you were closed.',
      },
      {
        title: 'Wrong answers',
        text: 'Every one is listed with its cause. The target is fewer than one in two hundred, and we tell you about those before you find them.',
      },
      {
        title: 'Time to a person',
        text: 'How long someone who asked for a human waited in opening hours: under a minute.',
      },
    ],
  },
  proof: {
    label: illustrativeLabel,
    client: 'A family dental practice in Islip',
    situation:
      'One front desk for three chairs. A third of the calls came at lunch and after six, and most callers did not leave a message.',
    work: 'A brief of nine pages, insurance plans first, both languages, cleanings bookable by chat, pain and swelling handed to the on-call number at once.',
    figures: [
      { value: '36', label: 'cleanings booked by chat in month 3' },
      { value: '63%', label: 'of conversations settled without a call' },
      { value: '4', label: 'handed to the on-call dentist, all rightly' },
    ],
  },
  faqs: [
    {
      question: 'Will it make things up?',
      answer:
        'It is built not to: it answers from the brief and otherwise offers a person. Language models still slip, so we read the conversations every week and list each wrong answer with its cause.',
    },
    {
      question: 'Does it pretend to be a person?',
      answer:
        'No. It introduces itself as an assistant and offers a human being in the same sentence. People mind machines much less than they mind being fooled.',
    },
    {
      question: 'What happens to what visitors type?',
      answer:
        'Conversations are kept 30 days for your Monday list and then deleted. They are not used to train models. The chat asks people not to send card numbers or health details.',
    },
    {
      question: 'Is the chat on this site one of yours?',
      answer:
        'Yes, with a brief about our seven services, prices and hours, in English only. Try to get it to promise you first place on Google.',
    },
    {
      question: 'Does it work with my booking system?',
      answer:
        'With those that let others read and write their calendar, which most of the common ones for salons, restaurants and trades do. We check yours before you pay anything.',
    },
    {
      question: 'Can it be rude to customers if they are rude first?',
      answer:
        'It stays polite, and after the second insult offers the phone number and closes the conversation. The transcript goes to you, because sometimes they have a point.',
    },
    {
      question: 'How do I turn it off?',
      answer:
        'With a switch in the weekly email, for an hour or for good. The subscription ends with 30 days written notice, and the brief is yours.',
    },
  ],
  relatedServices: ['ai-automation', 'website', 'hosting'],
  relatedPosts: ['what-a-chatbot-should-not-answer', 'missed-call-text-back'],
  consultation: 'free-consultation',
}
