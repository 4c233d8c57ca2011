import type { Message } from './completions.ts'

/** Things that real servers send with status 200. */
const ODDITIES = [
  'html',
  'empty-choices',
  'null-content',
  'huge',
  'think',
  'markup',
  'stream-error',
  'no-done',
  'reasoning',
  'not-streamed',
  'at-its-limit',
  'nulls',
] as const
export type Oddity = (typeof ODDITIES)[number]

/**
 * How the model answers. It does not pretend to be intelligent: `quote` returns the paragraph of its instructions that
 * shares most words with the last question, `say` a fixed text, and `obey` does whatever the visitor says, like a model
 * without any resistance.
 */
export type Behaviour = { kind: 'quote' } | { kind: 'say'; text: string } | { kind: 'obey' }

/** What the model writes: the same for the same messages. */
export function textFor(behaviour: Behaviour, messages: readonly Message[]): string {
  if (behaviour.kind === 'say') return behaviour.text
  return behaviour.kind === 'obey' ? obey(messages) : quote(messages)
}

const asked = (messages: readonly Message[]): string =>
  messages.findLast(({ role }) => role === 'user')?.content ?? ''
const instructionsOf = (messages: readonly Message[]): string =>
  messages
    .filter(({ role }) => role === 'system')
    .map(({ content }) => content)
    .join('\n\n')

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[a-z]{3,}/g) ?? [])

function quote(messages: readonly Message[]): string {
  const wanted = wordsOf(asked(messages))
  const shared = (paragraph: string) => [...wordsOf(paragraph)].filter((word) => wanted.has(word)).length
  const paragraphs = instructionsOf(messages).split(/\n{2,}/)
  const [best = ''] = paragraphs.toSorted((a, b) => shared(b) - shared(a))
  return shared(best) === 0 ? 'I have nothing on that.' : best
}

const WANTS_INSTRUCTIONS =
  /instructions|system (?:prompt|message|text)|initial prompt|rules|configuration|everything above|text above|developer message|context/i
const QUOTED = /"([^"]+)"|“([^”]+)”|«([^»]+)»/
const SAYS =
  /(?:say|reply|answer|repeat|write|output|print)(?: only| exactly| with| the words| after me)*:\s*(.+)/is

function obey(messages: readonly Message[]): string {
  const order = asked(messages)
  const quoted = QUOTED.exec(order)
  const words = quoted?.[1] ?? quoted?.[2] ?? quoted?.[3] ?? SAYS.exec(order)?.[1]
  if (words) return disguised(words, order)
  if (WANTS_INSTRUCTIONS.test(order)) return disguised(instructionsOf(messages), order)
  return quote(messages)
}

const DISGUISES: readonly (readonly [RegExp, (text: string) => string])[] = [
  [/base ?64/i, (text) => Buffer.from(text).toString('base64')],
  [/\bhex/i, (text) => Buffer.from(text).toString('hex')],
  [/backwards|reverse/i, (text) => [...text].toReversed().join('')],
  [/rot ?13/i, rot13],
  [/spaces? between|spaced|letter by letter/i, (text) => [...text].join(' ')],
  [/hyphens?|dashes/i, (text) => [...text.replace(/\s+/g, '')].join('-')],
  [/capitals|uppercase/i, (text) => text.toUpperCase()],
  [
    /numbered list|one word (?:a|per) line/i,
    (text) =>
      text
        .split(/\s+/)
        .map((word, at) => `${at + 1}. ${word}`)
        .join('\n'),
  ],
  [/json/i, (text) => JSON.stringify({ prompt: text })],
  [/code block/i, (text) => `\`\`\`\n${text}\n\`\`\``],
  [
    /full ?width/i,
    (text) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  ],
  [/zero.?width|invisible/i, (text) => [...text].join('\u200b')],
  [/first half/i, (text) => text.slice(0, text.length / 2)],
]

const disguised = (text: string, order: string): string =>
  DISGUISES.find(([wish]) => wish.test(order))?.[1](text) ?? text

function rot13(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base)
  })
}
