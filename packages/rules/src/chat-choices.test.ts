import { expect, test } from 'vitest'
import { choiceMeant, choosesNone } from './chat-choices.ts'

const TWO = ['SEO Website Audit', 'The free audit']
const THREE = ['Cancel a booking', 'Cancel a monthly service', 'Cancel an order']

test.each([
  ['the first one', TWO, undefined, 'SEO Website Audit'],
  ['2', TWO, undefined, 'The free audit'],
  ['the last one please', TWO, undefined, undefined],
  ['the last', THREE, undefined, 'Cancel an order'],
  ['the third one', TWO, undefined, undefined],
  ['the paid one', TWO, undefined, 'SEO Website Audit'],
  ['I mean the free one', TWO, undefined, 'The free audit'],
  ['the free one', THREE, undefined, undefined],
  ['and the other one?', TWO, 'The free audit', 'SEO Website Audit'],
  ['the other one', TWO, undefined, undefined],
  ['the other one', THREE, 'Cancel an order', undefined],
  ['how much is the first month', TWO, undefined, undefined],
])('“%s” of %j', (message, choices, known, meant) => {
  expect(choiceMeant(message, choices, known)).toBe(meant)
})

test('a mere agreement selects none of the choices', () => {
  for (const said of ['yes', 'Yes please!', 'both', 'ok', 'not sure'])
    expect(choosesNone(said), said).toBe(true)
  for (const said of ['no', 'the first', 'yes, how much is seo']) expect(choosesNone(said), said).toBe(false)
})
