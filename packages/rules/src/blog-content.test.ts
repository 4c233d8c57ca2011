import { describe, expect, test } from 'vitest'
import { parseContent, parseRuns } from './blog-content.ts'

const words = (text: string) => [{ text }]

describe('BLOG-6 the Markdown subset of a post', () => {
  test('blank lines split paragraphs; a single line break does not', () => {
    expect(parseContent('One\ntwo.\n\nThree.\r\n \r\nFour.')).toEqual(
      ['One two.', 'Three.', 'Four.'].map((text) => ({ type: 'paragraph', text: words(text) })),
    )
  })

  test('BLOG-6 `# `, `## ` and `### ` are headings, below the page’s own, each with its anchor', () => {
    expect(parseContent('# A\n## B\n### C & D\n\n## B')).toEqual([
      { type: 'heading', level: 2, id: 'a', text: words('A') },
      { type: 'heading', level: 3, id: 'b', text: words('B') },
      { type: 'heading', level: 4, id: 'c-d', text: words('C & D') },
      { type: 'heading', level: 3, id: 'b-2', text: words('B') },
    ])
    expect(parseContent('## B\n\n### C')).toMatchObject([{ level: 2 }, { level: 3 }])
    expect(parseContent('#hashtag')).toEqual([{ type: 'paragraph', text: words('#hashtag') }])
  })

  test('BLOG-6 `- ` and `* ` lines are lists, numbered lines ordered lists, also right after text', () => {
    const item = (text: string) => ({ text: words(text), children: [] })
    expect(parseContent('Take:\n- one\n* two\n\n1. first\n2. second')).toEqual([
      { type: 'paragraph', text: words('Take:') },
      { type: 'list', ordered: false, items: [item('one'), item('two')] },
      { type: 'list', ordered: true, items: [item('first'), item('second')] },
    ])
  })

  test('BLOG-6 an entirely bold or italic paragraph is styled as such, one that only begins so is not', () => {
    expect(parseContent('**All of it, `code` too.**')).toMatchObject([{ emphasis: 'bold' }])
    expect(parseContent('*All of it.*')).toMatchObject([{ emphasis: 'italic' }])
    expect(parseContent('**Only** this.')[0]).not.toHaveProperty('emphasis', 'bold')
  })

  test('BLOG-6 an image has a caption, and is dropped unless it is from this site', () => {
    expect(parseContent('![The *old* pier](/pier.jpg)')).toEqual([
      {
        type: 'image',
        image: { src: '/pier.jpg', alt: 'The *old* pier' },
        caption: [{ text: 'The ' }, { text: 'old', italic: true }, { text: ' pier' }],
      },
    ])
    for (const source of ['https://elsewhere.example/a.png', '//elsewhere.example/a.png', 'javascript:x'])
      expect(parseContent(`![x](${source})`)).toMatchObject([{ type: 'image', image: null }])
  })
})

describe('a line of text', () => {
  test('bold, italic, code and links can be nested', () => {
    expect(parseRuns('a **b *c*** `*d*` [e **f**](https://g.example)')).toEqual([
      { text: 'a ' },
      { text: 'b ', bold: true },
      { text: 'c', bold: true, italic: true },
      { text: ' ' },
      { text: '*d*', code: true },
      { text: ' ' },
      { text: 'e ', href: 'https://g.example' },
      { text: 'f', bold: true, href: 'https://g.example' },
    ])
  })

  test('asterisks between numbers and brackets without a link are plain text', () => {
    expect(parseRuns('2 * 3 * 4 [sic] (really)')).toEqual(words('2 * 3 * 4 [sic] (really)'))
  })

  test.each(['javascript:alert', 'data:text/html,x', '//evil.example', '/\\evil.example', 'vbscript:x'])(
    'a link to %s is shown as text only',
    (href) => {
      expect(parseRuns(`[press](${href})`)).toEqual(words('press'))
    },
  )

  test('a link can be a path of this site, or an https, mailto or tel address', () => {
    for (const href of ['/contact', '#tide', 'https://a.example/b', 'mailto:a@b.example', 'tel:+16315550100'])
      expect(parseRuns(`[x](${href})`)).toEqual([{ text: 'x', href }])
  })
})
