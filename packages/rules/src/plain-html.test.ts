import { expect, test } from 'vitest'
import { textOf } from './plain-html.ts'

test('the text of a description is what a reader sees', () => {
  expect(textOf('<p>Salt &amp; spray</p><ul><li>5 &lt; 6</li></ul>')).toBe('Salt & spray 5 < 6')
})
