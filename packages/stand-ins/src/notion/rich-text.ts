import { invalid } from './errors.ts'
import { isObject, type Json, list, object, string } from './json.ts'

/** Limits of https://developers.notion.com/reference/request-limits, in characters and runs. */
const MOST_CHARACTERS = 2000
const MOST_RUNS = 100
const MOST_URL = 2000

const PLAIN = {
  bold: false,
  italic: false,
  strikethrough: false,
  underline: false,
  code: false,
  color: 'default',
}

type RichText = {
  type: 'text'
  text: { content: string; link: { url: string } | null }
  annotations: typeof PLAIN
  plain_text: string
  href: string | null
}

/** Runs of text as a caller writes them, checked and completed to what Notion answers. */
export function richText(value: unknown, where: string): RichText[] {
  return list(value, where, MOST_RUNS).map((run, index) => textRun(run, `${where}[${index}]`))
}

/** The runs' text without links and marks. */
export const plainText = (runs: RichText[]) => runs.map((run) => run.plain_text).join('')

/** A single run for names that the stand-in itself sets. */
export const run = (content: string) => richText([{ text: { content } }], 'text')

function textRun(value: unknown, where: string): RichText {
  const { text, annotations }: Json = object(value, where)
  if (text === undefined) throw invalid(`${where}.text should be defined, instead was \`undefined\`.`)
  const { content, link } = object(text, `${where}.text`)
  const plain = string(content, `${where}.text.content`, MOST_CHARACTERS, 0)
  const url = isObject(link) ? string(link.url, `${where}.text.link.url`, MOST_URL) : null
  return {
    type: 'text',
    text: { content: plain, link: url === null ? null : { url } },
    annotations: { ...PLAIN, ...(isObject(annotations) && annotations) },
    plain_text: plain,
    href: url,
  }
}
