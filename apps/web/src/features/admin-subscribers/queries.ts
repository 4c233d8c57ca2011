import { type BlogList, listBlogPosts } from '@beacon/contract/blog'
import {
  type Letter,
  listCampaigns,
  sendNewsletter,
  sendTestLetter,
  stopCampaign,
} from '@beacon/contract/campaigns'
import { type NewsletterList, newsletterLists } from '@beacon/contract/newsletter'
import {
  eraseSubscriber,
  listSubscribers,
  restoreRefused,
  restoreSubscriber,
  type SubscriberFilter,
  type SubscriberState,
  subscriberStates,
  unsubscribeSubscriber,
} from '@beacon/contract/subscribers'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { asOneAttempt } from '../../lib/attempt-key.ts'
import { asAdministrator, REFRESH_MS, sentDraft, useChange } from '../admin/index.ts'
import { peopleOf } from './words.ts'

const PROGRESS_REFRESH_MS = 2_000
const touched = ['subscribers', 'campaigns']

/** For the filter in the address, where any text may stand. */
export const isList = (text: string | null): text is NewsletterList =>
  newsletterLists.some((list) => list === text)

/** The same for the state. */
export const isState = (text: string | null): text is SubscriberState =>
  subscriberStates.some((state) => state === text)

/** Subscribers page by page, newest first. */
export const subscribersQuery = (filter: SubscriberFilter) =>
  infiniteQueryOptions({
    queryKey: ['subscribers', filter],
    queryFn: ({ pageParam, signal }) =>
      asAdministrator(() => call(listSubscribers, { query: { ...filter, after: pageParam }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: REFRESH_MS,
  })

/** Campaigns that were sent, newest first; refetched every two seconds while one is being sent. */
export const campaignsQuery = infiniteQueryOptions({
  queryKey: ['campaigns'],
  queryFn: ({ pageParam, signal }) =>
    asAdministrator(() => call(listCampaigns, { query: { after: pageParam }, signal })),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
  refetchInterval: ({ state }) =>
    state.data?.pages.some(({ campaigns }) => campaigns.some((campaign) => campaign.state === 'sending'))
      ? PROGRESS_REFRESH_MS
      : REFRESH_MS,
})

/** Takes an address off its list; the confirmation dialog shows failures. */
export const useUnsubscribe = () =>
  useChange((id: string) => call(unsubscribeSubscriber, { params: { id } }), {
    touched,
    done: 'Taken off the list.',
  })

/** Sends mail again to an address that bounced; a toast reports a failure. */
export const useRestore = () =>
  useChange((id: string) => call(restoreSubscriber, { params: { id } }), {
    touched,
    done: ({ subscriber }) =>
      subscriber.state === 'confirmed'
        ? 'The next letter goes there again.'
        : 'It is no longer refused, but it is not on the list: no letter goes there.',
    failure: true,
  })

/** The confirmation dialog shows failures. */
export const useRestoreRefused = () =>
  useChange((day: string) => call(restoreRefused, { body: { day } }), {
    touched,
    done: ({ addresses }) => `The next letter goes to ${peopleOf(addresses)} again.`,
  })

/** Erases everything about the address from both lists; the confirmation dialog shows failures. */
export const useErase = () =>
  useChange((id: string) => call(eraseSubscriber, { params: { id } }), {
    touched,
    done: 'The address is erased.',
  })

/** Stops a campaign: letters that have not been sent are skipped. The confirmation dialog shows failures. */
export const useStop = () =>
  useChange((id: string) => call(stopCampaign, { params: { id } }), {
    touched,
    done: ({ campaign }) =>
      campaign.state === 'stopped'
        ? 'The letter is stopped.'
        : 'Too late: the letter has already gone to everybody.',
  })

export interface Draft extends Letter {
  /** Empty means both lists. */
  list: NewsletterList | ''
}

/**
 * Sends the campaign; the confirmation dialog shows failures.
 * @param onDone called as soon as it is sent, even if the dialog has been closed meanwhile
 */
export const useSend = (onDone: () => void) =>
  useChange(
    ({ list, ...letter }: Draft) => {
      const body = { ...letter, list: list || undefined }
      return asOneAttempt(sentDraft('letter'), body, (idempotencyKey) =>
        call(sendNewsletter, { body, idempotencyKey }),
      )
    },
    { touched, done: 'The letter is on its way.', onDone },
  )

/** Sends the campaign to the administrator only; pressing again sends it again, even if unchanged. */
export const useSendTest = () =>
  useChange(
    ({ subject, body }: Letter) => {
      const letter = { subject, body }
      return asOneAttempt(sentDraft('test-letter'), letter, (idempotencyKey) =>
        call(sendTestLetter, { body: letter, idempotencyKey }),
      )
    },
    { touched: [], done: ({ to }) => `A test is on its way to ${to}.` },
  )

/** Fetches the blog's posts, newest first. */
export const useAskPosts = (onDone: (list: BlogList) => void) =>
  useChange(() => call(listBlogPosts), { touched: [], onDone })
