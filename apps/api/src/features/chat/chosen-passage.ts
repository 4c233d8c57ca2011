import { servedCounties, serviceRegions } from '@beacon/content/agency'
import { type Aspect, asksOnlyFor, aspectsIn, type Question } from '@beacon/rules/chat-question'
import { meaningfulWords } from '@beacon/rules/chat-words'
import type { Passage } from './passages.ts'
import { isProduct } from './passages-products.ts'
import { FOR_WHOM, isService } from './several-services.ts'
import { OF_THE_STORE } from './topics.ts'

const TOLD_BY_A_SERVICE: ReadonlySet<Aspect> = new Set(['price', 'duration'])

/** A paragraph of a service's page that is not under a question. */
const isProse = ({ id }: Passage): boolean => /\/(?:why|feature)\//.test(id)

/** Whether its heading is about the aspect: an article about something else may mention a price, too. */
const says = ({ title }: Passage, aspect: Aspect): boolean =>
  aspectsIn(meaningfulWords(title)).includes(aspect)

type Choose = (question: Question, found: Passage | undefined, before: string | null) => Passage | undefined

/**
 * Chooses the passage that answers a question: the best match, or one of its topic's own. `before` is what the
 * conversation was about.
 */
export function createChoice(passages: readonly Passage[]): Choose {
  const passageOn = (topic: string | undefined, aspect: Aspect | null): Passage | undefined =>
    passages.find(
      ({ topic: own, aspects }) =>
        own === topic && (aspect ? aspects.includes(aspect) : aspects.length === 0),
    )

  /** The towns of a region answer who named one of them, or the region; others read where we work. */
  function placed(best: Passage | undefined, { words }: Question): Passage | undefined {
    const region = serviceRegions.find(({ name }) => best?.id === `area/${name}`)
    const isNamed = region && meaningfulWords(region.name).some((word) => words.includes(word))
    return !region || isNamed || yesTo(words) !== ''
      ? best
      : passages.find(({ id }) => id === 'area/counties')
  }

  /** What a service costs, or how long it takes, is asked of the service, for whomever and wherever it is. */
  function priceOf(
    { topics: asked, aspect }: Question,
    best: Passage | undefined,
    before: string | null,
  ): Passage | undefined {
    const goesOn = asked.length > 0 && asked.every((topic) => FOR_WHOM.has(topic))
    const service = asked.find(isService) ?? (goesOn && before && isService(before) ? before : undefined)
    const isItsOwn =
      best && ((best.topic === service && !isProse(best)) || (isPost(best) && aspect && says(best, aspect)))
    const isOfTheStore = best && OF_THE_STORE.includes(best.topic) && !isProduct(best)
    const isSaid = isItsOwn || (!goesOn && !isOfTheStore && aspect && best?.aspects.includes(aspect))
    return service && aspect && TOLD_BY_A_SERVICE.has(aspect) && !isSaid
      ? passageOn(service, aspect)
      : undefined
  }

  /** Who says no more than its name asks what a service is, and not what it costs. */
  const whatItIs = ({ topics: [topic = ''], aspect, words }: Question, best: Passage | undefined) =>
    words.length === 1 && aspect === null && best?.id === `${topic}/price`
      ? passageOn(topic, null)
      : undefined

  /** If a service was named there is always an answer, whatever else was in the sentence. */
  const namedPassage = ({ topics: [topic], aspect, isFollowUp }: Question): Passage | undefined =>
    isFollowUp ? undefined : (passageOn(topic, aspect) ?? passages.find((passage) => passage.topic === topic))

  return (question, found, before) => {
    const best = priceOf(question, found, before) ?? whatItIs(question, found) ?? placed(found, question)
    const {
      topics: [topic = ''],
      aspect,
      isFollowUp,
      words,
    } = question
    // What something of before costs, or how long it takes, is its own page's to say.
    const isAside =
      isFollowUp &&
      aspect !== null &&
      (best?.topic !== topic || (isService(topic) && asksOnlyFor(aspect, words)))
    return (isAside ? passageOn(topic, aspect) : undefined) ?? best ?? namedPassage(question)
  }
}

/** Whether it is about a blog post, or one of its sections. */
export const isPost = ({ topic }: Passage): boolean => topic.startsWith('post:')

/** Only a place that was named is said yes to. */
export function yesTo(words: readonly string[]): string {
  const isNamed = (name: string) => meaningfulWords(name).every((word) => words.includes(word))
  const town = serviceRegions.flatMap(({ towns }) => [...towns]).find(isNamed)
  const county = servedCounties.find(isNamed)
  if (town) return `Yes, we work in ${town}. `
  return county ? `Yes, we serve ${county}. ` : ''
}
