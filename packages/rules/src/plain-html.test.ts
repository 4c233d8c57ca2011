import { expect, test } from 'vitest'
import { textOf } from './plain-html.ts'

test('the plain text of a description is what a reader sees', () => {
  expect(textOf('<p>Salt &amp; spray</p><ul><li>5 &lt; 6</li></ul>')).toBe('Salt & spray 5 < 6')
  expect(textOf('&quot;Ann&#39;s&quot;&nbsp;mug, 8 &gt; 7')).toBe('"Ann\'s" mug, 8 > 7')
  expect(textOf('&amp;lt;b&amp;gt;')).toBe('&lt;b&gt;')
})
