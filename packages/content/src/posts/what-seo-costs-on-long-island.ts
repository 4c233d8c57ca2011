import type { Post } from './post.ts'

export const post = {
  id: 'what-seo-costs-on-long-island',
  slug: 'what-seo-costs-on-long-island',
  title: 'What SEO costs on Long Island, hour by hour',
  excerpt:
    'We charge $799, $999 or $1,599 a month. Here is where the hours of each plan go, what a cheaper offer has to leave out, and the math that tells you not to buy it at all.',
  meta: {
    title: 'What SEO Costs on Long Island | Beacon & Bay Digital',
    description:
      'What SEO costs on Long Island, by the hour: where 8, 11 or 18 hours a month go, what $99 buys, how to work out break-even, and seven questions before you sign.',
  },
  category: 'seo-tips',
  tags: ['SEO Pricing', 'Local SEO', 'Budget', 'Small Business'],
  author: 'Maren Doyle',
  date: '2026-11-12',
  content: `Owners show me the quotes they have received before they show me their websites. This year the lowest was $99 a month and the highest $4,200, for the same dry cleaner in Massapequa. Both promised the first page. Neither said what anybody would do on a Tuesday.

SEO is hours. A price means something only when you know how many hours it buys, whose they are, and what they are spent on. So here are ours.

## What our three plans buy

- **$799 a month, about 8 hours.** One location that lives from its own town. A salon, a deli, a dentist.
- **$999 a month, about 11 hours.** One location that drives to up to six towns. Most clients are on this one, which is why our [services page](/services) shows it.
- **$1,599 a month, about 18 hours.** Several locations, or one that has to hold its own in Queens and Brooklyn.

Divide and you get $100, $91 and $89 an hour. The larger plans are a little cheaper by the hour because reporting and talking to you do not grow with the number of towns. There is no set-up fee and no percentage of anything.

## Where eleven hours go

This is an ordinary fourth month on the $999 plan.

- **Two town or service pages, 5 hours.** Half of that is a call with you and sorting your photos. [How we choose the towns](/blog/how-many-town-pages) is a post of its own.
- **Google Business Profile, 2 hours.** Half an hour a week: photos, services, answers to reviews, hours, and undoing what strangers have changed. The first round is longer; [here is the list](/blog/google-business-profile-checklist).
- **Repairs, 1.5 hours.** A redirect, a slow template, two titles that fight each other. Done on your site by a developer, with the date noted.
- **Listings and review requests, 1 hour.** Apple, Bing, Yelp, the trade directories.
- **Links from neighbors, half an hour.** One email to a supplier or the chamber, one follow-up.
- **Measuring and the one-page report, 1 hour.**

The $799 plan has the same parts without the letters to neighbors: two and a half hours for the profile, two and a half for one page, an hour and a half for repairs, half an hour for listings, an hour for the report.

The first month looks different. It takes us some 20 hours on any plan: a crawl of the site, call tracking, the interview, the profile rebuilt. We charge the normal price for it, because we expect to be here in month seven.

## What the other prices buy

**Under $300.** At our price for an hour, that is less than three of them, and some of that time goes into billing you. In practice it is software that fills in directory listings, plus a report that a machine writes. If your listings are a mess, that is worth a single payment. It is not worth paying for every month.

**$300 to $700.** A capable person working alone, with half a day for you. This can be excellent value. Ask what happens when they are ill, and make sure that [everything is in your name](/blog/who-owns-your-website).

**$700 to $2,000.** Where we are, along with most small agencies that do the work themselves. Compare hours and pages, not slide decks.

**Above $2,000.** Right for a law firm that fights over “car accident lawyer”, a store with thousands of products, or a group of clinics. For a business with one address, ask for the list of hours. If there is none, you are paying for the office.

## The math that decides

You need three figures: what an average job leaves you after parts and labor, how many of the people who call you book, and the price of the plan.

**Jobs to break even = the plan ÷ what a job leaves. Calls to break even = that ÷ the share you book.**

A plumber whose average job leaves $300 and who books one call in three needs 3.3 jobs, so ten calls a month more than today, to pay for $999. That is realistic in most towns here. The heating firm on our [SEO page](/services/seo), which is an illustrative example, has 47 calls in month eight, at $21 of plan cost each.

A hair salon that keeps $35 of a cut needs 23 cuts to pay for $799. It sounds like a lot until you count that a client comes back: at six visits a year, four new faces a month are enough. A café with $4 on a breakfast would need 200 breakfasts, and I tell cafés to look after their Google profile themselves and spend nothing.

Then add time to the math. Google’s own advice on hiring is to expect [four months to a year](https://developers.google.com/search/docs/fundamentals/do-i-need-seo) before you see the benefit. We see profile work in four to eight weeks and pages in three to six months. Six months of the $999 plan is $5,994. If you cannot afford to have spent that before it pays, start smaller.

## When not to buy it

- You open in three weeks. Nothing ranks that fast; buy [ads](/services/ppc) until it does.
- You cannot take more work. Raise your prices first.
- Nobody answers the phone between ten and three. A [text to missed callers](/blog/missed-call-text-back) costs less and brings more.
- Nobody searches for what you sell. A new kind of product needs pictures and people, because there is no search to win yet.
- The website is about to be replaced. Wait, and have the redirects planned with the new one.

## Seven questions before you sign with anybody

1. How many hours a month, and who does them?
2. What will have changed on my site after 60 days? Ask for examples with dates.
3. Whose name are the pages, the profile and the accounts in?
4. Do you buy links? The right answer is no, without a story.
5. How do you count calls? “Rankings” is not an answer.
6. What happens to my pages when I leave? They should stay up and stay yours.
7. Can I speak to a client who left?

And one that answers itself: does anybody guarantee first place? Google’s page on hiring says that [no one can](https://developers.google.com/search/docs/fundamentals/do-i-need-seo).

## What you can do for nothing

The profile checklist linked above is two hours. [Search Console](/blog/search-console-twenty-minutes) is twenty minutes a month. Asking each customer for a review is ten seconds. An owner who does these three for half a year has done perhaps a third of what our smallest plan does, and is a better client if they ever come to us, because they know what the rest is for.

If you have a quote on your desk and want a second pair of eyes, bring it to a [free consultation](/booking). I will tell you what I think the hours are, even when the answer is that theirs is the better price.`,
} as const satisfies Post
