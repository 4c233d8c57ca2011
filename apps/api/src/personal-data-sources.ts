import type { Clock } from './clock.ts'
import { bookingPersonalData } from './features/booking/personal-data.ts'
import { chatPersonalData } from './features/chat/personal-data.ts'
import { leadPersonalData } from './features/leads/personal-data.ts'
import { newsletterPersonalData } from './features/newsletter/personal-data.ts'
import { orderPersonalData } from './features/orders/personal-data.ts'
import { paymentPersonalData } from './features/payments/personal-data.ts'
import { restockPersonalData } from './features/restock/personal-data.ts'
import type { Outbox } from './outbox/outbox.ts'
import type { PersonalDataSource } from './personal-data/source.ts'

/** Every feature that keeps personal data. */
export const personalDataSources = (parts: { clock: Clock; outbox: Outbox }): PersonalDataSource[] => [
  chatPersonalData,
  leadPersonalData(parts),
  bookingPersonalData(parts),
  restockPersonalData(parts),
  orderPersonalData(parts),
  paymentPersonalData(parts),
  newsletterPersonalData,
]
