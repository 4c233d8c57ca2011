import { expect, test } from 'vitest'
import { ask } from '../../../test/answers.ts'
import { contentPassages } from './passages.ts'

/** These are asked of every service. */
const ofAnyPage = ['How long does it take?', 'What do you need from me?']
const faqs = contentPassages().filter(({ id, title }) => /\/faq\//.test(id) && !ofAnyPage.includes(title))

test('there are questions on every kind of page', () => {
  expect(faqs.length).toBeGreaterThanOrEqual(60)
})

test.each(faqs)('CHAT-4 a question that stands on a page is answered as there: $title', ({ title, text }) => {
  expect(ask(title).text).toContain(text)
  expect(ask(title.toLowerCase().replace('?', '')).text).toContain(text)
})

test('CHAT-4 a question of another page that goes on with a topic is about that topic', () => {
  expect(ask(['tell me about seo', 'What does it cost to begin?']).text).toContain('$799/month')
})
