import { expect, test } from 'vitest'
import { createCriticalCss } from './critical-css.ts'

const critical = (css: string, html = '<p class="seen md:flex w-[50%]">') => createCriticalCss(css)(html)

test('a rule stays when the page has its class, or when it names none', () => {
  expect(critical('p{color:red}.seen{color:blue}.unseen{color:green}')).toBe('p{color:red}.seen{color:blue}')
})

test('escaped utility names are compared as they stand in the HTML', () => {
  expect(critical('.md\\:flex{display:flex}.w-\\[50\\%\\]{width:50%}.lg\\:flex{display:flex}')).toBe(
    '.md\\:flex{display:flex}.w-\\[50\\%\\]{width:50%}',
  )
})

test('groups keep their needed rules and disappear without any', () => {
  expect(critical('@media print{.seen{top:0}.unseen{top:1px}}@layer a{.unseen{top:0}}')).toBe(
    '@media print{.seen{top:0}}',
  )
})

test('layer order, fonts and key frames always stay', () => {
  const css = '@layer theme,base;@font-face{src:url(a)}@keyframes x{to{top:0}}'
  expect(critical(css)).toBe(css)
})

test('of several selectors one is enough, and alternatives in parentheses do not count', () => {
  expect(critical('.unseen,.seen:is(.a,.b:not(.c)){top:0}')).toBe('.unseen,.seen:is(.a,.b:not(.c)){top:0}')
})

test('every class of a compound selector is asked for', () => {
  expect(critical('.seen .unseen{top:0}')).toBe('')
})
