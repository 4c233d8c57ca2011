import { agency } from '@beacon/content/agency'
import { bookingPlace, bookingServices } from '@beacon/content/booking-services'
import { freeConsultation } from '@beacon/content/contact'
import { benefits, freeAudit, whyChooseUs } from '@beacon/content/home-story'
import { barbershopPage } from '@beacon/content/industries/barbershop'
import type { IndustryPage } from '@beacon/content/industries/industry-page'
import { restaurantPage } from '@beacon/content/industries/restaurant'
import { leadOffer } from '@beacon/content/lead-offer'
import { partnerBenefits, partnersHero, partnerTiers } from '@beacon/content/partners'
import { services } from '@beacon/content/services'
import { countWord } from '@beacon/rules/count-text'
import { paths } from '@beacon/rules/paths'
import type { Passage } from './passages.ts'
import { links } from './passages-company.ts'
import { listed } from './passages-services.ts'

/** What can be had: services at a glance, free offers, consultations, the partner network, the pages for two trades. */
export const offerPassages = (): Passage[] => [
  ...freeAndGeneral(),
  ...consultationPassages(),
  ...partnerPassages(),
  {
    id: 'tools/calculator',
    topic: 'restaurant',
    aspects: [],
    title: 'The restaurant growth calculator',
    text: restaurantPage.tool.text,
    keywords: 'restaurant calculator compute tool covers check',
    link: restaurantPage.tool.link,
    weight: 0.8,
  },
  {
    id: 'tools/case-study',
    topic: 'barbershop',
    aspects: [],
    title: 'A case study',
    text: `An invented shop, and marked so. ${barbershopPage.tool.text}`,
    keywords: 'case study example reference client result portfolio barbershop',
    link: barbershopPage.tool.link,
    weight: 0.8,
  },
  ...industryPassages(restaurantPage, 'restaurant', '/restaurant-digital-marketing'),
  ...industryPassages(barbershopPage, 'barbershop', '/barbershop-digital-marketing'),
]

const freeAndGeneral = (): Passage[] => [
  {
    id: 'services/list',
    topic: 'agency',
    aspects: [],
    title: 'What services do you offer?',
    text: `${countWord(services.length)} services:${listed(services.map(({ name, homePrice }) => `${name}, ${homePrice.display.replace('From', 'from')}`))}`,
    keywords: 'service offer sell provide do marketing digital list all what agency help business',
    link: links.services,
    weight: 1.1,
  },
  {
    id: 'services/social',
    topic: 'agency',
    aspects: [],
    title: 'Do you manage social media?',
    text: `Posting for you is not one of our ${countWord(services.length).toLowerCase()} services. Advertising on Facebook and Instagram is: it belongs to PPC.`,
    keywords: 'social media manage post instagram facebook tiktok linkedin twitter account content',
    link: { text: 'More about PPC', to: '/services/ppc' },
    weight: 1.1,
  },
  {
    id: 'offer/free-website',
    topic: 'free-website',
    aspects: ['price'],
    title: leadOffer.title,
    text: `${leadOffer.text} ${leadOffer.conditions}`,
    keywords: 'free website package offer popup catch 2499 really',
    link: links.contact,
  },
  {
    id: 'offer/free-audit',
    topic: 'free-audit',
    aspects: ['price', 'duration'],
    title: 'The free audit',
    text: `The audit is free. ${freeAudit.text} ${freeAudit.afterwards}`,
    keywords: `free audit check ${freeAudit.includes.join(' ')}`,
    link: { text: 'Ask for the free audit', to: '/#free-audit' },
  },
  {
    id: 'agency/benefits',
    topic: 'agency',
    aspects: [],
    title: benefits.title,
    text: `${benefits.title}:${listed(benefits.items.map(({ title, text }) => `${title}: ${text}`))}`,
    keywords: 'benefit include every plan why choose',
    link: links.home,
    weight: 0.6,
  },
  ...whyChooseUs.columns.map(({ title, text, link }) => ({
    id: `agency/why/${title}`,
    topic: 'agency',
    aspects: [] as const,
    title: `Why choose you? ${title}`,
    text,
    keywords: 'why choose better different trust result',
    link,
    weight: 0.8,
  })),
]

function consultationPassages(): Passage[] {
  const list = listed(
    bookingServices.map(
      ({ name, price, durationMinutes }) => `${name}: ${price}, ${durationMinutes} minutes`,
    ),
  )
  return [
    {
      id: 'consultations/list',
      topic: 'consultations',
      aspects: ['price', 'duration'],
      title: 'Which consultations can I book?',
      weight: 1.1,
      text: `${countWord(bookingServices.length)}:${list}`,
      keywords: 'consultation book session meeting appointment price list paid',
      link: links.booking,
    },
    {
      id: 'consultations/place',
      topic: 'consultations',
      aspects: ['location'],
      title: 'Where do consultations take place?',
      text: `${bookingPlace} (${agency.address.street}, ${agency.address.city}), or by phone: you choose when you book. For an online session we send you the link for the video call in time; if it has not come, call ${agency.phones.office.display}.`,
      keywords: 'consultation meet videocall online person office place',
      link: links.booking,
      weight: 0.7,
    },
    ...bookingServices.map(({ id, name, price, durationMinutes, description }) => ({
      id: `consultation/${id}`,
      topic: id,
      aspects: ['price', 'duration'] as const,
      title: name,
      text: `${name}: ${price === 'Free' ? 'free' : price}, ${durationMinutes} minutes. ${id === 'free-consultation' ? freeConsultation.text : description}`,
      keywords: `consultation book ${name}`,
      link: { text: `Book: ${name}`, to: paths.bookConsultation(id) },
    })),
  ]
}

const partnerPassages = (): Passage[] => [
  {
    id: 'partners/tiers',
    topic: 'partners',
    aspects: ['price'],
    title: 'What does it cost to be a partner?',
    text: `${countWord(partnerTiers.length)} partner plans:${listed(partnerTiers.map(({ name, price, popular }) => `${name} ${price.display}${popular ? ' (the most popular)' : ''}`))}`,
    keywords: 'partner price reseller agency white label program basic premium enterprise',
    link: links.partners,
    weight: 1.1,
  },
  {
    id: 'partners/about',
    topic: 'partners',
    aspects: [],
    title: partnersHero.title,
    text: `${partnersHero.text} ${partnerBenefits.items[1]?.text ?? ''}`,
    keywords: 'partner network program freelancer agency white label reseller join become',
    link: links.partners,
  },
  ...partnerTiers.map(({ id, name, price, description, features }) => ({
    id: `partners/${id}`,
    topic: 'partners',
    aspects: ['price'] as const,
    title: `Partner tier ${name}`,
    text: `${name}, ${price.display}: ${description} It includes:${listed(features)}`,
    keywords: 'partner',
    link: links.partners,
    weight: 0.8,
  })),
]

function industryPassages(page: IndustryPage, topic: string, to: string): Passage[] {
  const link = { text: page.meta.title.split(' | ')[0] ?? page.title, to }
  return [
    {
      id: `${topic}/services`,
      topic,
      aspects: [],
      title: page.services.title,
      text: `${page.services.title}:${listed(page.services.items.map(({ title, text }) => `${title}: ${text}`))}`,
      keywords: `${topic} marketing help work with experience`,
      link,
    },
    ...page.faqs.map((faq, at) => ({
      id: `${topic}/faq/${at}`,
      topic,
      aspects: /cost|begin/.test(faq.question) ? (['price'] as const) : [],
      title: faq.question,
      text: faq.answer,
      keywords: topic,
      link,
      weight: 0.3,
    })),
  ]
}
