import type { Post } from './post.ts'

export const post = {
  id: 'search-console-twenty-minutes',
  slug: 'search-console-twenty-minutes',
  title: 'Search Console in twenty minutes a month',
  excerpt:
    'Search Console shows what people typed before they found you. A monthly routine with a stopwatch: four reports to open, three lines to write down, the rest to ignore.',
  meta: {
    title: 'Search Console in 20 Minutes | Beacon & Bay Digital',
    description:
      'A twenty-minute monthly routine for Google Search Console: messages, searches without your name, pages at rank 5 to 15, indexing, and three lines to write down.',
  },
  category: 'software-tutorials',
  tags: ['Search Console', 'Local SEO', 'Reporting', 'Small Business'],
  author: 'Luis Arroyo',
  date: '2026-05-28',
  content: `At the classifieds desk we read the calls that had come in on an ad and changed one word. “Couch” sold where “sofa” had not. Search Console is the same thing for a website: it lists the words people typed into Google before your page was shown to them. It is free, it is Google’s own count, and of the last thirty owners who came to us, four had ever opened it.

You do not need to live in there. I look at each client’s account once a month for about twenty minutes, with a timer. This is the routine.

## Once: let yourself in

Go to [search.google.com/search-console](https://search.google.com/search-console) and add your site as a [domain property](https://support.google.com/webmasters/answer/34592), which covers every address with and without “www”. Google gives you a line of text to put into your DNS settings. If you do not know where those are, read [who owns your website](/blog/who-owns-your-website) first, because you have found a more important problem.

Do it today even if you have no time to look. Search Console collects from the day a site is added and keeps [sixteen months](https://developers.google.com/search/blog/2018/01/introducing-new-search-console), so you can compare with last spring only if somebody added it before then.

## Minutes 0 to 2: is anything on fire?

Look at the messages behind the bell, then at [Manual actions](https://support.google.com/webmasters/answer/9044175) and [Security issues](https://support.google.com/webmasters/answer/9044101) at the bottom of the menu. Both should say that no issues were detected. If one does not, stop here and call somebody: you have either been penalized by a person or broken into.

## Minutes 2 to 9: what people typed

Open [Performance](https://support.google.com/webmasters/answer/7576553). Set the dates to the last three months, compared with the same three months last year if you have them. Seasons are stronger here than anything you do; March against February proves nothing in a beach town. Switch on all four figures: clicks, impressions, average click rate, average position.

Now take out the people who already know you. Add a filter on the query, “does not contain”, and type the distinctive part of your name. What is left is strangers. For most shops that come to us it is less than half, and it is the half that grows a business.

Sort by clicks and read the first fifty lines, slowly, as you would read a letter. I look for three things:

- **Words you do not use.** Forty people asked for “gutter guards” and your page says “leaf protection systems”. Use theirs, in the title and in the first sentence.
- **Questions.** “How much”, “how long”, “do I need a permit”. Each is a paragraph you could write this month, with a number in it.
- **Towns.** Filter the query by “custom (regex)” and type \`lindenhurst|copiague|babylon\` with your own names. Places that appear here without a page of their own are candidates; [the test for town pages](/blog/how-many-town-pages) tells you whether they have earned one.

Do not be surprised when the lines add up to less than the total above. Google leaves out searches that too few people made, to protect them, and explains it in [this post](https://developers.google.com/search/blog/2022/10/performance-data-deep-dive). For a small local site that can be half of them.

## Minutes 9 to 14: the pages just below the fold

Filter by position: greater than 5. Sort by impressions. Look at the lines between 5 and 15.

These are searches where Google already considers you a decent answer and shows you to few people. Moving such a page from tenth to fourth is less work than bringing a new one from nowhere, and it is where most of our hours go in months five and six. Click on a query, then on the Pages tab, to see which page is meant.

Then choose one. Only one a month. Open it on a phone and ask what somebody with that search would miss: the price, the photo, the town, the answer to the question in the first paragraph instead of the fifth. Change that, and note the date.

If two of your pages share the same query and neither is in the first ten, they are in each other’s way. Merge them into the better one and redirect the other.

## Minutes 14 to 17: can Google see the house?

Open [Pages, under Indexing](https://support.google.com/webmasters/answer/7440203). Google writes there that a site with fewer than 500 pages probably does not need this report, and that is nearly right. I look at one thing: whether the green number is about as large as the number of pages you would show a customer. If you have 24 and Google has 23, good. If it has 9, or 900, something is wrong.

The gray list of pages “not indexed” frightens people. Most of it is as it should be: old addresses that redirect, print versions, feeds. For a page that you do care about, paste its address into the [inspection bar](https://support.google.com/webmasters/answer/9012289) at the top. It says whether the page is in, and if not, why. “Crawled, currently not indexed” on an honest page usually means that it says too little that other pages do not say.

## Minutes 17 to 20: three lines

Close the laptop halfway and write, on paper or in a sheet:

1. Clicks from strangers in these three months, and in the same months last year.
2. The page I changed, the query I changed it for, and its position today.
3. One thing people asked that we do not answer yet.

In month two you will have a second set. In month four you can see which of your changes did anything. That is more than most of the reports I have been sent by agencies.

## What I ignore

**Average position for the whole site.** Publish a page that ranks 60th for new searches and the average gets worse while you earn more. [Position](https://support.google.com/webmasters/answer/7042828) means something for one query and one page.

**Yesterday.** The newest figures are still being added up, and a single day is noise.

**Impressions alone.** Two thousand people in Ohio who saw your post about boilers will not call. Check the Countries tab once to be sure, and your own towns by the filter above.

**Core Web Vitals, unless it is red.** For small sites there are often too few visitors to measure. [Speed](/blog/two-second-website) is better tested by hand.

**Requests to “validate fix”** for things that were never broken.

One limit to keep in mind: Search Console counts clicks on your website. Calls from the map happen elsewhere, and you have to [count them separately](/blog/count-phone-calls-in-analytics). A month in which clicks fall and the phone rings more is a good month.

If you have done this three times and the strangers do not grow, bring your three lines. The [SEO audit](/booking) begins with them and goes through the causes page by page, in sixty minutes, for $199. [Our plans](/services/seo) include this routine, and you keep the account.`,
} as const satisfies Post
