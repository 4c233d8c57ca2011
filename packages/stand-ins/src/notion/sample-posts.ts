import type { NewPage } from './store.ts'

const CATEGORIES = ['Local Marketing', 'SEO Tips', 'Case Studies', 'Web Development']
const WORDS = 'The tide turns at noon and the shop with it, so the sign goes out before the first ferry. '

/** Published posts of about 900 words, a new one every other day, for runs that need many of them. */
export const samplePosts = (count: number): NewPage[] =>
  Array.from({ length: count }, (_, number) => post(number))

const text = (content: string) => [{ text: { content } }]
const paragraph = () => ({ paragraph: { rich_text: text(WORDS.repeat(5)) } })

function post(number: number): NewPage {
  const day = new Date(Date.UTC(2025, 0, 1) - number * 2 * 86_400_000)
  return {
    properties: {
      Title: { title: text(`Sample post ${number + 1}`) },
      Excerpt: { rich_text: text('What the tide table has to do with opening hours on the South Shore.') },
      Published: { checkbox: true },
      Date: { date: { start: day.toISOString().slice(0, 10) } },
      Category: { select: { name: CATEGORIES[number % CATEGORIES.length] } },
      Tags: { multi_select: [{ name: 'Opening Hours' }, { name: `Season ${number % 12}` }] },
      Author: { rich_text: text('Sam Sample') },
    },
    children: Array.from({ length: 10 }, (_, index) =>
      index % 3 === 0 ? { heading_2: { rich_text: text(`Part ${index}`) } } : paragraph(),
    ),
  }
}
