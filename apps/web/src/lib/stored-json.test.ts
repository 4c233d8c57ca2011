import { expect, test } from 'vitest'
import { parseStored } from './stored-json.ts'

test('a value shaped like the example is read, including extra properties', () => {
  const kept = { key: 'k', at: 3, pieces: [{ id: 'tee', more: true }], note: null }
  expect(parseStored(JSON.stringify(kept), { key: '', at: 0, pieces: [{ id: '' }] })).toEqual(kept)
  expect(parseStored('[]', [''])).toEqual([])
  expect(parseStored('[1, null]', [])).toEqual([1, null])
})

test('anything else is treated as missing', () => {
  const example = { key: '', pieces: [{ id: '' }] }
  const others = [
    '',
    '{',
    'null',
    '1',
    '"key"',
    '[]',
    '{}',
    '{"key":1,"pieces":[]}',
    '{"key":"k","pieces":{}}',
  ]
  for (const text of [null, ...others, '{"key":"k","pieces":[null]}'])
    expect(parseStored(text, example), String(text)).toBeUndefined()
})
