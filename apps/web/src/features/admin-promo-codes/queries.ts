import type { BodyInputOf } from '@beacon/contract/endpoint'
import {
  type AdminPromoCode,
  changePromoCode,
  createPromoCode,
  listPromoCodes,
} from '@beacon/contract/promo-codes'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { asOneAttempt } from '../../lib/attempt-key.ts'
import { asAdministrator, REFRESH_MS, sentDraft, useChange } from '../admin/index.ts'
import { stateWords } from './words.ts'

const KEY = 'promo-codes'
const touched = [KEY]

/** Codes page by page, newest first. */
export const codesQuery = infiniteQueryOptions({
  queryKey: [KEY],
  queryFn: ({ pageParam, signal }) =>
    asAdministrator(() => call(listPromoCodes, { query: { after: pageParam }, signal })),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
  refetchInterval: REFRESH_MS,
})

/** The form shows failures; pressing again after a lost response does not create a second code. */
export const useCreateCode = (onDone: () => void) =>
  useChange(
    (body: BodyInputOf<typeof createPromoCode>) =>
      asOneAttempt(sentDraft('promo-code'), body, (idempotencyKey) =>
        call(createPromoCode, { body, idempotencyKey }),
      ),
    { touched, done: ({ promoCode }) => `${promoCode.code} was created.`, onDone },
  )

/** A code that is taken back from its end may be over, used up or not begun. */
const nowIs = (state: AdminPromoCode['state']): string =>
  state === 'ended'
    ? 'has ended'
    : state === 'active'
      ? 'is active again'
      : `is no longer ended, but it is ${stateWords[state].label.toLowerCase()}`

/** Ends a code, or takes that back; a toast reports a failure. */
export const useEndCode = () =>
  useChange(
    ({ code, isEnded }: Pick<AdminPromoCode, 'code'> & { isEnded: boolean }) =>
      call(changePromoCode, { params: { code }, body: { isEnded } }),
    {
      touched,
      done: ({ promoCode }) => `${promoCode.code} ${nowIs(promoCode.state)}.`,
      failure: true,
    },
  )
