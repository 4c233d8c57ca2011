import type { Post } from './post.ts'

export const post = {
  id: 'local-services-ads-or-search-ads',
  slug: 'local-services-ads-or-search-ads',
  title: 'Local Services Ads or search ads: which first?',
  excerpt:
    'One charges for a lead and shows your face, the other charges for a click and lets you choose the words. Which to start with depends on your papers, reviews and phone.',
  meta: {
    title: 'Local Services Ads or PPC? | Beacon & Bay Digital',
    description:
      'Local Services Ads charge per lead, search ads per click. How Long Island trades can choose which to start with, what each cannot do, and how to compare them.',
  },
  category: 'ppc-advertising',
  tags: ['Local Services Ads', 'Search Ads', 'Home Services', 'Cost Per Lead'],
  author: 'Nell Castellano',
  date: '2026-08-27',
  content: `Search for an electrician on your phone and the top of the page has two kinds of advertisement. The first is a row of businesses with a rating, a photo and a call button. Those are Local Services Ads. Below them come ads that look like search results, with a headline somebody wrote. Those are search ads. Both are Google’s, both are paid, and they have almost nothing else in common.

Owners ask us which is better. The useful question is which should come first, because most trades end up with both.

## What each one sells you

**Local Services Ads sell a lead.** You choose your trade, the kinds of jobs, an area and a weekly budget. Google decides which searches you appear for. You pay when somebody calls, writes or books, and not when they look. Google [lists what counts as a valid lead](https://support.google.com/localservices/answer/7195435), and prices a message lead at half of a phone lead.

**Search ads sell a click.** You choose the words, write the text and decide which page it leads to. You pay when somebody taps, whether or not they ever speak to you. What happens after the tap is your business in both senses.

## What Local Services Ads ask of you

Only some businesses may run them: the home trades, lawyers, cleaners, movers and a growing list of others, by state. Restaurants and shops may not. You find out by typing your trade and ZIP code into the sign-up page, before you hand over anything.

Then comes the paperwork. Depending on the trade, [Google checks](https://support.google.com/localservices/answer/6226575) licenses, insurance, the business registration and the background of the owner and of the people who enter homes. You also need a [public and verified Google Business Profile](https://support.google.com/localservices/answer/12174778); the same page says to allow three to four weeks. On Long Island the license is usually the county’s or the town’s, and the name on it has to be the name on the insurance certificate and on the profile. “Smith & Sons Plumbing” on one and “Smith Plumbing Inc.” on the other is the most common reason we see for a rejected application.

One thing to take off the truck: since the autumn of 2025 there is a single [Google Verified badge](https://support.google.com/localservices/answer/16498018) in place of Google Guaranteed, and the money-back guarantee that went with it has ended.

## What you give up

You cannot refuse a word. If you do repipes and would rather not clear drains, you can uncheck the job type, and Google will still send you some. It credits leads that it finds invalid by itself, but since July 2024 that review [no longer covers](https://support.google.com/localservices/answer/15100654) “job type not serviced” and “geo not serviced”. A call from a town you do not drive to is now simply a call you paid for. So set the job types and the area tightly on the first day, and widen them when you are hungry.

You cannot choose the page either, because there is none. The customer sees your rating, your hours and your photo, and calls. If you have nine reviews and the two neighbors have two hundred, no headline can help you.

And you cannot let it ring. [How Google ranks these ads](https://support.google.com/localservices/answer/7527305) includes your bid, your reviews, how near you are, and how you respond: missed calls count against you. A one-man shop that lets calls go to voicemail until five pays for it twice.

## Start with Local Services Ads if

- your trade is on the list and the papers are in one name,
- you have at least twenty Google reviews and an average of 4.5 or better,
- a person answers, at least in the hours that you switch on,
- and you sell to homeowners who need it this week.

Twenty and 4.5 are our own rule from watching who gets the calls in Nassau and Suffolk. With fewer, spend the first two months asking every customer for a review, all of them and not only the happy ones, and start after that.

## Start with search ads if

- your trade is not eligible, or you are still waiting for the verification,
- one job is worth five times the others and you want only that one,
- you sell to businesses, landlords, boards or marinas,
- or you have a page that explains something a photo and a rating cannot, such as a price.

A sewer specialist belongs here. So does anyone who sells a thing people do not have a name for yet: they describe the trouble in their own words, and only search ads let you bid on those. How to begin without burning a month’s rent is in [your first $1,000 on Google Ads](/blog/first-thousand-dollars-google-ads).

## Comparing them fairly

The two consoles report different things, and each makes itself look good. A lead in the one can be a wrong number; a conversion in the other can be a tap on a phone button that was never dialed. We compare on paper:

1. Take four weeks of spend from each, with the fee of whoever manages it.
2. List the calls by hand: name, town, job. Cross out suppliers, wrong numbers and existing customers.
3. Mark which ones reached your calendar.
4. Divide the spend by the jobs, for each kind of ad separately.
5. Put what those jobs left in the bank beside it.

The last line changes the answer more often than the fourth. Say the Local Services jobs cost $140 each to win and the search jobs $310. If the first are clogs and the second are repipes, you will not want to give up the repipes.

## Running both

Once both work, give them different jobs. Local Services Ads take the everyday calls in the towns around the shop, in the hours when the office is staffed. Search ads take the two or three jobs with a margin, over a wider area, with a page for each. Do not put your company’s name into the search campaign just because it converts well: those people were already calling you.

Review the split every quarter. In a cold January a heating company can switch search off for two weeks and not miss it. In April, when the phone is quiet, the same company should be paying for the words that bring next winter’s boiler replacements.

**If you can afford only one hour this week, spend it on your reviews and on who answers the phone. Both kinds of ad get cheaper.**

We set up Local Services Ads as part of the Heavy season plan and search ads from the smallest plan on; the [PPC page](/services/ppc) has the prices. If you want to know only whether your trade and papers qualify, ask us in a [free consultation](/booking). It takes about ten of the thirty minutes.`,
} as const satisfies Post
