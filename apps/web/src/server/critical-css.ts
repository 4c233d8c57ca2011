/** A rule, or a group of rules in a layer, a media query or the like. */
interface Block {
  prelude: string
  /** The declarations of a rule; empty for a group. */
  body: string
  /** The rules of a group. */
  blocks?: Block[]
}

const GROUP = /^@(?:layer|media|supports|container|starting-style)\b/
const KEYFRAMES = /^@keyframes\s+([\w-]+)/
const CLASS = /\.((?:\\.|[\w-])+)/g
/** Fills and strokes of drawings, some of which load after the page: few rules, and always included. */
const PAINT = /^(?:fill|stroke|scene|drawn|beam)-/
/** Innermost; escaped ones belong to a class name, as in `.w-\[min\(1px\,2px\)\]`. */
const PARENTHESES = /(:[\w-]+)?(?<!\\)\(((?:[^()\\]|\\.)*)\)/g
const ALTERNATIVES = [':is', ':where', ':has']
/** Stands for alternatives of which none can match: a class that no page has. */
const NEVER = '.-'
const COMMA = /(?<!\\),/

/**
 * Prepares a style sheet so that each page can inline only the rules that it may need: those whose selectors use no
 * class missing from the page's HTML, and the variables that those rules read. The complete sheet follows with the
 * application.
 */
export function createCriticalCss(css: string): (html: string) => string {
  const blocks = parse(css)
  return (html) => {
    const classes = new Set(
      [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => attributeText(names).split(' ')),
    )
    return withoutIdleVariables(withoutIdleKeyframes(print(blocks, classes)), html)
  }
}

/** The sheet without what every page has inline: declaring a font again makes the browser lay out all text anew. */
export const withoutInlined = (css: string): string =>
  write(parse(css), ({ prelude }) => !/^@(?:font-face|property)\b/.test(prelude))

/** Drops the key frames that no kept rule runs. */
function withoutIdleKeyframes(css: string): string {
  const blocks = parse(css)
  const rules = flatten(blocks)
    .filter(({ prelude }) => !KEYFRAMES.test(prelude))
    .map(({ body }) => body)
    .join()
  const isRun = ({ prelude }: Block) => rules.includes(KEYFRAMES.exec(prelude)?.[1] ?? '')
  return write(blocks, isRun)
}

const READ = /var\((--[\w-]+)/g
const DECLARED = /(--[\w-]+):[^;{}"']*(?:;|(?=\}))/g

/** Drops the variables that neither a kept rule nor the page itself reads. */
function withoutIdleVariables(css: string, html: string): string {
  const read = new Set([...`${css}${html}`.matchAll(READ)].map(([, name]) => name))
  return css.replace(DECLARED, (declaration, name: string) => (read.has(name) ? declaration : ''))
}

const flatten = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => (block.blocks ? flatten(block.blocks) : [block]))

const attributeText = (attribute: string) =>
  attribute.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"')

function parse(css: string): Block[] {
  const blocks: Block[] = []
  let start = 0
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === ';') {
      blocks.push({ prelude: css.slice(start, at + 1), body: '' })
      start = at + 1
    }
    if (css[at] === '{') {
      const prelude = css.slice(start, at)
      const end = closingBrace(css, at)
      const body = css.slice(at + 1, end)
      blocks.push(
        GROUP.test(prelude) ? { prelude, body: '', blocks: parse(body) } : { prelude, body: `{${body}}` },
      )
      at = end
      start = end + 1
    }
  }
  return blocks
}

const BRACE_OR_STRING = /[{}]|"[^"]*"|'[^']*'/g

/** The brace that closes the one at `open`; braces in quotes do not count. */
function closingBrace(css: string, open: number): number {
  let depth = 0
  for (const { 0: token, index } of css.slice(open).matchAll(BRACE_OR_STRING)) {
    if (token === '{') depth += 1
    if (token === '}') depth -= 1
    if (depth === 0) return open + index
  }
  return css.length
}

const print = (blocks: readonly Block[], classes: ReadonlySet<string>): string =>
  write(blocks, ({ prelude }) => isNeeded(prelude, classes))

/** The rules that are kept, in their groups; a group without any is left out. */
function write(blocks: readonly Block[], keeps: (rule: Block) => boolean): string {
  return blocks
    .map((block) => {
      if (!block.blocks) return keeps(block) ? block.prelude + block.body : ''
      const rules = write(block.blocks, keeps)
      return rules && `${block.prelude}{${rules}}`
    })
    .join('')
}

/** Whether one of a rule's selectors could match. */
function isNeeded(prelude: string, classes: ReadonlySet<string>): boolean {
  return prelude.startsWith('@') || couldMatch(withoutParentheses(prelude, classes), classes)
}

const couldMatch = (selectors: string, classes: ReadonlySet<string>): boolean =>
  selectors
    .split(COMMA)
    .some((selector) =>
      [...selector.matchAll(CLASS)].every(
        ([, name = '']) => PAINT.test(name) || classes.has(name.replace(/\\(.)/g, '$1')),
      ),
    )

/** From the innermost on: what could match is left out, and so is what must not. */
function withoutParentheses(selectors: string, classes: ReadonlySet<string>): string {
  const shorter = selectors.replace(PARENTHESES, (_, name: string | undefined, inner: string) =>
    name && ALTERNATIVES.includes(name) && !couldMatch(inner, classes) ? NEVER : '',
  )
  return shorter === selectors ? selectors : withoutParentheses(shorter, classes)
}
