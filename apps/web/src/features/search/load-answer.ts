import type { SearchAnswer } from '@beacon/contract/search'
import { loadPart } from '../../lib/load-part.ts'

const MOST_KEPT = 50

/** Results of this visit, so that going back to a search shows them at once. */
const answers = new Map<string, SearchAnswer>()

/** The calls bring the contract's schemas, which the first screen does not need. */
const calls = () => loadPart(() => import('./fetch-answer.ts'))

/** Loads the code of the calls ahead of the first search; if that fails, the search tries again. */
export const prepareSearch = (): void => void calls().catch(() => {})

/** The results of a query that was searched during this visit, as long as they are kept. */
export const knownAnswer = (query: string): SearchAnswer | undefined => answers.get(query)

/** Searches, and keeps the results. @throws ApiError, or the signal's reason when it is aborted */
export async function loadAnswer(query: string, signal: AbortSignal): Promise<SearchAnswer> {
  const { fetchAnswer } = await calls()
  const answer = await fetchAnswer(query, signal)
  if (answers.size >= MOST_KEPT) answers.clear()
  answers.set(query, answer)
  return answer
}
