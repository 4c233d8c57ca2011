import { describe, expect, test } from 'vitest'
import { ask } from '../../../test/answers.ts'

describe('CHAT-4 without a model', () => {
  test.each([
    ['what do i get for $2,499', /^“Five pages” is \$2,499\./],
    ['What does the $4499 plan include?', /^“Booking or ordering” is \$4,499\./],
    ['what is in the 19 dollar plan', /^“Site” is \$19\/month\./],
    ['what is included in seo at $999', /^“Several towns” is \$999\/month\./],
    ['what do i get for $149 for the app', /^“Upkeep” is \$149\/month\./],
  ])('names the plan whose price is in the question: %s', (said, answer) => {
    expect(ask(said).text).toMatch(answer)
  })

  test('if plans of several services have that price, it asks which is meant', () => {
    expect(ask('what is included in the $149 plan').choices).toEqual(['Chatbots', 'Mobile Apps'])
  })

  test.each([
    ['does the $599 include ad spend', /^No\. Ad spend comes on top/],
    ['is hosting included in the $2,499', /Not hosting/],
    ['is shipping included for orders over $99', /^Shipping is \$9\.99/],
    ['what do i get for $299 in the strategy session', /^Digital Strategy Session: \$299/],
    ['what does your $299 session include', /^Digital Strategy Session: \$299/],
    ['what do I get for the $149 session', /PPC Account Review: \$149/],
    ['what does the $49 course include', /^A course is one file/],
    ['what does the $299 partner package include', /\$299\/month/],
  ])('a price beside something else is not that of a plan: %s', (said, answer) => {
    expect(ask(said).text).toMatch(answer)
    expect(ask(said).text).not.toMatch(/^“|^Which one do you mean/)
  })

  test('an audit is not one of the plans of its price', () => {
    expect(ask('what is included in the $149 audit?').choices).toEqual([
      'SEO Website Audit',
      'The free audit',
    ])
  })

  test('a follow-up may ask for the plan of another service', () => {
    expect(ask(['how much is seo', 'what is in the $19 plan']).text).toMatch(/^“Site” is \$19/)
  })

  test.each(['what can i get for $2,500', 'i have $1,500 a month to spend'])(
    'an amount to spend is not the price of a plan: %s',
    (said) => {
      expect(ask(said).text).toContain('By what they start at a month')
    },
  )

  test('an amount is understood with its comma', () => {
    expect(ask('i have $1,500 a month to spend').text).toMatch(/^\$1,500 a month is enough/)
  })

  test.each([
    'website for under $1,000',
    'can i get a website for 500 dollars',
    'app for 2000 dollars possible?',
    'i need a website for less than 900 bucks',
    'website for 500',
    'do you do websites for 500?',
    'Can you build me a website for 500?',
    'i need a website for under 500',
    'my budget is 500 for a website',
    '$500 website',
    '500 dollar website possible?',
    'website for 500 a month',
  ])('less than a service costs is answered with what it costs, and what costs less: %s', (said) => {
    expect(ask(said).text).toMatch(/^Plans for (?:Website Development start at \$2,499|Mobile Apps start at)/)
  })

  test.each([
    ['seo for 500', /^Plans for SEO start at \$799\/month\. What starts lower/],
    ['can you do seo for 300 a month', /^Plans for SEO start at/],
    ['ads for a barbershop for 200', /^Plans for PPC Advertising start at/],
    ['website for 3000', /^Website Development: from \$2,499\. The plans/],
    ['is 5000 enough for a website', /^Website Development: from \$2,499/],
    ['seo for 1000', /^SEO starts at \$799\/month/],
  ])('a sum for one service is answered with its prices: %s', (said, answer) => {
    expect(ask(said).text).toMatch(answer)
  })

  test.each([
    ['have you really built 500 websites', /^So far/],
    ['how much is a website for 500 products', /^“Shop” is \$6,999/],
    ['seo for 11706', /^Rank where your customers are/],
    ['i have 1500 a month to spend on seo', /^\$1,500 a month is enough/],
    ['i have 500 a month', /^\$500 a month is enough/],
  ])('a number of something else is no price: %s', (said, answer) => {
    expect(ask(said).text).toMatch(answer)
  })

  test.each([
    'website for $10,000',
    'i want my hosting for 99 dollars',
    'how long does it take to build a website for 5',
    'how long does a website take for $500',
    'will a website be done for 2027?',
    'ssl on the site for 2',
  ])('a number that is no price below the lowest gets no cheaper offer: %s', (said) => {
    expect(ask(said).text).not.toMatch(/^Plans for/)
  })
})
