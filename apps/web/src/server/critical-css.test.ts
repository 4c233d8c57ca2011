import { expect, test } from 'vitest'
import { createCriticalCss, withoutInlined } from './critical-css.ts'

const critical = (css: string, html = '<p class="seen md:flex w-[50%]">') => createCriticalCss(css)(html)

test('a rule is kept if the page has its class, or if it names none', () => {
  expect(critical('p{color:red}.seen{color:blue}.unseen{color:green}')).toBe('p{color:red}.seen{color:blue}')
})

test('escaped utility names are compared in their HTML spelling', () => {
  expect(critical('.md\\:flex{display:flex}.w-\\[50\\%\\]{width:50%}.lg\\:flex{display:flex}')).toBe(
    '.md\\:flex{display:flex}.w-\\[50\\%\\]{width:50%}',
  )
})

test('parentheses and commas in an escaped name are part of it', () => {
  const css = '.grid-cols-\\[minmax\\(0\\,1fr\\)_19rem\\]{display:grid}'
  expect(critical(css, '<p class="grid-cols-[minmax(0,1fr)_19rem]">')).toBe(css)
  expect(critical(css)).toBe('')
})

test('rules that paint drawings are kept, because some drawings load later', () => {
  expect(critical('.fill-water{fill:navy}')).toBe('.fill-water{fill:navy}')
})

test('groups keep their needed rules, and are removed if they have none', () => {
  expect(critical('@media print{.seen{top:0}.unseen{top:1px}}@layer a{.unseen{top:0}}')).toBe(
    '@media print{.seen{top:0}}',
  )
})

test('layer order and fonts are always kept', () => {
  const css = '@layer theme,base;@font-face{src:url(a)}'
  expect(critical(css)).toBe(css)
})

test('the rules inlined in every page are not in the linked style sheet', () => {
  const left = '@layer theme,base;@layer base{p{top:0}}.seen{color:blue}'
  const inlined = '@property --a{syntax:"*";inherits:false}@font-face{src:url(a)}'
  expect(withoutInlined(left + inlined)).toBe(left)
  expect(critical(left + inlined)).toContain(inlined)
})

test('keyframes and starting styles are kept if a kept rule needs them', () => {
  const needed = '@keyframes sway{to{top:0}}.seen{animation:sway 1s}@starting-style{.seen{top:0}}'
  expect(critical(`${needed}@keyframes idle{to{top:0}}@starting-style{.unseen{top:0}}`)).toBe(needed)
})

test('one matching selector in a list is enough', () => {
  expect(critical('.unseen,.seen{top:0}')).toBe('.unseen,.seen{top:0}')
})

test.each([':is', ':where', ':has'])('one of the alternatives in %s has to be able to match', (name) => {
  const kept = `.seen${name}(.a,.seen:not(.c)){top:0}p${name}(p,.a)>.seen{top:1px}p${name}(:is(.seen,.a)){top:2px}`
  expect(critical(`${kept}.seen${name}(.a,.b:not(.c)){top:0}p${name}(:is(.b,.seen .a)){top:1px}`)).toBe(kept)
})

test('what must not match is ignored', () => {
  const kept = 'p:not(.a){top:0}.seen:not(:is(.a,.b)){top:0}.seen:nth-child(2 of .a){top:0}'
  expect(critical(kept)).toBe(kept)
})

test('every class of a compound selector is required', () => {
  expect(critical('.seen .unseen{top:0}')).toBe('')
})

test('a variable is kept if a kept rule or the page uses it', () => {
  const css = ':root{--read:1px;--idle:2px;--in-page:3px}.seen{top:var(--read)}.unseen{top:var(--idle)}'
  expect(critical(css, '<p class="seen" style="left:var(--in-page)">')).toBe(
    ':root{--read:1px;--in-page:3px}.seen{top:var(--read)}',
  )
})
