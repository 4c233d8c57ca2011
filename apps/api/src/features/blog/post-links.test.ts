import { expect, test } from 'vitest'
import { linkBetween, storedLink } from './post-links.ts'

const ID = '57ec9a2d-b854-4bf6-94a4-5f0e2a0b68d1'
const PAGE = ID.replaceAll('-', '')
const linkOf = linkBetween([{ id: ID, slug: 'tide-tables' }])

test.each([
  `/${PAGE}`,
  `/Tide-tables-${PAGE}?pvs=4`,
  `https://www.notion.so/${PAGE}`,
  `https://www.notion.so/harbor/Tide-tables-${PAGE}#a`,
  `https://app.notion.com/p/${PAGE}`,
])('a link to a post in Notion (%s) leads to the post here', (href) => {
  expect(linkOf(href)).toBe('/blog/tide-tables')
})

test('a page in Notion that is no post is linked by its full address only', () => {
  const other = PAGE.replace('57', '58')
  expect(linkOf(`/${other}`)).toBeUndefined()
  expect(linkOf(`https://www.notion.so/${other}`)).toBe(`https://www.notion.so/${other}`)
})

test('a link to a row of the posts’ table is stored by its page, a link to another page in Notion as it is', () => {
  const stored = storedLink([{ id: ID }])
  for (const href of [`/${PAGE}`, `https://www.notion.so/harbor/Tide-tables-${PAGE}#a`])
    expect(stored(href)).toBe(`/${PAGE}`)
  const other = PAGE.replace('57', '58')
  expect(stored(`https://www.notion.so/${other}`)).toBe(`https://www.notion.so/${other}`)
  expect(stored('javascript:alert(1)')).toBeUndefined()
})

test.each([
  ['/blog/other', '/blog/other'],
  [`/store/product/${PAGE}`, `/store/product/${PAGE}`],
  ['https://example.com/a', 'https://example.com/a'],
  ['javascript:alert(1)', undefined],
])('any other link (%s) is checked as before', (href, link) => {
  expect(linkOf(href)).toBe(link)
})
