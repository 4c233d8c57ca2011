import { describe, expect, test } from 'vitest'
import { answerBlocks, isOwnPath, plainAnswer } from './chat-text.ts'

test('paragraphs, lists and links to our own pages', () => {
  expect(
    answerBlocks('The plans:\n- One\n- Two, [see](/services/seo)\n\n[SEO](/services/seo) · [All](/services)'),
  ).toEqual([
    { kind: 'paragraph', content: ['The plans:'] },
    { kind: 'list', items: [['One'], ['Two, ', { text: 'see', to: '/services/seo' }]] },
    {
      kind: 'paragraph',
      content: [{ text: 'SEO', to: '/services/seo' }, ' · ', { text: 'All', to: '/services' }],
    },
  ])
})

test('text after a list ends it', () => {
  expect(answerBlocks('- One\nand more')).toEqual([
    { kind: 'list', items: [['One']] },
    { kind: 'paragraph', content: ['and more'] },
  ])
})

describe('AB27 a link to another site keeps its text and loses its address', () => {
  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '\tjavascript:alert(1)',
    'mailto:a@b.example',
  ])('%s', (address) => {
    expect(isOwnPath(address)).toBe(false)
    expect(JSON.stringify(answerBlocks(`Read [this](${address}) now`))).not.toContain('"to"')
  })

  test('HTML is shown as text', () => {
    expect(answerBlocks('<img src=x onerror=alert(1)>')).toEqual([
      { kind: 'paragraph', content: ['<img src=x onerror=alert(1)>'] },
    ])
  })
})

test('the plain-text version has no addresses', () => {
  expect(plainAnswer('See [SEO](/services/seo).')).toBe('See SEO.')
})

test('an empty text gives no blocks', () => {
  expect(answerBlocks('')).toEqual([])
})
