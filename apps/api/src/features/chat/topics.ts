import { bookingServices } from '@beacon/content/booking-services'
import { services } from '@beacon/content/services'
import type { ChatContext, ChatTopic } from '@beacon/rules/chat-question'
import { paths } from '@beacon/rules/paths'

/** Words that name a service or a consultation, in the index's form. Its own page and its plans use the same ids. */
const NAMED: Readonly<Record<string, ChatTopic['words']>> = {
  hosting: [['hosting']],
  'ai-automation': [['automation'], ['ai']],
  chatbot: [['chatbot']],
  'mobile-app': [['app']],
  website: [['website']],
  seo: [['seo']],
  ppc: [['ppc']],
  'free-consultation': [
    ['free', 'consultation'],
    ['free', 'call'],
    ['free', 'book'],
  ],
  'seo-audit': [['seo', 'audit'], ['website', 'audit'], ['audit']],
  'ppc-review': [
    ['ppc', 'review'],
    ['account', 'review'],
    ['ppc', 'account', 'review'],
  ],
  'website-review': [
    ['website', 'performance'],
    ['performance', 'review'],
    ['website', 'performance', 'review'],
  ],
  'strategy-session': [['strategy', 'session'], ['strategy']],
  'competitor-analysis': [['competitor', 'analysis']],
}

const named = (id: string, name: string): ChatTopic => ({ id, name, words: NAMED[id] ?? [] })

/** Topics of the store and its orders. */
export const OF_THE_STORE = ['store', 'order', 'shipping', 'returns', 'cancel-order']

/** What a visitor can ask about, and a follow-up question can refer to. */
export const topics: readonly ChatTopic[] = [
  ...services.map(({ slug, name }) => named(slug, name)),
  ...bookingServices.map(({ id, name }) => named(id, name)),
  { id: 'consultations', name: 'Consultations', words: [['consultation'], ['book', 'price']] },
  { id: 'free-audit', name: 'The free audit', words: [['free', 'audit'], ['audit']] },
  {
    id: 'free-website',
    name: 'The free website package',
    words: [
      ['free', 'website'],
      ['free', 'plan', 'website'],
    ],
  },
  {
    id: 'cancel-booking',
    name: 'Cancel a booking',
    words: [['cancel', 'book'], ['cancel', 'consultation'], ['reschedule'], ['cancel'], ['refund']],
    after: ['consultations', ...bookingServices.map(({ id }) => id)],
  },
  {
    id: 'cancel-service',
    name: 'Cancel a monthly service',
    words: [
      ['cancel', 'month'],
      ['cancel', 'service'],
      ['cancel', 'plan'],
      ['cancel', 'hosting'],
      ['cancel', 'seo'],
      ['cancel', 'ppc'],
      ['cancel'],
    ],
    after: services.map(({ slug }) => slug),
  },
  { id: 'shipping', name: 'Shipping', words: [['ship']] },
  {
    id: 'returns',
    name: 'Return something',
    words: [['return'], ['refund', 'store'], ['refund', 'order'], ['refund']],
    after: OF_THE_STORE,
  },
  { id: 'order', name: 'An order', words: [['track']] },
  {
    id: 'cancel-order',
    name: 'Cancel an order',
    words: [['cancel', 'order'], ['cancel']],
    after: OF_THE_STORE,
  },
  {
    id: 'newsletter',
    name: 'The newsletter',
    words: [['newsletter'], ['unsubscribe'], ['cancel', 'newsletter']],
  },
  { id: 'store', name: 'The store', words: [['store'], ['merch'], ['tshirt'], ['mug'], ['hoodie']] },
  { id: 'partners', name: 'The partner network', words: [['partner'], ['white', 'label']] },
  { id: 'area', name: 'Where we work', words: [['area']] },
  { id: 'clients', name: 'Whom we work for', words: [['clientele']] },
  { id: 'emergency', name: 'Emergencies', words: [['emergency']] },
  { id: 'restaurant', name: 'Restaurants', words: [['restaurant']] },
  { id: 'barbershop', name: 'Barbershops', words: [['barbershop']] },
]

/** The service that a page is about, by its path. */
export const topicOfPage = (path: string): string | undefined =>
  services.find(({ slug }) => path.replace(/\/$/, '') === paths.service(slug))?.slug

/** Before a topic that nobody has named, because it is that of the page: `page:seo`. */
const OF_PAGE = 'page:'

/** Whether a topic is only that of the page on which was asked. */
export const isTopicOfPage = (topic: string | null): boolean => topic?.startsWith(OF_PAGE) ?? false

/** Marks the topic as that of the page on which was asked. */
export const markedAsOfPage = (context: ChatContext): ChatContext => ({
  ...context,
  topic: `${OF_PAGE}${context.topic}`,
})

/** What the conversation is about; the topic of a page gives way to that of another page. */
export function topicNow({ topic, page }: ChatContext): string | null {
  if (topic === null || !isTopicOfPage(topic)) return topic
  return page ?? topic.slice(OF_PAGE.length)
}

/** The name of a topic, where it has one. */
export const topicName = (id: string): string | undefined => topics.find((topic) => topic.id === id)?.name
