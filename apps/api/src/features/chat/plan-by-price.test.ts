import { describe, expect, test } from 'vitest'
import { ask } from '../../../test/answers.ts'

describe('CHAT-4 without a model', () => {
  test.each([
    ['what do i get for $2,499', /^“Five pages” is \$2,499\./],
    ['What does the $4499 plan include?', /^“Booking or ordering” is \$4,499\./],
    ['what is in the 19 dollar plan', /^“Site” is \$19\/month\./],
  ])('names the plan whose price is in the question: %s', (said, answer) => {
    expect(ask(said).text).toMatch(answer)
  })

  test('if plans of several services have that price, it asks which is meant', () => {
    expect(ask('what is included in the $149 plan').choices).toEqual(['Chatbots', 'Mobile Apps'])
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
  ])('less than a service costs is answered with what it costs, and what costs less: %s', (said) => {
    expect(ask(said).text).toMatch(/^Plans for (?:Website Development start at \$2,499|Mobile Apps start at)/)
  })
})
