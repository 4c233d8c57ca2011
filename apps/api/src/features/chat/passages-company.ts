import { aboutIntro, awards, servingArea, story, values } from '@beacon/content/about'
import { agency, businessHours, servedCounties, serviceRegions } from '@beacon/content/agency'
import { afterYouWrite, contactIntro, emergencyBox, serviceAreaText } from '@beacon/content/contact'
import { stats } from '@beacon/content/home'
import { homeFaqs } from '@beacon/content/home-story'
import { reviewWidget } from '@beacon/content/reviews'
import { team } from '@beacon/content/team'
import type { Passage } from './passages.ts'
import { listed } from './passages-services.ts'

const { address, phones, email } = agency
/** The pages that most answers lead to. */
export const links = {
  contact: { text: 'Contact', to: '/contact' },
  services: { text: 'Services and prices', to: '/services' },
  booking: { text: 'Book a consultation', to: '/booking' },
  about: { text: 'About us', to: '/about' },
  partners: { text: 'Partner network', to: '/partners' },
  home: { text: 'Home', to: '/' },
} as const

/** The agency itself: how to reach it, where it works, who it is, its offers and what is asked most. */
export const companyPassages = (): Passage[] => [
  ...contactPassages(),
  ...peoplePassages(),
  ...homeFaqs.map((faq, at) => ({
    id: `home/faq/${at}`,
    topic: 'agency',
    aspects: faq.question.includes('cost') ? (['price'] as const) : [],
    title: faq.question,
    text: faq.answer,
    ...(faq.question.includes('cost')
      ? { keywords: 'price plan list sell offer all service everything' }
      : {}),
    link: faq.question.includes('cost') ? links.services : links.home,
    weight: 1.1,
  })),
]

const contactPassages = (): Passage[] => [
  {
    id: 'contact/hours',
    topic: 'office',
    aspects: ['hours'],
    title: 'When are you open?',
    text: `Our hours are ${businessHours.map(({ label, display }) => `${label} ${display}`).join(', ')}, New York time.`,
    keywords: 'hours open closed office weekend saturday sunday holiday today tomorrow time',
    link: links.contact,
    weight: 1.2,
  },
  {
    id: 'contact/ways',
    topic: 'office',
    aspects: [],
    title: 'What is the best way to reach you?',
    text: `Call ${phones.office.display}, write to ${email}, or use the form of the contact page. We answer ${agency.responsePromise}.`,
    keywords: 'contact reach touch way',
    link: links.contact,
    weight: 1.1,
  },
  {
    id: 'contact/phone',
    topic: 'office',
    aspects: ['phone'],
    title: 'What is your phone number?',
    text: `The office is at ${phones.office.display}. When a site is down, the emergency line answers day and night: ${phones.emergency.display}.`,
    keywords: 'phone call number contact talk ring text',
    link: links.contact,
    weight: 1.1,
  },
  {
    id: 'contact/email',
    topic: 'office',
    aspects: ['email'],
    title: 'What is your email address?',
    text: `Write to ${email}. We answer ${agency.responsePromise}.`,
    keywords: 'email contact write message address reach',
    link: links.contact,
    weight: 1.1,
  },
  {
    id: 'contact/address',
    topic: 'office',
    aspects: ['location'],
    title: 'Where is your office?',
    text: `Our office is at ${address.street}, ${address.city}, ${address.region} ${address.postalCode}, in ${address.county}.`,
    keywords: 'location address office where visit directions street zip bay shore based',
    link: links.contact,
    weight: 1.1,
  },
  {
    id: 'contact/visit',
    topic: 'office',
    aspects: [],
    title: 'Can I come in without an appointment?',
    text: `${contactIntro.text} The office at ${address.street}, ${address.city}, is open ${businessHours.map(({ label, display }) => `${label} ${display.replace('Closed', 'closed')}`).join(', ')}.`,
    keywords: 'visit without drop office person appointment',
    link: links.contact,
    weight: 1.1,
  },
  {
    id: 'contact/emergency',
    topic: 'emergency',
    aspects: ['phone'],
    title: emergencyBox.title,
    text: `${emergencyBox.text} The number is ${phones.emergency.display}.`,
    keywords: 'emergency urgent down broken crashed night site hacked 24/7 now offline',
    link: links.contact,
    weight: 1.1,
  },
  {
    id: 'contact/response',
    topic: 'office',
    aspects: ['duration'],
    title: 'How soon do you answer, and what happens after I write?',
    text: afterYouWrite.steps.map(({ title, text }) => `${title}: ${text}`).join(' '),
    keywords: 'reply response answer hear back soon',
    link: links.contact,
  },
  {
    id: 'area/counties',
    topic: 'area',
    aspects: [],
    title: serviceAreaText.title,
    text: `We serve ${agency.serviceArea}. ${servingArea.text}`,
    keywords: `area serve region work travel local near far ${servedCounties.join(' ')} county new jersey manhattan bronx hamptons connecticut`,
    link: links.contact,
  },
  ...servedCounties.map((name) => ({
    id: `area/${name} whole`,
    topic: 'area',
    aspects: [] as const,
    title: `Do you serve ${name}?`,
    text: `${agency.serviceArea} are our area. ${servingArea.text}`,
    keywords: `area serve work in ${name}`,
    link: links.contact,
  })),
  ...serviceRegions.map(({ name, towns }) => ({
    id: `area/${name}`,
    topic: 'area',
    aspects: [] as const,
    title: `Towns we serve: ${name}`,
    text: `${name} is in our area; among others we work in ${towns.join(', ')}. ${serviceAreaText.text}`,
    keywords: `area serve town work in ${towns.join(' ')}`,
    link: links.contact,
  })),
]

const reviewsPassage: Passage = {
  id: 'about/reviews',
  topic: 'about',
  aspects: [],
  title: 'Do you have reviews?',
  text: `${reviewWidget.title}: ${reviewWidget.rating} of 5, from ${reviewWidget.count} reviews. ${reviewWidget.note}`,
  keywords: 'review rating stars testimonial google client reputation',
  link: links.home,
}

/** The first one on the page. */
const founder = team[0]?.id

const peoplePassages = (): Passage[] => [
  {
    id: 'about/founded',
    topic: 'about',
    aspects: [],
    title: 'Who are you, and since when?',
    text: `${agency.name} was founded in ${agency.founded} in ${address.city}. ${aboutIntro.text}`,
    keywords: 'founded history old since local company business employees headcount people experience',
    link: links.about,
  },
  {
    id: 'about/story',
    topic: 'about',
    aspects: [],
    title: story.title,
    text: story.paragraphs.slice(0, 2).join(' '),
    keywords: 'story history began founded bait shop maren',
    link: links.about,
    weight: 0.6,
  },
  {
    id: 'about/values',
    topic: 'about',
    aspects: [],
    title: 'Your values',
    text: `What we hold ourselves to:${listed(values.map(({ title, text }) => `${title}: ${text}`))}`,
    keywords: 'value believe',
    link: links.about,
    weight: 0.5,
  },
  {
    id: 'about/awards',
    topic: 'about',
    aspects: [],
    title: awards.title,
    text: `${awards.title}:${listed(awards.items.map(({ title, text }) => `${title}: ${text}`))}`,
    keywords: 'award certificate certified certification qualified partner google',
    link: links.about,
  },
  {
    id: 'about/numbers',
    topic: 'about',
    aspects: [],
    title: 'How many websites have you built?',
    text: `So far:${listed(stats.map(({ value, label, note }) => `${value} ${label.toLowerCase().replace('roi', 'ROI')}: ${note.toLowerCase()}`))}`,
    keywords: 'result number many websites built launched client retention roi proof',
    link: links.about,
    weight: 0.8,
  },
  ...(reviewWidget.count >= reviewWidget.minimumCount ? [reviewsPassage] : []),
  {
    id: 'about/jobs',
    topic: 'about',
    aspects: [],
    title: 'Are you hiring?',
    text: `There are no open positions on this site. Write to ${email}, and a person answers.`,
    keywords: 'job hiring apply resume freelance',
    link: links.contact,
  },
  {
    id: 'about/team',
    topic: 'about',
    aspects: [],
    title: 'Who is on the team?',
    text: `You talk to:${listed(team.map(({ name, position }) => `${name}, ${position}`))}`,
    keywords: 'team staff who people work crew meet',
    link: links.about,
  },
  ...team.map(({ id, name, position, bio }) => ({
    id: `team/${id}`,
    topic: 'about',
    aspects: [] as const,
    title: name,
    text: `${name} is our ${position}. ${bio}`,
    keywords: `who ${name} ${position} ${id === founder ? 'owner founder boss run' : ''}`,
    link: links.about,
  })),
]
