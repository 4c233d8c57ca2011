import { agency } from '../agency.ts'
import { restockPolicy } from '../restock.ts'
import { inquiryMonths, retention } from '../retention.ts'
import { type LegalPage, legalDate } from './legal-page.ts'

const { address, email, name, phones } = agency

export const privacyPolicy: LegalPage = {
  meta: {
    title: 'Privacy Policy | Beacon & Bay Digital, Bay Shore, NY',
    description:
      'What Beacon & Bay Digital stores when you write, chat, book or buy, why, for how long and who sees it, how to have it deleted, and how to turn off all tracking.',
  },
  title: 'Privacy policy',
  lastUpdated: legalDate,
  summary:
    'We store what you send us so that we can answer, book and deliver. Nothing tracks you before you agree, and nothing is sold.',
  sections: [
    {
      id: 'who-we-are',
      title: '1. Who is responsible',
      blocks: [
        `${name}, ${address.street}, ${address.city}, ${address.region} ${address.postalCode} (“we”), runs this website and decides what happens to the information described here. Write to ${email} or call ${phones.office.display} about anything in this policy.`,
        'It covers this website, its store, its booking page and its chat. Work that we do for clients, and the information we handle on their behalf, is governed by our agreement with each of them.',
      ],
    },
    {
      id: 'what-we-collect',
      title: '2. What we collect',
      blocks: [
        'You can read the whole site without telling us who you are. We collect what you give us when you:',
        [
          'send a form: your name, email address and, depending on the form, phone, business name, type of business, current website, the service you are interested in and your message',
          'book a consultation, or ask to be offered a time on a full day: your name and email address, the service, date and time, how you want to meet, and phone, business name, notes and why you cancel if you add them',
          'order from the store: your name, email and delivery address, phone if you add it, what you bought and with which promo code, when you downloaded a file of it, and what you write when you cancel it or return something',
          'ask for an email when a product can be bought: your email address and the product',
          'pay: the amount, the status and a reference of the payment. Card numbers go from your browser to the payment provider and never reach us',
          'use the chat: what you type and what was answered. Please leave out card numbers and health details',
          'join a list: your email address, and when you confirmed it and when you left',
        ],
        `With a form, a booking or an order we also store the page you first came to and the site or campaign that sent you, with the number that some ad networks add to a link; with a form, how long filling in took as well, because programs are faster than people. Our servers keep a log of requests: time, page or call, and result, without your name, your IP address or what you typed. To stop misuse we count forms, orders, bookings, declined cards, wrong promo codes and questions to the chat by IP address, and forget it within two days. Who tries to sign in as one of our staff leaves an IP address for ${retention.staffAddressDays} days.`,
      ],
    },
    {
      id: 'why',
      title: '3. What we use it for',
      blocks: [
        [
          `to answer you, ${agency.responsePromise}, and to prepare for the conversation`,
          'to hold, confirm, move or cancel a booking, to remind you of it, and to offer you a time that came free if you asked for that',
          'to make, ship, refund and account for an order',
          'to tell you once that a product you asked about can be bought',
          'to send the newsletter or store news you confirmed, until you unsubscribe',
          'to keep the site working and to stop misuse, such as automated forms',
          'to keep the records that tax law asks for',
        ],
        'We do not use it to decide anything about you automatically, and we do not sell it.',
      ],
    },
    {
      id: 'browser-storage',
      title: '4. What is stored in your browser',
      blocks: [
        'The site needs these few entries to work. All but the theme stay on your device until you send us something, and none is sent to advertisers:',
        [
          'light or dark theme, or that of your device, in a cookie once you have chosen one',
          'the contents of your cart and the products you marked as favorites',
          'when the offer window was last closed, so that it stays away for 24 hours, and how many pages you have viewed',
          'your choice about trackers',
          'the current chat, a promo code that you entered or that a link brought, and what you have typed into a form and not sent, or into the checkout and not paid for, until you close the tab',
          'the page you first came to and what led you there, until you close the tab',
          'the booking you have just made, the newsletter link you opened, whether you have seen the assistant, and a random number for each form that you send, so that it counts once, until you close the tab',
          'the number of a payment or an order that you have begun, the key to a time that is held for you, and the time that you booked last, so that another tab knows of them',
        ],
        'When you pay by card, Stripe sets two cookies of its own on this site to tell people from fraud, one for a year and one for half an hour. Unless you agree to trackers (section 5), the only other cookies are those our own staff get when they sign in: one for the minutes between password and code, one for as long as they are signed in, and one by which their browser is known at the next sign-in, for half a year. If you agree, Google’s trackers keep cookies and other entries of their own here, too, whose names begin with “_g”, “__g”, “__eoi”, “goog”, “FP” or “FC”; if you take that back, we delete them. Fonts and pictures come from our own server.',
      ],
    },
    {
      id: 'consent',
      title: '5. Trackers and consent',
      blocks: [
        'Tag manager, analytics, advertising pixels, heat maps, session recording, advertisements in the blog and the interactive map come from other companies. None of them loads before you agree, and refusing takes one click, the same as agreeing. You can change your choice at any time through “Privacy choices” in the footer.',
        'If you agree, those companies receive your IP address, the pages you view and events such as a sent form or a tapped phone number. Payment and administration pages never carry a tracker, whatever you chose.',
      ],
    },
    {
      id: 'global-privacy-control',
      title: '6. Global Privacy Control',
      blocks: [
        'If your browser sends the Global Privacy Control signal, we treat it as a refusal of everything in section 5 and do not ask. You do not have to do anything else, and the site works the same.',
      ],
    },
    {
      id: 'who-receives',
      title: '7. Who receives it',
      blocks: [
        'We use other companies for parts of the work. Each gets only what its part needs:',
        [
          'Stripe: payments, refunds and the prevention of fraud, for which it also reads how a device is used while you pay',
          'Printify and its print shops: name, address, email, phone if you gave it, and the items of a printed order',
          'Notion: a working copy of inquiries and our blog and product texts',
          'a mail provider: the emails we send you',
          'a provider of a language model: the chat messages, to write an answer; they may not be used to train models',
          'the calendar that our staff keep: your booking, with your name, how to reach you and what you wrote',
          'a hosting provider: everything above, on servers in the United States',
        ],
        'Beyond that we disclose information only when a court or a law requires it, or to a successor if the business is sold, who is bound by this policy.',
      ],
    },
    {
      id: 'retention',
      title: '8. How long we keep it',
      blocks: [
        [
          `Inquiries and leads: ${inquiryMonths} months`,
          `Free bookings: ${retention.freeBookingYears * 12} months after the date`,
          `A place on the waiting list: ${retention.waitingDays} days after the day you waited for. A time that was held and never paid for: ${retention.unpaidDays} days`,
          `A request for an email when a product can be bought: until ${restockPolicy.keptDays} days after that email, or ${restockPolicy.waitsDays} days after you asked, whichever is sooner`,
          `Chats: ${retention.chatDays} days. If you send yours to a person, the conversation becomes part of your inquiry and is kept as long as that, even if you delete the chat`,
          `An email that one of us wrote to you personally: a copy for ${retention.personalEmailDays} days`,
          'Server logs: 30 days',
          `Orders, payments, paid bookings and invoices: ${retention.paidYears} years, as tax and accounting rules ask; after that without your name, email, phone, street and what brought you here. Orders that were never paid: ${retention.unpaidDays} days`,
          `Newsletter address: until you unsubscribe; after that only a note that you did, so that we do not write again. An address that is never confirmed: ${retention.unconfirmedDays} days. One that mail servers refuse: ${retention.refusedDays} days`,
        ],
        `Backups are overwritten within a further 30 days. If one has to be restored, erased people stay erased, and whoever left a list stays off it: for ${retention.erasedDays} days we keep a code made from the address, not the address itself, to recognize it.`,
      ],
    },
    {
      id: 'your-rights',
      title: '9. What you can ask for',
      blocks: [
        `Wherever you live, you may ask what we hold about you, have it corrected, get a copy, have it deleted, or object to a use. Write to ${email} from the address concerned, or call. We answer within 30 days at no charge and do not treat you differently for asking. What the law obliges us to keep about a sale stays, without your name, street, phone and email; of an order its city, state and ZIP code stay, too, which decide the tax.`,
        'Every list email has a link that unsubscribes you with one click.',
      ],
    },
    {
      id: 'security',
      title: '10. How it is protected',
      blocks: [
        'Connections are encrypted. Access is limited to the people who need it, behind a sign-in. No keys or passwords of ours are part of the pages you load. If information about you is exposed by a breach, we tell you and the authorities as New York’s SHIELD Act requires.',
      ],
    },
    {
      id: 'children',
      title: '11. Children',
      blocks: [
        'Our services are for businesses and adults. You must be at least 18 years old to send a form, book or order. We do not knowingly collect information from anyone under 18; if you believe that we have, tell us and we delete it.',
      ],
    },
    {
      id: 'other-sites',
      title: '12. Other websites',
      blocks: [
        'Links lead to sites that we do not run, such as map and review services or a hosted payment page. Their own policies apply there.',
      ],
    },
    {
      id: 'changes',
      title: '13. Changes to this policy',
      blocks: [
        'When we change this policy we change the date at the top. If a change affects what happens to information we already hold, we write to those concerned before it takes effect.',
      ],
    },
    {
      id: 'contact',
      title: '14. Contact',
      blocks: [
        `${name}, ${address.city}, ${address.region} ${address.postalCode}. Email: ${email}. Phone: ${phones.office.display}.`,
      ],
    },
  ],
}
