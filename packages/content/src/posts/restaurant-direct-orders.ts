import { illustrativeLabel } from '../page.ts'
import type { Post } from './post.ts'

export const post = {
  id: 'restaurant-direct-orders',
  slug: 'restaurant-direct-orders',
  title: 'How a Patchogue kitchen moved a third of its delivery orders off the apps',
  excerpt:
    'A worked example: 70 app orders a week, a card in every bag, and 34% of them ordered directly by month six. The numbers, including the ones that speak against it.',
  meta: {
    title: 'Direct Orders for Restaurants | Beacon & Bay Digital',
    description:
      'How a 70-seat Patchogue restaurant moves a third of its app orders to its own site: the card, the menu page, who drives, and when it pays off. Illustrative.',
  },
  category: 'case-studies',
  tags: ['Restaurants', 'Online Ordering', 'Delivery Apps', 'Email'],
  author: 'Maren Doyle',
  date: '2026-10-15',
  content: `*${illustrativeLabel}. The restaurant is invented, a family place in Patchogue with 70 seats and a patio. The prices are ours, and the effects are the ones we plan with for a kitchen of that size.*

A delivery app does two jobs. It finds you a person who has never heard of you, and it carries a bag. For the first it earns its commission. On the fifteenth order from the same family on Bay Avenue it earns it again, although that family would have found you without any help.

This is how a kitchen takes back those fifteenth orders without leaving the apps.

## Where it stood

Seventy delivery orders a week, all platforms together, at $42 on average. The statement said 25% commission. That is $735 a week and $38,220 a year. The menu on the website was a PDF from 2021. From Tuesday to Thursday 38% of the tables were taken.

Read your own statement before you trust any percentage, including ours. Add everything up, commission, marketing fee, adjustments, and divide by the orders. Many owners know the rate in their contract and have never seen the one they pay.

## Month one: a menu that is a page

Before anybody could be sent to the site, the site had to work with one thumb. The [website with ordering](/services/website) was $4,499. Dishes, prices and allergens are text that the kitchen changes from a phone; “sold out” is one tap. Ordering takes two taps for somebody who has ordered before, and the first question is “Pick up or delivery?”, because most of the answer to what follows lies there.

Direct orders are not free. Online card payments commonly cost [2.9% and 30 cents](https://stripe.com/pricing); on $42 that is about 3.6%, and we count 4. So a moved order keeps 21% of $42: $8.82.

## Month two: the card in the bag

One card, the size of a playing card, stapled to the receipt of every app order. It has a picture of the owner’s mother, a QR code, and two sentences: “Next time order from us directly and take 10% off. Same kitchen, same price, and we keep the lights on.” A thousand cards cost $90.

Check your agreement with each platform before you print. Their terms on inserts, and on selling at lower prices elsewhere, differ and change. A discount for a first direct order is usually a safer shape than a lower menu price, but read it yourself.

What the kitchen never did was use the platform’s customer data. Names and numbers from app orders were left alone. The family asks for an email address on its own order page, with an empty box to check, and writes [four letters a year](/blog/marketing-calendar-south-shore).

## Who drives?

This is the question that sinks most plans, so it had an answer before the first card went out.

Two-thirds of the orders that moved became pick-ups. People who live eight minutes away will drive for 10% and hotter fries. For the others the dishwasher’s brother delivers from Thursday to Sunday, five to nine, within two miles, for a fee of $5 that the customer sees and he keeps. On the other days the order page says “Pick up only” and does not apologize. The owner asked his insurance agent before anybody drove for the restaurant, and you should as well.

If you have to pay a driver by the hour, count that in first. At fewer than about three direct deliveries an hour the app’s courier is cheaper than yours.

## Six months

The share of orders that came directly: nothing in month one, 6% in month two, then 14, 21, 28 and, in month six, 34%. That is 24 of 70 orders a week.

- **Kept by month six:** 24 orders × $42 × 21%, or about $210 a week. At that level it is $10,900 a year.
- **Kept on the way there:** about $2,750 in the first six months, because the share grew slowly.
- **Spent on the way:** $4,499 for the site, $90 for cards, and $588 for 140 first orders with 10% off.

The site, the cards and the coupons had paid for themselves by month nine. Anybody who shows you a saving of $10,900 “in the first year” has skipped the months in which the share was still climbing.

Above a third it gets slow. The rest of the orders are from people who open an app to see what there is. Let the app have them; it found them. On [our calculator](/restaurant-calculator) 30% moved is the planning figure, and I would call anything beyond 40 a gift.

## The weeknights, which are another story

The same half year had a second part, and we keep it apart from the first because it has a bill of its own: ads from Tuesday to Thursday in a five-mile circle, at $599 for us and $600 for Google, and reminders for reservations at $299. Together $1,498 a month.

Weeknight tables went from 38% to 51%. Thirteen points of 70 seats on three nights are 27 more guests a week. At a check of $38, of which 65 cents of each dollar stay after food and drink, they leave $667 a week or about $2,900 a month.

For eight weeks the host asked new parties one question at the door: how did you find us? A little over half named Google or the ad. Count only those, 15 guests a week, and it is $1,600 a month against $1,498. That is a thin margin for the ads and the reminders, and an honest one. It became comfortable only because some of these guests came back, which the first half year does not show.

If I had to choose one part, I would take the card.

## What did not work

A banner on the website against the apps, with the commission in red figures. Guests do not like to be recruited. It was gone after two weeks.

Ordering by phone as the alternative. On Saturday at seven nobody could pick up, and those who had tried went back to the app for good.

And a punch card in an app of its own, which the family’s nephew proposed. Seventy orders a week do not fill an app; there is [a test for that](/blog/app-or-website).

## To copy it

1. Add up last month’s statements and divide. Know your real percentage and your order.
2. Put the menu on a page and order from it yourself, on a phone, in the parking lot.
3. Decide who drives, on which days, how far.
4. Read your agreements, print a hundred cards, and staple them for two weeks.
5. Count direct orders each Sunday. Under 5% after a month, the page is the problem. Over 10%, print a thousand.

Leave the apps switched on for all of it. New people come from there, and in a bag with a card they are worth their commission.

Put your own numbers into the [restaurant calculator](/restaurant-calculator); its address keeps them, so you can send us the result. Everything else we do for kitchens, with prices, is under [marketing for restaurants](/restaurant-digital-marketing).`,
} as const satisfies Post
