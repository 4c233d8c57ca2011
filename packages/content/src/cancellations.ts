import type { CancelObstacle, CancelReason } from '@beacon/contract/order-cancel'
import { agency } from './agency.ts'
import { commerce } from './commerce.ts'

/** What the store promises; the terms and the assistant say it in the same words. */
export const cancelPolicy = `You can cancel an order on its page as long as none of it has been printed, sent, downloaded or begun: everything goes back to the card you paid with. Printed items go to our print partner soon after payment, so there is little time for them; what is being made already can be returned within ${commerce.returnDays} days of delivery. An order of files only can be canceled there for ${commerce.returnDays} days; for one that a person has to look at first, write to us or call.`

/** The same in a confirmation. */
export const cancelHint =
  'Changed your mind? As long as none of it has been sent, downloaded or begun, it can be canceled: its page says how.'

/** The same of a printed order that waits. @param moment `Friday, November 20 at 10:32 AM EST` */
export const cancelHintUntil = (moment: string): string =>
  `Changed your mind? It goes to print on ${moment}; until then it can be canceled: its page says how.`

/** Why an order is canceled, in the buyer's words. */
export const cancelReasonWords: Readonly<Record<CancelReason, string>> = {
  mind: 'I changed my mind',
  mistake: 'I ordered something by mistake',
  late: 'It would come too late',
  other: 'Something else',
}

const WRITE_OR_CALL = `write to ${agency.email} or call ${agency.phones.office.display}`

/** What stands in the way, and what can be done instead. */
export const cancelObstacleWords: Readonly<Record<CancelObstacle, string>> = {
  printing: `It is with our print partner already, so it can no longer be canceled. Once it has arrived you can return it within ${commerce.returnDays} days.`,
  begun: `We have begun with it, so it can no longer be canceled here. To end it all the same, please ${WRITE_OR_CALL}.`,
  fetched: `A file of it has been downloaded, so it can no longer be canceled. If something is wrong with it, please ${WRITE_OR_CALL}.`,
  disputed: `Your bank is deciding about the payment, so it cannot be canceled here meanwhile. Please ${WRITE_OR_CALL}.`,
  by_person: `A person is looking at this order. To cancel it, please ${WRITE_OR_CALL}.`,
  by_hand: `It was not paid by a card payment that goes back by itself. To cancel it, please ${WRITE_OR_CALL}: we give the money back the way it came.`,
}

/** The same of an order that is too far for it. */
export const cancelTooLate = `This order can no longer be canceled here. Please ${WRITE_OR_CALL}.`
