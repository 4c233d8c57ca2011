import type { Post } from './post.ts'

export const post = {
  id: 'first-thousand-dollars-google-ads',
  slug: 'first-thousand-dollars-google-ads',
  title: 'Your first $1,000 on Google Ads, spent without waste',
  excerpt:
    'A thousand dollars is fifty clicks for a plumber. Here is how we spend them in a new account: the math to do first, five switches to turn, and what day 31 can tell you.',
  meta: {
    title: 'First $1,000 on Google Ads | Beacon & Bay Digital',
    description:
      'How a Long Island business can spend its first $1,000 on Google Ads: what a click may cost, five settings to change, a day-by-day budget, and how to judge it.',
  },
  category: 'ppc-advertising',
  tags: ['Google Ads', 'Ad Budget', 'Search Ads', 'Negative Keywords'],
  author: 'Nell Castellano',
  date: '2026-06-25',
  content: `A plumber on Long Island pays about $20 for a click on a search ad, so $1,000 is fifty clicks. A hair salon at $6 gets 165. Either way it is a small sample, and it can be gone in a long weekend if the account is set up the way the sign-up screens suggest.

So we give the first thousand a modest job. It has to tell you three things: which searches ring your phone, what one of those calls costs, and whether somebody picks up. If it also pays for itself, good. This is how we spend it in a new account for a business with one service area and one phone line.

## Do the math before the card comes out

Take the job you would like to advertise. Write down what it leaves you after parts and labor, and how much of that you would give away to get it. Then divide by how sales really go: we plan with one booking in three real calls, and with fifteen calls from a hundred clicks if the click lands on a page made for it.

**The most a click may cost = what you would give for a booking × the share of calls you book × the share of clicks that call.**

Try it with a water heater. It leaves $600 and you would give $150. $150 × 1/3 × 0.15 is $7.50. At $20 a click you lose money on every one, however clever the ad is. Now a sewer line: it leaves $3,000 and you would give $600. $600 × 1/3 × 0.15 is $30. That one you can advertise. Let the water heaters come from the map, where a click is free, and see [what we check on a Google profile](/blog/google-business-profile-checklist).

## Five switches

1. **Your account, your card.** Open it with a Google account of the business and let whoever helps you in as a user. The history in it is worth money later, and it should not leave with an agency. It is one of the [seven logins](/blog/who-owns-your-website).
2. **Networks.** Uncheck the Display Network and the search partners when you create the campaign. You want people who typed something into Google, and nobody else yet.
3. **Locations.** The default reaches people in your towns and people who have merely [shown interest in them](https://support.google.com/google-ads/answer/1722038). Change it to “Presence”. Somebody in Ohio who reads about Montauk does not need a plumber here.
4. **Match type.** A keyword typed without punctuation is broad match, [Google’s default](https://support.google.com/google-ads/answer/7478529). Put yours in square brackets, which makes it exact. Exact still covers searches with the same meaning, so it is less narrow than it sounds.
5. **Auto-apply.** On the Recommendations page, switch off every change that Google may make [without asking](https://support.google.com/google-ads/answer/10279006). Read the recommendations; some are good. Most of them end in a higher budget.

## Eight searches, sixty refusals

Start with eight to twelve searches that only a buyer types: “sewer line replacement”, “sewer line repair near me”, “trenchless sewer repair”, and the first two again with your best towns. Leave out “plumber”. It is the most expensive word in the trade and says nothing about the job.

Then refuse. Our first list for a trade has jobs, salary, hiring, license, course, DIY, how to, video, diagram, free, used, rental, parts, supply, Home Depot, Lowe’s, Reddit, and every town you do not drive to. Unlike your keywords, [negative keywords](https://support.google.com/google-ads/answer/2453972) do not stretch to synonyms, so write the singular and the plural. By the end of the month a new account usually has about sixty.

## Thirty days, $1,000

- **Days 1 to 10, $15 a day.** Weekdays, and only the hours in which a person answers. Five towns. Every evening read the [search terms report](https://support.google.com/google-ads/answer/2472708), ten minutes, and refuse what you would not have paid for.
- **Days 11 to 20, $35 a day.** Whatever called stays. A search with ten clicks and no call is paused. Add the early evening if you can answer it.
- **Days 21 to 30, $50 a day.** Two or three searches in the towns that are left. If storms or a cold snap ring the phone without help, pause and keep the money.

That adds up to $1,000. Do not be alarmed by a $70 Tuesday: Google may spend [up to twice the daily budget](https://support.google.com/google-ads/answer/6385083) on one day and evens it out over the month. Since we change the budget twice, the evening-out is rough, so look at the running total each morning and pause by hand when it is spent.

## Where the click lands and who picks up

Send nobody to your home page. One page is enough: the job, the towns, a price or an honest range, a photo of you in front of the van, your license number, and a phone button that stays where the thumb is. If it takes longer than two seconds on a phone, [cut it down first](/blog/two-second-website), because you pay for the people who give up as well.

Count the calls before the first ad runs. It takes [one afternoon](/blog/count-phone-calls-in-analytics). We count a call as real from sixty seconds on, and then listen to a few, because a long call from a supplier is also sixty seconds.

And answer. In accounts we take over, calls that nobody picked up are often a bigger leak than bad keywords. Run ads only while somebody is at the phone, and let the ones that slip through get [a text within a minute](/blog/missed-call-text-back).

## What day 31 can tell you

Fifty clicks prove little, so keep the conclusions small.

- **Six or more real calls and a job or two.** Keep the same budget for another month before you raise it. One good month is weather.
- **Clicks, but hardly a call.** The page or the phone. Call the number yourself, from the ad, on a phone, at the hour when the clicks came.
- **Calls, but no jobs.** Listen to them. It is nearly always the wrong service, the wrong town, or a price that should have been on the page.
- **Hardly any clicks.** Too few searches for too few towns. Add towns you would really drive to before you add words you would not.

What we leave out of a first thousand: Performance Max, display banners, video, and bidding on a competitor’s name. Each has its place in an account that already knows what a call is worth.

If an account is running and you suspect it leaks, our [PPC review](/booking) goes through ninety days of search terms with you in 45 minutes, for $149. What we charge to run one, and what is not included, is on the [PPC page](/services/ppc). With less than about $600 a month for search ads we will probably talk you out of them.`,
} as const satisfies Post
