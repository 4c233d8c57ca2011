import { agency } from './agency.ts'
import { inquiryMonths, retention } from './retention.ts'

/** What the assistant says of itself, and the sentences that no page has. */
export const assistant = {
  name: 'Assistant',
  /** Above the first message: who speaks, from what, and how long it is kept. */
  disclosure: `You are talking to an AI assistant. It answers from what is on this site and can be wrong. Chats are kept ${retention.chatDays} days; please leave out card numbers and health details.`,
  greeting: `Hello. I know the prices, hours and policies of ${agency.name}. What would you like to know?`,
  placeholder: 'Ask about prices, hours, services…',
  failure: `I'm sorry, I'm having trouble connecting right now. Please try again in a moment or contact us directly at ${agency.email}.`,
  /** Ends an answer that ran out of time. */
  cutShort: '… (cut short)',
} as const

/** Questions that a visitor can send with one press, while the conversation is empty. */
export const starterQuestions = [
  'What does SEO cost?',
  'How long does a website take?',
  'Are you open now?',
] as const

/** Said to who writes Spanish: what we do, and how to reach a person. */
export const inSpanish = `Lo siento, este asistente solo entiende inglés. Hacemos sitios web, SEO, anuncios, aplicaciones, chatbots, automatización y hosting para pequeñas empresas de Long Island; los sitios web y los chatbots, también en español. Llame al ${agency.phones.office.display} o deje aquí su nombre y su correo electrónico, y le responderemos en ${agency.responseHours} horas. Este sitio no dice quién de nosotros habla español: pregúntelo al llamar.`

/** The same as `detailsGiven`. */
export const detailsGivenInSpanish = `Esto todavía no se ha enviado a una persona. Revise el formulario de abajo y pulse “Send to a person”; le respondemos en ${agency.responseHours} horas.`

/** Beside the button that sends a chat to a person. */
export const handOverNote = `We get this conversation too, and answer ${agency.responsePromise}. We keep what you send with your inquiry for ${inquiryMonths} months.`

/** Said to who deletes a chat; what was sent to a person is no longer part of it. */
export const chatDeleted = {
  whole: 'Your chat is deleted.',
  handedOver: `Your chat is deleted. What you sent to us stays with your inquiry; to have that deleted too, write to ${agency.email}.`,
} as const

/** The language of an answer that is not in the page's, so that a screen reader reads it in its own voice. */
export const languageOfAnswer = (text: string): 'es' | undefined =>
  text.startsWith(inSpanish) ? 'es' : undefined

/** Addresses and numbers in a message that are not its writer's. */
export const ownDetails = [
  agency.email,
  agency.phones.office.display,
  agency.phones.emergency.display,
] as const

/** Answers that belong to no page. */
export const assistantSentences = {
  hello: 'Hello. Ask me about services, prices, opening hours, bookings or store orders.',
  thanks: 'You are welcome. Is there anything else?',
  noted: 'All right. What else would you like to know?',
  declined: 'All right. I am here if you need anything else.',
  bye: 'Goodbye, and thank you for asking.',
  identity: `I am an AI assistant, not a person. I answer from what is on the website of ${agency.name}. If you would rather talk to somebody here, say so and I will show you how.`,
  abilities:
    'I can tell you what we do, what it costs and how long it takes, when we are open, where we work, what the store’s policies are, and which consultation times are free. For anything else I pass you to a person.',
  unknown:
    'I do not know that. I only know what is on this site, and I would rather not guess. A person here can answer it.',
  long: 'You wrote more than I can answer at once. If you leave your name and email here, a person reads all of it.',
  askBack: 'Which one do you mean?',
  which:
    'Which one do you mean? Please name it: a service, a plan, a consultation or something in the store.',
  sure: 'I only say what is on this site, and the link below an answer leads to its page. If you would rather hear it from a person, call {phone}.',
  quote: `A quote comes from a person, in writing, at a fixed price. Leave your name and email here, and we reply ${agency.responsePromise}. What each service starts at is on the [services page](/services).`,
  times:
    'These are the next free times of the free 30-minute consultation. All times are New York time. Paid sessions are on the [booking page](/booking).',
  rude: 'I will stay polite. If I was no help, a person may be: the number is {phone}.',
  unhelped:
    'I am sorry that did not help. Please put it another way, or ask a person: call {phone}, or leave your name and email here.',
  complaint: `I am sorry. A person has to put that right: call {phone}, or leave your name and email here, and we answer ${agency.responsePromise}.`,
  language:
    'I am sorry, I only understand English. To reach a person, call {phone} or leave your name and email here.',
  personOpen: `Of course. {hours}: call {phone}, or leave your name and email, and you will hear from us ${agency.responsePromise}.`,
  personClosed: `Of course. {hours}. Leave your name and email, and you will hear from us ${agency.responsePromise}. If a site is down, the emergency line answers day and night: {emergency}.`,
  pricesAreOnThePages:
    'What I may tell you about prices and promises is on our pages: [services and prices](/services).',
  /** To who writes an address or a number into the chat, which nobody reads unless it is sent. */
  detailsGiven: `This is not sent to a person yet. Please check what is in the form below and press “Send to a person”: then we answer ${agency.responsePromise}.`,
  timesFirst: 'What you wrote is not sent to a person: choose a time, or ask for a person.',
  crisis:
    'I am a program of a marketing office and cannot help with this, but people can, right now and for free. If you think of hurting yourself, call or text 988. If somebody hurts you, call 800-799-7233. In an emergency, call 911.',
  handOverDone: `Thank you. A person reads this conversation and answers ${agency.responsePromise}.`,
} as const
