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
  type SubscriberFilter,
  type SubscriberState,
  subscriberStates,
  unsubscribeSubscriber,
} from '@beacon/contract/subscribers'
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { asOneAttempt } from '../../lib/attempt-key.ts'
import { useToast } from '../../ui/toast.tsx'
import { asAdministrator } from '../admin/index.ts'

const REFRESH_MS = 60_000
const PROGRESS_REFRESH_MS = 2_000

export const isList = (text: string | null): text is NewsletterList =>
  newsletterLists.some((list) => list === text)
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

/** Letters that were sent, newest first; read again every two seconds while one is on its way. */
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

interface After<Output> {
  /** What a toast says. */
  done: string | ((output: Output) => string)
  /** Whether a failure is said here, and not where the change was asked for. */
  failure: boolean
  /** Called also when what asked has been closed or left meanwhile. */
  onDone?: () => void
}

/** Changes something by a call, says what became of it, and has the lists read anew. */
function useChange<Input, Output>(
  change: (input: Input) => Promise<Output>,
  { done, failure, onDone }: After<Output>,
) {
  const queries = useQueryClient()
  const showToast = useToast()
  return useMutation({
    mutationFn: (input: Input) => asAdministrator(() => change(input)),
    onSuccess: (output) => {
      onDone?.()
      showToast(typeof done === 'string' ? done : done(output))
    },
    onError: (error) => {
      if (failure) showToast(error.message, 'danger')
    },
    onSettled: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] === 'subscribers' || queryKey[0] === 'campaigns',
      }),
  })
}

export const useUnsubscribe = () =>
  useChange((id: string) => call(unsubscribeSubscriber, { params: { id } }), {
    done: 'Taken off the list.',
    failure: true,
  })

export const useErase = () =>
  useChange((id: string) => call(eraseSubscriber, { params: { id } }), {
    done: 'The address is erased.',
    failure: true,
  })

export const useStop = () =>
  useChange((id: string) => call(stopCampaign, { params: { id } }), {
    done: ({ campaign }) =>
      campaign.state === 'stopped'
        ? 'The letter is stopped.'
        : 'It was too late: the letter has reached everybody.',
    failure: true,
  })

export interface Draft extends Letter {
  /** Empty: both lists. */
  list: NewsletterList | ''
}

/** A failure is said in the dialog that asks. */
export const useSend = (onDone: () => void) =>
  useChange(
    ({ list, ...letter }: Draft) => {
      const body = { ...letter, list: list || undefined }
      return asOneAttempt('letter', body, (idempotencyKey) => call(sendNewsletter, { body, idempotencyKey }))
    },
    { done: 'The letter is on its way.', failure: false, onDone },
  )

/** Sends the letter to the administrator alone; pressed again it sends it again, though nothing was changed. */
export function useSendTest() {
  const showToast = useToast()
  return useMutation({
    mutationFn: ({ subject, body }: Letter) => {
      const letter = { subject, body }
      return asAdministrator(() =>
        asOneAttempt('test-letter', letter, (idempotencyKey) =>
          call(sendTestLetter, { body: letter, idempotencyKey }),
        ),
      )
    },
    onSuccess: ({ to }) => showToast(`A test is on its way to ${to}.`),
  })
}
