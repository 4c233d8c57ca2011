import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { LONGEST_QUERY } from './search-limits.ts'

/** Kinds of results. */
export const searchKinds = ['service', 'page', 'question', 'post', 'product'] as const
export type SearchKind = (typeof searchKinds)[number]

const resultSchema = z.object({
  title: z.string(),
  /** A path of this site, with an anchor where the place has one. */
  to: z.string(),
  /** The page that answers the question; null for a page itself. */
  from: z.string().nullable(),
  /** One line: where the words occur, or a summary. */
  excerpt: z.string(),
})

const searchAnswerSchema = z.object({
  /** What was asked for, without the spaces around it. */
  query: z.string(),
  /** What was searched for instead, if nothing matches the query but something similar. */
  showing: z.string().optional(),
  /** The number of matches; the best of them are listed. */
  total: z.number().int(),
  /** The words to mark, as they stand in titles and excerpts, in lower case. */
  words: z.array(z.string()),
  /** The kind of the best result first. */
  groups: z.array(
    z.object({
      kind: z.enum(searchKinds),
      /** How many of this kind were found. */
      total: z.number().int(),
      results: z.array(resultSchema),
    }),
  ),
})
export type SearchAnswer = z.output<typeof searchAnswerSchema>

export const searchSite = endpoint({
  method: 'GET',
  path: '/api/search',
  summary: 'Services, pages, questions, published posts and products that speak of some words, the best 20',
  access: 'public',
  limit: 'search',
  query: z.object({
    q: z.string().max(LONGEST_QUERY, `Please search with at most ${LONGEST_QUERY} characters.`).default(''),
  }),
  response: searchAnswerSchema,
})
