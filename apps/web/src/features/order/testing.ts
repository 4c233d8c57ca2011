import type { Order } from '@beacon/contract/orders'

/** A mug that was ordered and paid. */
export const anOrder: Order = {
  id: 'order1',
  number: 'BB-7KQ4-M2XD',
  kind: 'local',
  state: 'paid',
  createdAt: '2026-11-20T15:00:00.000Z',
  paidAt: '2026-11-20T15:02:00.000Z',
  currency: 'usd',
  subtotal: 2500,
  shipping: 999,
  tax: 222,
  total: 3721,
  refunded: 0,
  name: 'Ann Lee',
  email: 'ann@lee.example',
  shippingAddress: { address: '18 Maple Avenue', city: 'Bay Shore', state: 'NY', zip: '11706' },
  lines: [
    {
      productId: 'mug',
      name: 'Foghorn Mug',
      variant: '',
      image: '/artwork/mug.svg',
      quantity: 1,
      unitPrice: 2500,
      delivery: 'parcel',
      returnable: 1,
      download: null,
    },
  ],
  parcels: [],
  timeline: [],
  checkoutUrl: null,
  returns: [],
  returnUntil: null,
}
