import { agency } from '@beacon/content/agency'
import { cancelPolicy } from '@beacon/content/cancellations'
import { commerce, noShipping, shippingPolicy } from '@beacon/content/commerce'
import { restockLabels } from '@beacon/content/restock'
import { returnPolicy } from '@beacon/content/returns'
import { shortUsd } from '@beacon/rules/money'
import type { Passage } from './passages.ts'
import { privacy, terms } from './passages-policies.ts'

const store = { text: 'Store', to: '/store' }
const findOrder = { text: 'Find your order', to: '/orders' }

/** What the store sells and promises, and what somebody asks who has bought there. */
export const shopPassages = (): Passage[] => [...storePassages(), ...orderPassages()]

const storePassages = (): Passage[] => [
  {
    id: 'store/shipping',
    topic: 'shipping',
    aspects: ['price'],
    title: 'What does shipping cost?',
    text: `${shippingPolicy} ${noShipping} We deliver within the United States.`,
    keywords: 'ship shipping delivery price free order store international canada abroad country',
    link: store,
    weight: 1.1,
  },
  {
    id: 'store/tax',
    topic: 'store',
    aspects: ['price'],
    title: 'Is sales tax added?',
    text: `Each product has its price on its card, in US dollars. Sales tax is estimated at ${commerce.taxPer100000 / 1000}% and shown before you pay.`,
    keywords: 'tax sales currency order store',
    link: store,
  },
  {
    id: 'store/returns',
    topic: 'returns',
    aspects: ['duration'],
    title: 'Can I return something from the store?',
    text: returnPolicy,
    keywords:
      'return refund exchange policy store order tshirt hoodie mug course workbook service wrong size damaged faulty money',
    link: terms,
    weight: 1.1,
  },
  {
    id: 'store/printed',
    topic: 'store',
    aspects: ['duration'],
    title: 'How are store orders made?',
    text: `Printed items are made to order by a print partner after payment. Stock is held for ${commerce.holdMinutes} minutes while you pay. If we cannot deliver what was paid for, we refund it in full.`,
    keywords: 'order made print made merch tshirt hoodie stock hold store sell product',
    link: store,
  },
  {
    id: 'store/about',
    topic: 'store',
    aspects: [],
    title: 'What is in the store?',
    text: `The store has our own merchandise and digital products. What comes in a package ships for ${shortUsd(commerce.shippingCents)}, free from ${shortUsd(commerce.freeShippingFromCents)}; unworn items can be returned within ${commerce.returnDays} days.`,
    keywords: 'store merch product buy shirt mug hat hoodie template digital download course workbook',
    link: store,
  },
  {
    id: 'store/payment',
    topic: 'store',
    aspects: [],
    title: 'How can I pay in the store?',
    text: 'You pay by card in the checkout. Card numbers go from your browser to Stripe, the payment provider, and never reach us. The confirmation in your inbox is your receipt.',
    keywords:
      'payment stripe receipt invoice card credit debit visa mastercard amex american express discover paypal apple pay store secure safe',
    link: privacy,
  },
  {
    id: 'store/restock',
    topic: 'store',
    aspects: ['duration'],
    title: 'When is something back in stock?',
    text: `This chat does not know when. But we can tell you: on the page of a product that is sold out, press “${restockLabels.soldOut}”, on one that is coming soon “${restockLabels.notYet}”, or “${restockLabels.oneSoldOut}” where only your size or color is sold out, and leave your email address. You get one email as soon as it can be bought. Nothing is held for you, so the first to order gets it.`,
    keywords: 'restock restocked back stock sold out again available notify tell email waitlist coming soon',
    link: store,
  },
  {
    id: 'store/sizes',
    topic: 'store',
    aspects: [],
    title: 'Which sizes and colors are there?',
    text: `Size and color are chosen on the product's page, where what is sold out is marked; a garment's page has a size guide in inches where we know its measures. What does not fit comes back within ${commerce.returnDays} days.`,
    keywords: 'size sizes fit small medium large xl xxl color colors women men kids store tshirt hoodie',
    link: store,
    weight: 1.1,
  },
  {
    id: 'store/discounts',
    topic: 'store',
    aspects: [],
    title: 'Are there discounts, promo codes or gift cards?',
    text: `If you have a promo code for the store, enter it at checkout, under “Promo code” in the order summary: one code for an order. This chat has no codes to give, and there are no gift cards. Store orders ship free from ${shortUsd(commerce.freeShippingFromCents)}.`,
    keywords:
      'discount coupon promo promotion code enter apply redeem voucher deal sale giftcard student veteran nonprofit black friday cyber monday',
    link: store,
    weight: 1.1,
  },
]

/** Nobody sees an order here: its page, by a private link, says everything about it. */
const orderPassages = (): Passage[] => [
  {
    id: 'order/track',
    topic: 'order',
    aspects: [],
    title: 'Where is my order?',
    text: `Your order's page says how far it is, with the tracking number once the package has left; the link is in your confirmation. If you do not have it, your email address and order number get you the link again.`,
    keywords:
      'order track status package parcel shipment arrive late lost missing confirmation number receipt',
    link: findOrder,
    weight: 1.2,
  },
  {
    id: 'order/duration',
    topic: 'shipping',
    aspects: ['duration'],
    title: 'How long does delivery take?',
    text: `Printed items are made for you after payment, so allow ${commerce.printDays} before they ship. You get an email when the package leaves, and your order's page says how far it is, with the tracking number. Digital products can be downloaded as soon as they are paid for.`,
    keywords: 'ship shipping delivery arrive duration days order store printed',
    link: findOrder,
    weight: 1.1,
  },
  {
    id: 'order/download',
    topic: 'order',
    aspects: [],
    title: 'Where is my download?',
    text: `The file is on your order's page, which makes a new link whenever you open it. Your email and order number get you the link to that page again.`,
    keywords: 'download link file lost expired pdf order',
    link: findOrder,
    weight: 1.1,
  },
  {
    id: 'order/file',
    topic: 'order',
    aspects: [],
    title: 'What kind of file is a course or a workbook?',
    text: `A course is one file that opens in your browser, on a phone or a computer, also without a connection once you have it. Print it from there, or save it as a PDF. It is on your order's page as soon as it is paid for.`,
    keywords: 'pdf file format course workbook',
    link: store,
    weight: 1.1,
  },
  {
    id: 'order/refund-time',
    topic: 'returns',
    aspects: ['duration'],
    title: 'How long does a refund take?',
    text: `A refund goes back to the card you paid with, and an email tells you of it. Banks take ${commerce.refundDays} to show it.`,
    keywords: 'refund duration bank statement',
    link: terms,
    weight: 1.1,
  },
  {
    id: 'order/no-confirmation',
    topic: 'order',
    aspects: [],
    title: 'My confirmation has not come',
    text: `It is sent within a minute or two: please look in the spam folder, too. For an order, your email and order number get you the link again. For a booking, or if you mistyped your email, call ${agency.phones.office.display}, and a person looks it up.`,
    keywords: 'confirmation email lost missing spam',
    link: findOrder,
    weight: 1.1,
  },
  {
    id: 'order/account',
    topic: 'order',
    aspects: [],
    title: 'How do I log in to my account?',
    text: `There are no customer accounts and no passwords. Orders and bookings have a private link, which is in the confirmation; for an order, your email and order number get you a new one.`,
    keywords: 'customeraccount login password register profile',
    link: findOrder,
    weight: 1.1,
  },
  {
    id: 'order/payment',
    topic: 'order',
    aspects: [],
    title: 'My card was declined, or I was charged twice',
    text: `A card that was declined is not charged: check the number, or take another one. If a charge is on your statement twice, write to us with the order number, and we look it up.`,
    keywords: 'card declined refused failed charged twice double payment problem error',
    link: { text: 'Contact', to: '/contact' },
    weight: 1.1,
  },
  {
    id: 'order/cancel',
    topic: 'cancel-order',
    aspects: [],
    title: 'Can I cancel or change my order?',
    text: `Write or call as soon as you can to change an address or an item. ${cancelPolicy}`,
    keywords: 'cancel change order address wrong mistake store',
    link: findOrder,
    weight: 1.1,
  },
]
