import { createBooking } from '@beacon/contract/booking'
import { askChat, handOverChat } from '@beacon/contract/chat'
import { submitLead } from '@beacon/contract/leads'
import { subscribe } from '@beacon/contract/newsletter'
import { findPerson, type PersonalRecord } from '@beacon/contract/people'
import { bookingRequest } from './bookings.ts'
import { lead } from './examples.ts'
import { address, NOTEBOOK, payOrder } from './orders.ts'
import { startTestApp, type TestApp } from './start-app.ts'

export const EMAIL: string = bookingRequest.email

export const findRecords = async (
  app: TestApp,
  email = EMAIL,
  admin = app.admin(),
): Promise<PersonalRecord[]> => (await (await admin).ask(findPerson, { body: { email } })).records

export const kindsOf = (records: readonly PersonalRecord[]) => records.map(({ kind }) => kind).sort()

/** Only her order has it. */
export const PHONE = '(631) 555-0142'

/** Hers, too: the last four digits can mean one building. */
export const ZIP_AND_FOUR = '11706-1234'

/** An app in which Ada has written, chatted, booked, bought and signed up, and somebody else has written, too. */
export async function startWithAda(): Promise<{
  app: TestApp
  bookingId: string
  order: { orderId: string; token: string }
}> {
  const app = await startTestApp()
  await app.visitor.ask(submitLead, { body: { ...lead, email: 'Ada@Bakery.example' } })
  await app.visitor.ask(submitLead, { body: { ...lead, name: 'Bo Else', email: 'somebody@else.example' } })
  const { conversationId } = await app.visitor.ask(askChat, { body: { message: 'How much is SEO?' } })
  await app.visitor.ask(handOverChat, {
    body: { name: 'Ada Baker', email: EMAIL, message: 'Please call me.', conversationId },
  })
  const { id: bookingId } = await app.visitor.ask(createBooking, { body: bookingRequest })
  const order = await payOrder(app, NOTEBOOK, {
    phone: PHONE,
    shippingAddress: { ...address, zip: ZIP_AND_FOUR },
  })
  await app.visitor.ask(subscribe, { body: { email: EMAIL, list: 'marketing-tips' } })
  await app.drain()
  return { app, bookingId, order }
}
