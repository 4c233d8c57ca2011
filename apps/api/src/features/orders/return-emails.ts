import { askedReturn, returnReasonWords } from '@beacon/content/returns'
import { deliveriesOf } from '@beacon/rules/delivery'
import { lineName } from '@beacon/rules/line-name'
import { byFirstName } from '../../mail/first-name.ts'
import { compose, type Facts, type MailContent } from '../../mail/layout.ts'
import { ifRepeatable } from '../../mail/strangers-links.ts'
import { deliveryOf } from './delivery.ts'
import type { OrderMail } from './emails.ts'
import type { StoredReturn } from './return-store.ts'

/** What a mail about a return is written from. */
export interface ReturnMail extends OrderMail {
  given: StoredReturn
}

const returnFacts = ({ lines, given }: ReturnMail): Facts => [
  ...given.lines.map(({ line, quantity }) => {
    const ordered = lines[line]
    return ['Asked to return', `${quantity} × ${ordered ? lineName(ordered) : ''}`] as const
  }),
  ['Reason', returnReasonWords[given.reason]],
]

const toBuyer = (message: string): Facts[number] => ['Message', ifRepeatable(message)]

/** To the buyer: the request has arrived, and what happens next. */
export function returnAsked(mail: ReturnMail): MailContent {
  const { order, lines, given, pageUrl } = mail
  const delivered = lines.map((line) => ({ delivery: deliveryOf(line) }))
  return compose({
    subject: `Your return for order ${order.number}`,
    heading: `We have your request${byFirstName(order.name)}.`,
    paragraphs: [askedReturn(deliveriesOf(given.lines, delivered))],
    facts: [...returnFacts(mail), toBuyer(given.message)],
    button: ['See your order', pageUrl],
  })
}

/** To the agency: a request that waits for an answer. */
export function returnNotice(mail: ReturnMail): MailContent {
  const { order, given, adminUrl } = mail
  return compose({
    subject: `Return request for order ${order.number}`,
    heading: `${order.name} requested a return.`,
    paragraphs: ['It is waiting for your answer, which the buyer gets by email.'],
    facts: [...returnFacts(mail), ['Message', given.message], ['Buyer', `${order.name}, ${order.email}`]],
    button: ['Answer it', adminUrl],
  })
}

function answerWords({ order, given: { state } }: ReturnMail): { subject: string; heading: string } {
  const subject = `Your return for order ${order.number}`
  if (state === 'accepted') return { subject: `${subject} is accepted`, heading: 'Your return is accepted.' }
  if (state === 'replaced')
    return {
      subject: `Your replacement for order ${order.number}`,
      heading: 'We are sending you a replacement.',
    }
  return { subject, heading: 'Your return is declined.' }
}

/** To the buyer: the agency's answer, in its own words. */
export function returnAnswered(mail: ReturnMail): MailContent {
  const { given, pageUrl } = mail
  return compose({
    ...answerWords(mail),
    paragraphs: [given.answer],
    facts: [...returnFacts(mail), toBuyer(given.message)],
    button: ['See your order', pageUrl],
  })
}
