import type { SearchAnswer } from '@beacon/contract/search'

const MOST_KEPT = 50

/** What has been found on this visit: who comes back to a search finds it as it was, at once. */
const answers = new Map<string, SearchAnswer>()

/** The calls come with the schemas of the contract, which no first screen needs. */
const calls = () => import('./fetch-answer.ts')

export const prepareSearch = (): void => void calls().catch(() => {})

export const knownAnswer = (query: string): SearchAnswer | undefined => answers.get(query)

export async function loadAnswer(query: string, signal: AbortSignal): Promise<SearchAnswer> {
  const { fetchAnswer } = await calls()
  const answer = await fetchAnswer(query, signal)
  if (answers.size >= MOST_KEPT) answers.clear()
  answers.set(query, answer)
  return answer
}
