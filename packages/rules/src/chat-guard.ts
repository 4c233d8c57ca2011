import { isOwnPath } from './chat-text.ts'

/** Why a model's sentence is withheld. */
export type Breach = 'leak' | 'price' | 'promise' | 'link' | 'markup' | 'code'

interface GuardFacts {
  /** Everything that the model may quote: the passages it was given, and the agency's contact details. */
  given: string
  /** The instructions it was given, which must not be revealed. */
  instructions: string
  isOwnPage: (path: string) => boolean
}

interface Guard {
  /** Judges the next sentence of an answer, in the light of the one before. */
  judge(sentence: string): Breach | undefined
}

const LEAK_LETTERS = 24
const LONGEST_WORD = 32
const SMALL_NUMBER = 12

const AMOUNT = /(?:\$|\busd|\bus\$) ?(\d[\d,]*(?:\.\d+)?)/g
/** We name no price in any other money. */
const OTHER_MONEY = /[€£¥₿₹]|\b(?:euros?|eur|pounds?|gbp|quid|pence|pesos?|yen|bitcoins?|btc|crypto)\b/g
const RATE = /\b(\d[\d,]*(?:\.\d+)?) ?(?:\/|per |a |an |each |every )(?:month|mo|year|yr|week|day|hour|hr)\b/g
const PERCENT = /\b(\d+(?:[.,]\d+)?) ?(?:%|per ?cent\b)/g
const WORDED_PERCENT = /[^\s\d]+ per ?cent\b/g
const NUMBER = /\d[\d,]*(?:\.\d+)?/g
/** Our pages write `$799`: money in words is not from them, or is there in the same words. */
const CURRENCY_WORD = /\S+ (?:dollars?|bucks?|usd|cents?|grand)\b/g
const SIGN_WITHOUT_NUMBER = /\$(?! ?\d)/
const WORDED_RATE =
  /\b(?:zero|nothing|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)(?: (?:and )?\w+)? (?:a|per|each|every) (?:month|year|week|day|hour)\b/g
/** Prices without a digit: from our pages only in the same words. */
const WORDED = [CURRENCY_WORD, WORDED_RATE, WORDED_PERCENT, OTHER_MONEY]
const FREE =
  /\b(?:free|gratis|complimentary|for nothing|(?:no|zero|without) (?:charge|cost|fee)|(?:costs?|pay) nothing|(?:not|\w+n't) charge you|on the house|(?:is|are) on us)\b/g
const PROMISE =
  /\b(?:half[ -](?:price|off)|half (?:the|our) (?:price|cost)|discount\w*|coupons?|promo(?:tion)?s?|vouchers?|rebates?|cash ?back|refund\w*|money[ -]back|lifetime|unlimited|waive\w*|bonus\w*)\b/g
/** Who vouches for what stands before the word, or what is vouched for after it: a question about a guarantee is none. */
const VOUCHING = /\S+ (?:guarante|promis)\w*|^(?:guarante|promis)\w* \S+/g
const LINK = /\[[^\]]*\]\(([^)]*)\)/g
const ADDRESS =
  /\b(?:https?|ftp|javascript|data|mailto|tel):\S*|\bwww\.\S+|\b[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?=[/\s.,;:!?)]|$)/g
const EMAIL = /[\w.+-]+@[\w.-]+/g
const MARKUP = /<\/?[a-z!]|&#?\w+;/i
const SMALL_WORDS = new Set(
  'a an the is are be was were of to for in on at and or not no we do does you your it this that will can'.split(
    ' ',
  ),
)

/** Normalizes text to what a reader sees: lookalike and invisible characters removed. */
const read = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .toLowerCase()

const letters = (text: string): string => read(text).replace(/[^a-z]/g, '')
const bare = (number: string): string => number.replaceAll(',', '').replace(/\.0+$/, '')
const numbersIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => bare(match[1] ?? match[0]))

/**
 * The guard between a model and the visitor: a sentence is released only if its prices, numbers and promises are in the
 * passages, its links are ours, and it does not reveal our instructions in any disguise. It trusts nothing that the
 * model or the visitor says about itself.
 */
export function createGuard({ given, instructions, isOwnPage }: GuardFacts): Guard {
  const facts = read(given)
  const amounts = new Set(numbersIn(facts, AMOUNT))
  const percents = new Set(numbersIn(facts, PERCENT))
  const numbers = new Set(numbersIn(facts, NUMBER))
  const emails = new Set(facts.match(EMAIL) ?? [])
  const leaks = fragments(instructions).difference(fragments(given))
  const freeThings = new Set(contexts(facts, FREE, 1).flat())
  const promises = new Set(contexts(facts, PROMISE, 2).flat())
  let before = ''
  let said = ''

  const isStated = (phrase: string) => facts.includes(phrase)

  function isPriced(text: string): boolean {
    const isKnownRate = (rate: string) => amounts.has(rate) || numbers.has(rate)
    return (
      numbersIn(text, AMOUNT).every((amount) => amounts.has(amount)) &&
      numbersIn(text, RATE).every(isKnownRate) &&
      numbersIn(text, PERCENT).every((percent) => percents.has(percent)) &&
      numbersIn(text, NUMBER).every((number) => numbers.has(number) || Number(number) <= SMALL_NUMBER) &&
      WORDED.every((words) => (text.match(words) ?? []).every(isStated)) &&
      !SIGN_WITHOUT_NUMBER.test(text) &&
      !/[^\P{N}0-9]/u.test(text)
    )
  }

  /** `Free consultation` does not make a website free, nor one refund every other. */
  const isOurPromise = (text: string): boolean =>
    (text.match(VOUCHING) ?? []).every(isStated) &&
    contexts(text, FREE, 1).every((around) => around.some((words) => freeThings.has(words))) &&
    contexts(text, PROMISE, 2).every((around) => around.some((words) => promises.has(words)))

  function hasOnlyOwnLinks(text: string): boolean {
    const links = [...text.matchAll(LINK)].map(([, address = '']) => address)
    if (!links.every((address) => isOwnPath(address) && isOwnPage(address))) return false
    if (!(text.match(EMAIL) ?? []).every((email) => emails.has(email.replace(/\.$/, '')))) return false
    const rest = text.replace(LINK, ' ').replace(EMAIL, ' ')
    return (rest.match(ADDRESS) ?? []).every((address) => isStated(address))
  }

  function isLeak(sentence: string): boolean {
    said = (said + sentence).slice(-4000)
    const backwards = [...said].toReversed().join('')
    const disguises = [said, backwards, rotated(said), ...decoded(said)]
    return disguises.some((text) => holdsAny(letters(text), leaks))
  }

  return {
    judge(sentence) {
      const text = read(before + sentence)
      before = sentence
      if (isLeak(sentence)) return 'leak'
      if (MARKUP.test(sentence)) return 'markup'
      if (!hasOnlyOwnLinks(text)) return 'link'
      const words = text.replace(LINK, ' ').replace(EMAIL, ' ')
      if (words.split(/[\s/–—-]/).some((word) => word.length > LONGEST_WORD)) return 'code'
      if (!isPriced(words)) return 'price'
      return isOurPromise(words) ? undefined : 'promise'
    },
  }
}

/** Every substring of that length of the instructions. */
function fragments(instructions: string): Set<string> {
  const text = letters(instructions)
  const found = new Set<string>()
  for (let at = 0; at + LEAK_LETTERS <= text.length; at += 1) found.add(text.slice(at, at + LEAK_LETTERS))
  return found
}

function holdsAny(text: string, wanted: ReadonlySet<string>): boolean {
  for (let at = 0; at + LEAK_LETTERS <= text.length; at += 1) {
    if (wanted.has(text.slice(at, at + LEAK_LETTERS))) return true
  }
  return false
}

/** Every word that a pattern finds, in its company: each run of it and so many of the words beside it. */
function contexts(text: string, pattern: RegExp, company: number): string[][] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => {
    const left = wordsThatMatter(text.slice(Math.max(0, index - 200), index)).slice(-company)
    const right = wordsThatMatter(text.slice(index + found.length, index + 200)).slice(0, company)
    const run = [...left, found, ...right]
    return Array.from({ length: Math.max(0, run.length - company) }, (_, at) =>
      run.slice(at, at + company + 1).join(' '),
    )
  })
}

const wordsThatMatter = (text: string): string[] =>
  (text.match(/[a-z']+/g) ?? []).filter((word) => !SMALL_WORDS.has(word))

const rotated = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base)
  })

/** Decodes long runs of base64 and hexadecimal. */
function decoded(text: string): string[] {
  const base64 = (text.match(/[A-Za-z0-9+/]{24,}/g) ?? []).map(fromBase64)
  const hex = (text.match(/(?:[0-9a-f]{2}[\s:]?){24,}/gi) ?? []).map(fromHex)
  return [...base64, ...hex]
}

function fromBase64(text: string): string {
  try {
    return atob(text.slice(0, text.length - (text.length % 4)))
  } catch {
    return ''
  }
}

const fromHex = (text: string): string =>
  (text.replace(/[\s:]/g, '').match(/../g) ?? [])
    .map((pair) => String.fromCharCode(Number.parseInt(pair, 16)))
    .join('')
