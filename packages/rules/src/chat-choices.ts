import { plainWords } from './chat-words.ts'

const POINTS_TO =
  /^(?:(?:and|ok|okay|so|the|what about|how about|i mean|i want|number) )*(first|1st|1|second|2nd|2|third|3rd|3|last|other|paid|free)(?: one)?\W*$/
const PLACES: Readonly<Record<string, number>> = {
  first: 0,
  '1st': 0,
  1: 0,
  second: 1,
  '2nd': 1,
  2: 1,
  third: 2,
  '3rd': 2,
  3: 2,
  last: -1,
}
const AGREES =
  /^(?:(?:yes|yep|yeah|sure|ok|okay|please|both|either|any|all|of them|i am not sure|not sure)(?: |\W*$))+$/

/**
 * Which of the choices that were given a message points to: by its place, as the one that costs or does not, or as the other one.
 * @param known the one that was chosen before, if one was
 */
export function choiceMeant(
  message: string,
  choices: readonly string[],
  known: string | undefined,
): string | undefined {
  const [, word] = POINTS_TO.exec(plainWords(message)) ?? []
  if (!word) return undefined
  const isFree = (choice: string) => /\bfree\b/i.test(choice)
  if (word === 'free') return onlyOne(choices.filter(isFree))
  if (word === 'paid') return onlyOne(choices.filter((choice) => !isFree(choice)))
  if (word === 'other') return known && onlyOne(choices.filter((choice) => choice !== known))
  return choices.at(PLACES[word] ?? 0)
}

const onlyOne = ([first, ...others]: readonly string[]): string | undefined =>
  others.length === 0 ? first : undefined

/** Whether somebody agrees where one of several was to be chosen. */
export const choosesNone = (message: string): boolean => AGREES.test(plainWords(message))
