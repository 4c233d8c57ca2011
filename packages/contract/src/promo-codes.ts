import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { calendarDate, required } from './fields.ts'

/** The kind of discount: a percentage of the goods, an amount, or the shipping. */
const promoKinds = ['percent', 'amount', 'shipping'] as const
export type PromoKind = (typeof promoKinds)[number]

/** As people type it, or copy it from an email: `spring10` and `SPRING 10` are SPRING10. */
export const promoCode = required(
  z
    .string()
    .overwrite((text) => text.replaceAll(/[\s\p{Cf}]/gu, '').replaceAll(/\p{Pd}/gu, '-'))
    .toUpperCase()
    .regex(/^[A-Z0-9-]{3,20}$/, 'A promo code has 3 to 20 letters, digits and dashes'),
  'Please enter a promo code',
)

/** The largest percentage that a code may take off. */
const MOST_PERCENT = 90
/** $10,000: more must be a typo. */
const MOST_CENTS = 1_000_000

const promotionSchema = z.object({
  code: z.string(),
  kind: z.enum(promoKinds),
  /** Whole percent, or cents; 0 for free shipping. */
  value: z.number().int(),
  /** The minimum value of the goods, in cents; 0 for none. */
  minimum: z.number().int(),
})
export type Promotion = z.output<typeof promotionSchema>

/**
 * `limit: code` keeps strangers from guessing: unknown codes are counted. How often a code has been used is not public.
 */
export const lookUpPromoCode = endpoint({
  method: 'POST',
  path: '/api/promo-code',
  summary: 'What a promo code takes off an order; a code that cannot be used is refused with the reason',
  access: 'public',
  limit: 'code',
  body: z.object({ promoCode }),
  response: promotionSchema,
})

/** `upcoming` has a first day that is still to come, `over` a last day that has passed. */
const promoStates = ['active', 'upcoming', 'over', 'used-up', 'ended'] as const
export type PromoState = (typeof promoStates)[number]

const adminPromoCodeSchema = promotionSchema.extend({
  /** Days of the New York calendar, both included; null where there is no limit. */
  firstDay: z.string().nullable(),
  lastDay: z.string().nullable(),
  /** In all orders together; null where there is no limit. */
  mostUses: z.number().int().nullable(),
  /** Orders that have it and have not expired. */
  uses: z.number().int(),
  state: z.enum(promoStates),
  createdAt: z.iso.datetime(),
})
export type AdminPromoCode = z.output<typeof adminPromoCodeSchema>

const whole = (text: string) => z.number(text).int(text)
const day = calendarDate.nullable().default(null)

const PERCENT = `Please enter 1 to ${MOST_PERCENT} percent`
const percent = whole(PERCENT).min(1, PERCENT).max(MOST_PERCENT, PERCENT)
const AMOUNT = 'Please enter an amount between $0.01 and $10,000, such as 12.50'
const amount = whole(AMOUNT).min(1, AMOUNT).max(MOST_CENTS, AMOUNT)

const named = {
  code: promoCode,
  minimum: whole('Please enter an amount').min(0).max(MOST_CENTS, 'Please enter at most $10,000').default(0),
  firstDay: day,
  lastDay: day,
  mostUses: whole('Please enter a whole number')
    .min(1, 'It can be used at least once')
    .max(1_000_000, 'Please leave it empty for no limit')
    .nullable()
    .default(null),
}

const newPromoCodeSchema = z
  .discriminatedUnion(
    'kind',
    [
      z.object({ ...named, kind: z.literal('percent'), value: percent }),
      z.object({ ...named, kind: z.literal('amount'), value: amount }),
      /** It has no value, whatever is sent. */
      z.object({ ...named, kind: z.literal('shipping'), value: z.number().default(0) }),
    ],
    'Please choose what it gives',
  )
  .refine(({ firstDay, lastDay }) => !firstDay || !lastDay || firstDay <= lastDay, {
    path: ['lastDay'],
    message: 'The last day comes before the first one',
  })
export type NewPromoCode = z.output<typeof newPromoCodeSchema>

const one = z.object({ promoCode: adminPromoCodeSchema })

export const listPromoCodes = endpoint({
  method: 'GET',
  path: '/api/admin/promo-codes',
  summary: 'Promo codes, newest first, with how often each was used',
  access: 'administrator',
  query: z.object({
    /** `next` of the page before. */
    after: promoCode.optional(),
  }),
  response: z.object({ promoCodes: z.array(adminPromoCodeSchema), next: z.string().nullable() }),
})

export const createPromoCode = endpoint({
  method: 'POST',
  path: '/api/admin/promo-codes',
  summary: 'Make a promo code; what it gives never changes after that, so that orders stay explainable',
  access: 'administrator',
  act: 'promo-code.create',
  fresh: true,
  status: 201,
  repeat: 'key',
  body: newPromoCodeSchema,
  response: one,
})

export const changePromoCode = endpoint({
  method: 'PUT',
  path: '/api/admin/promo-codes/:code',
  summary: 'End a promo code, or take it up again',
  access: 'administrator',
  act: 'promo-code.change',
  fresh: { isEnded: false },
  params: z.object({ code: promoCode }),
  body: z.object({ isEnded: z.boolean() }),
  response: one,
  errors: ['not_found'],
})
