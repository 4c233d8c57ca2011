import { agency } from './agency.ts'

/** What the popup offers. The terms of service have the conditions, too. */
export const leadOffer = {
  title: 'Free website package worth $2,499',
  text: `We build the five-page website that normally costs $2,499, written, designed and launched, and you pay only for hosting. Leave your details and we call you ${agency.responsePromise}.`,
  includes: [
    'Five pages for your trade and your towns',
    'Words and design by us, two rounds of changes',
    'Your Google Business Profile linked and checked',
  ],
  conditions:
    'One package per business in Nassau, Suffolk, Queens or Brooklyn, with twelve months of hosting at our list price, from $19/month, paid monthly. Domain, shop and booking functions are extra.',
  submit: 'Get my free website',
  thanks: `Thank you. We will call you ${agency.responsePromise}.`,
} as const
