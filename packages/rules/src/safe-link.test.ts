import { expect, test } from 'vitest'
import { safeLink } from './safe-link.ts'

test.each([
  'https://agency.example/a?b=c#d',
  'http://agency.example',
  'mailto:ann@agency.example',
  'tel:+16315550100',
  '/blog/a-post?page=2#top',
  '#top',
  '/',
])('a link to %j is kept', (href) => {
  expect(safeLink(href)).toBe(href)
})

// A browser reads a backslash as a slash and drops tabs and line ends: the middle ones would link to another host.
test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'blog/a-post',
  '',
])('a link to %j is removed', (href) => {
  expect(safeLink(href)).toBeUndefined()
})
