import { LONGEST_MESSAGE } from '@beacon/contract/chat-limits'
import { type Intent, readIntent } from './chat-intent.ts'
import { corrected, isSpelled, meaningfulWords, plainWords } from './chat-words.ts'

/** A topic, and the word groups that name it: every word of a group must have been said. */
export interface ChatTopic {
  id: string
  name: string
  words: readonly (readonly string[])[]
  /** After which of the other topics words that may mean several mean this one. */
  after?: readonly string[]
}

/** What is asked about a topic. */
const aspects = ['price', 'duration', 'hours', 'phone', 'email', 'location'] as const
export type Aspect = (typeof aspects)[number]

/** What the conversation was about; a follow-up question leaves it out. */
export interface ChatContext {
  topic: string | null
  aspect: Aspect | null
  /** The topic of the page on which it is asked, if the page has one. */
  page?: string | undefined
  /** What it had asked back: the first of them, or the other one, may be meant. */
  choices?: readonly string[]
}

export interface Question {
  /** The message in plain words, corrected. */
  typed: string
  /** The words that carry its meaning, corrected and in the index's form. */
  words: readonly string[]
  /** The topics it names, the most closely named first; after a follow-up the topic of before. */
  topics: readonly string[]
  /** The topics among which the words do not decide: an audit may be the free one or the paid one. */
  either: readonly string[]
  /** Whether it names no topic and goes on with that of before, or of the page. */
  isFollowUp: boolean
  aspect: Aspect | null
  /** Whether it asks us to do something, or whether we do it. */
  asksForWork: boolean
  intent: Intent | null
}

const ASPECT_WORDS: Readonly<Record<Aspect, readonly string[]>> = {
  price: ['price'],
  duration: ['duration'],
  hours: ['hours', 'open', 'closed'],
  phone: ['phone', 'call'],
  email: ['email'],
  location: ['location'],
}

/** Without meaning of their own, these point back to what was said before. */
const POINTS_BACK = /\b(?:it|that|this|those|these|they|them|one|ones|there|its|their)\b/
const GOES_ON = /^(?:and|what about|how about|or|also|ok(?:ay)?,? and|so|then|but)\b/
/** Whom it is for may be a word that no page has. */
const FOR_SOMEBODY = /^(?:and|what about|how about) for \w/
const MOST_WORDS_OF_A_STUB = 3
/** Distinct words that are searched for, and unknown ones that are corrected: half of them each from both ends. */
const MOST_WORDS_READ = 60
/** A day or an hour. */
const WHEN =
  /\b(?:today|tonight|tomorrow|weekends?|(?:sun|mon|tues|wednes|thurs|fri|satur)days?|until when|how late|noon|christmas|thanksgiving|holidays?|new years?|easter|day (?:before|after)|next day|at \d{1,2}|\d{1,2}(?::\d\d)? ?[ap]m)\b/
/** Asks us to do something, or whether we do it. */
const WORK =
  /\b(?:can|could|do|will|would) (?:you|u) (?:guys |also |please |even )*(?:do(?!\W*$)|make|fix|repair|print|build|write|design|move|run|clean|paint|cook|teach|install|sew|help (?:me |us )?with)\b/

/**
 * Interprets one message in the light of the previous ones.
 * @param isKnown whether the index has a word, so that it is not taken for a typo
 */
export function readQuestion(
  message: string,
  context: ChatContext,
  topics: readonly ChatTopic[],
  isKnown: (word: string) => boolean,
): Question {
  // One sign may be written out as eighteen letters, and every pattern reads them all.
  const plain = plainWords(message).slice(0, LONGEST_MESSAGE)
  const typed = withWordsCorrected(plain, isKnown)
  const words = bothEnds([...new Set(meaningfulWords(typed))])
  const { named, either } = ofBefore(topicsIn(words, topics), context, topics)
  const asked = aspectsIn(words)[0] ?? null
  const goesOn = GOES_ON.test(typed)
  const isStub = words.length <= MOST_WORDS_OF_A_STUB
  const pointsBack = goesOn || POINTS_BACK.test(typed) || isStub
  const isForOther = FOR_SOMEBODY.test(typed)
  const saysSomething = words.some(isKnown) || isForOther
  const takesTopic =
    named.length === 0 && context.topic !== null && saysSomething && asksMore(asked, words) && pointsBack
  const isOfPage = named.length === 0 && context.topic === null && asksOnlyFor(asked, words)
  const taken = takesTopic ? context.topic : isOfPage && context.page
  const takesHours = context.aspect === 'hours' && WHEN.test(typed)
  const takesAspect = asked === null && (goesOn || isStub) && (named.length > 0 || takesHours || isForOther)
  return {
    typed,
    words,
    topics: taken ? [taken] : named,
    either,
    isFollowUp: Boolean(taken),
    aspect: takesAspect ? context.aspect : asked,
    asksForWork: WORK.test(typed),
    intent: readIntent(message, { typed, words, aspect: asked, namesTopic: named.length > 0 }),
  }
}

/** Corrects each unknown word once, and not all of very many: comparing one with the whole vocabulary is slow. */
function withWordsCorrected(plain: string, isKnown: (word: string) => boolean): string {
  const said = plain.split(' ')
  const unknown = [...new Set(said)].filter((word) => !isSpelled(word, isKnown))
  const meant = new Map(bothEnds(unknown).map((word) => [word, corrected(word, isKnown)]))
  return said.map((word) => meant.get(word) ?? word).join(' ')
}

/** A long message may ask at its beginning, or at its end. */
const bothEnds = (words: readonly string[]): readonly string[] =>
  words.length <= MOST_WORDS_READ
    ? words
    : [...words.slice(0, MOST_WORDS_READ / 2), ...words.slice(-MOST_WORDS_READ / 2)]

/** Of several topics that the words may name, the one of before is meant, or the one that belongs to it. */
function ofBefore(said: Named, { topic }: ChatContext, topics: readonly ChatTopic[]): Named {
  if (topic === null) return said
  const follows = topics.find(({ id, after }) => said.either.includes(id) && after?.includes(topic))
  const meant = said.either.includes(topic) ? topic : follows?.id
  return meant === undefined ? said : { named: [meant], either: [] }
}

/** What of a topic some words speak of. */
export const aspectsIn = (words: readonly string[]): Aspect[] =>
  aspects.filter((aspect) => ASPECT_WORDS[aspect].some((word) => words.includes(word)))

/** Hours, phone and place are the office's: only price, time and open questions can be about the topic of before. */
const asksMore = (asked: Aspect | null, words: readonly string[]): boolean =>
  asked === 'price' || asked === 'duration' || (asked === null && words.length > 0)

const SAID_WITH_AN_ASPECT: ReadonlySet<string> = new Set(
  'before done finish get month per ready result see start till usually work'.split(' '),
)

/** Whether only what it costs, or how long it takes, is asked, and nothing is named. */
export const asksOnlyFor = (asked: Aspect | null, words: readonly string[]): boolean =>
  (asked === 'price' || asked === 'duration') &&
  words.every((word) => ASPECT_WORDS[asked].includes(word) || SAID_WITH_AN_ASPECT.has(word))

type Named = Record<'named' | 'either', string[]>

/** A topic that is named by more words hides those that share its words: an SEO audit is not SEO. */
export function topicsIn(words: readonly string[], topics: readonly ChatTopic[]): Named {
  const said = new Set(words)
  const hits = topics.flatMap(({ id, words: groups }) => {
    const group = groups
      .filter((candidate) => candidate.every((word) => said.has(word)))
      .toSorted((a, b) => b.length - a.length)[0]
    return group ? [{ id, group }] : []
  })
  const isHidden = ({ group }: (typeof hits)[number]) =>
    hits.some(
      (other) => other.group.length > group.length && group.every((word) => other.group.includes(word)),
    )
  const shown = hits.filter((hit) => !isHidden(hit)).toSorted((a, b) => b.group.length - a.group.length)
  const best = shown[0]?.group.join(' ')
  const alike = shown.filter(({ group }) => group.join(' ') === best)
  return {
    named: shown.map(({ id }) => id),
    either: alike.length > 1 ? alike.map(({ id }) => id) : [],
  }
}
