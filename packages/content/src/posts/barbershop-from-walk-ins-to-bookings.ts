import { illustrativeLabel } from '../page.ts'
import type { Post } from './post.ts'

export const post = {
  id: 'barbershop-from-walk-ins-to-bookings',
  slug: 'barbershop-from-walk-ins-to-bookings',
  title: 'A Lindenhurst barbershop, from walk-ins to bookings',
  excerpt:
    'A worked example with an invented shop: four chairs, twelve months, $21,574. What each part of the work brought, and which part we would leave out the next time.',
  meta: {
    title: 'Barbershop: Walk-Ins to Bookings | Beacon & Bay Digital',
    description:
      'How a four-chair barbershop goes from walk-ins to 290 online bookings a month: the order of work, the bill, and what reminders and ads earn. Illustrative.',
  },
  category: 'case-studies',
  tags: ['Barbershops', 'Online Booking', 'Google Business Profile', 'No-Shows'],
  author: 'Nell Castellano',
  date: '2026-06-11',
  content: `*${illustrativeLabel}. Fade & Tide is an invented shop. The prices are ours; the effects are the ones we plan with for a shop of that size.*

The [case study page](/barbershop-case-study) shows the year as a chart. This post is about what lies under the chart: why the work was done in that order, what each part cost and brought by itself, and where I would save money. If you cut hair, everything here up to the ads can be copied without us.

## The shop in month one

Four chairs in Lindenhurst, two of them rented, open Tuesday to Sunday, a ticket of $42. On Fridays there was a line. On Wednesday mornings two barbers played chess. New faces came from friends of clients, eighteen a month. The appointments that did exist lived in a paper book, and out of every hundred, fourteen did not show up.

The owner asked for Instagram ads. It is what everybody asks for, because other shops are visible there. We began elsewhere, for one reason: somebody who sees an ad and then finds no way to book has cost you money and learned that you have no time for them.

## First the map, because it takes an evening

The shop was filed with Google as a hair salon and came up ninth for “barber near me” from its own doorstep. In week two the primary category was changed to barber shop, eleven services were entered with prices, forty photos went up, and the Sunday hours that had been missing for two years appeared. All of it is on [our checklist](/blog/google-business-profile-checklist).

Calls from the profile went from 64 in the first month to 88 in the third. New clients went from 18 to 29 in the same time, part of that after the booking page opened in month two. No ad had been bought.

## Then three taps

The booking site is the largest single item: $4,499, paid in two halves. It has one page per chair, with that barber’s work, prices and real calendar. You choose the barber, the time, and you are done.

Two details decided whether it would be used. The paper book stayed on the counter, and every evening for six weeks somebody copied it into the calendar, so that nobody was booked twice while the shop learned. And the barbers who rent their chairs kept their own calendars under the shop’s name, with an agreement about whose clients they are, signed before launch.

Online bookings: none in month one, 38 in month two, 141 in month four, 290 in month twelve.

If you use Booksy, Squire or Square, keep it and put your own page in front of it. It costs less than a site of this size.

## Reminders are the best dollar

In month four the texts began: two days ahead, two hours ahead, and a request for a review on the evening after. They cost $299 a month as part of [AI automation](/services/ai-automation), and they go only to people who agreed to texts when they booked.

No-shows fell from 13 in a hundred to 8 within that month and to 4 by the eighth.

The math for month twelve goes like this. On 290 online bookings, 14 in a hundred would have been 41 empty chairs. At 4 in a hundred it was 12. That is 29 cuts at $42, or $1,218, for $299. Some of those slots would have been taken by walk-ins, so call it half. It is still twice the bill.

You can begin without us: look for the reminder setting in the booking system you have, and switch it on tonight.

## What the ads really did

From month five to month eight there were search ads, two miles around, Tuesday to Thursday, nine to two: $599 for us and $600 for Google each month, $4,796 in all. New clients climbed to 70.

Then they were switched off, on purpose, and that is the most useful thing that happened all year. New clients fell from 70 to 62 and stayed about there. The ads had been adding eight a month or so. The rest had been the season, the profile and the reviews.

Eight a month for four months is 32 people, so each cost about $150. A new client brings 4.5 cuts in the first year, $189 of sales, before the barber’s share and the rent. On that measure the ads hardly paid. If you credit them with the whole jump in month five, sixteen clients instead of eight, the price was $75, and they paid well. The truth lies between the two, and I would not bet on the upper end.

Would I run them again? For two months instead of four, and only until the mornings are four-fifths full. Paying to fill a chair that would fill by itself is the most common waste I see in ad accounts, and every platform is glad to help with it.

## Two things that did not work

The owner got his Instagram ads in months six and seven, $240 out of the ad budget. They brought likes from Brazil and two bookings.

And for nine days in month four everybody had to leave a deposit. Three regulars said what they thought of it. Now it is $10, for first-timers on Saturdays.

## The bill

- Booking site, once: $4,499
- [SEO](/services/seo) for one town, twelve months: $9,588
- Reminders and review requests, nine months: $2,691
- Ad management, four months: $2,396
- Ads, four months: $2,400

Together that is $21,574. Against it stand 386 more new clients than at the old rate of eighteen a month. At 4.5 cuts and $42 they are worth $72,954 of sales in their first year, or $3.38 for each dollar spent. Those are sales, not profit. If your barbers keep half, the shop has $1.69 for each dollar, and out of that come rent, light and clippers.

SEO is nearly half of the bill, and it is fair to ask whether a shop needs it for all twelve months. It kept the profile, the reviews and the pages alive while the ads came and went; the level of sixty-odd new clients after month nine rests on it. A barber who likes to write and photograph could do a good part of that himself and save perhaps $5,000.

## What to copy, in this order

1. Correct the category, the services and the hours. One evening.
2. Switch on reminders in the system you have. Ten minutes.
3. Ask every client for a review, the evening after, once.
4. Make a page per chair on which booking takes three taps.
5. Advertise empty mornings last, with an end date.

At the end of the year the Saturdays were full and the mornings nearly so, and the last report said that the next dollar belongs in a fifth chair. That is where marketing should end up.

If you would like the math for your own chairs, [marketing for barbershops](/barbershop-digital-marketing) has the services and prices, and the [free consultation](/booking) takes half an hour. Bring last month’s book, on paper if that is what you have.`,
} as const satisfies Post
