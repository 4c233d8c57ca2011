import type { Post } from './post.ts'

export const post = {
  id: 'two-second-website',
  slug: 'two-second-website',
  title: 'The two-second website: what to cut first',
  excerpt:
    'Six things make most small business sites slow, and the first one takes an hour to fix. How to measure yours on a phone, and what to cut in order of seconds per hour.',
  meta: {
    title: 'The Two-Second Website | Beacon & Bay Digital',
    description:
      'Make a small business website load in two seconds on a phone: how to measure it for free, what to cut first, what to leave alone, and when to stop cutting.',
  },
  category: 'web-development',
  tags: ['Website Speed', 'Core Web Vitals', 'Images', 'Mobile'],
  author: 'Priya Raman',
  date: '2026-07-23',
  content: `There is a four-year-old phone on my desk with a cracked corner and a cheap plan. Before we launch a site I sit with it in a car at the far end of the Bay Shore station lot, where the signal is poor, and open the page. If I can read what the business does and press its number within two seconds, we launch. If I have time to look up at the trains, we do not.

Most sites that come to us fail that test for the same six reasons. You can fix the first three yourself, or tell whoever looks after your site to do it by Friday.

## Measure it first

Put your address into [PageSpeed Insights](https://pagespeed.web.dev), which is Google’s and free, and stay on the Mobile tab. The page has two halves. The upper one, if it is there, is what real visitors with Chrome have experienced over [the last 28 days](https://developers.google.com/speed/docs/insights/v5/about). Small sites often have too few visitors and see “No data”. The lower half is a test on a simulated phone, run while you wait.

Look for one figure: Largest Contentful Paint. It is the time until the biggest thing on the screen, usually the headline or the photo, has appeared. Google calls it [good up to 2.5 seconds](https://web.dev/articles/lcp) for three visits out of four. We write two seconds into our agreements, because a visitor in a parking lot is rarely the lucky one of the four. Ignore the round score out of 100. I have seen pages with 60 that felt quick and pages with 95 that did not.

Then do it the honest way as well. Take the oldest phone in the shop, switch off the Wi-Fi, open a private window, and count.

## Cut one: the photo at the top

In three sites out of four the culprit is the first picture: somebody took it with a phone and uploaded it as it came, five megabytes and four thousand pixels wide, to be shown on a screen a tenth of that size. An hour’s work:

- Make it 1,600 pixels wide at most for computers and offer an 800-pixel version for phones.
- Save it as WebP or AVIF. The result should be under 150 kilobytes. If it is not, lower the quality until you can see it, then go one step back.
- Make sure that this one picture is not “lazy loaded”. That setting is right for photos further down and [delays the first one](https://web.dev/articles/lcp-lazy-loading). Many plug-ins apply it to everything.

## Cut two: whatever moves

The video behind the headline, the photo slider with six pictures, the letters that fade in one after the other. Each has to arrive before the page is finished, and visitors look at the first picture only. Keep one photograph and one sentence. If the video is good, show a still with a play button and load it when somebody presses.

## Cut three: things that belong to other people

The chat bubble, the review badge, the Instagram feed, the embedded map, the video player, three kinds of analytics. Every one is a small program from another company’s computer, and your page waits for all of them. Chrome’s developers give [an example](https://developer.chrome.com/docs/lighthouse/performance/third-party-facades) that I quote to every client: a video player of 540 kilobytes, and a picture of a video player of 3. Show the picture, and fetch the player on the first tap. The same trick works for maps and chat.

For each one ask who looked at it last month. We took a heat-map tool off a dentist’s site that had been recording for three years. Nobody had the password.

## Cut four: fonts

Two families, two weights each, served from your own site. Your logo can have its fancy lettering; it is a drawing. Tell the developer that text has to appear at once in a plain font and change when yours arrives. There is [a good page on this](https://web.dev/articles/font-best-practices) that they will know.

## Cut five: builders and plug-ins

Page builders are how most slow sites were made. They send the tools for every possible page along with yours. You will not rip one out in an afternoon, but you can go through the plug-in list and switch off, one at a time, whatever no page uses. Look at the site after each. Fifteen of forty is typical, and there are updates you will never have to install again.

## Cut six: the server

If the first byte takes longer than [0.8 seconds](https://web.dev/articles/ttfb), nothing that you do to the page will get you to two. PageSpeed shows this as Time to First Byte. The causes are a crowded server, no page cache, or a server in the wrong part of the country. Turn on caching first. If that does not help, move; a decent host costs less than one lost job a year, and [ours starts at $19 a month](/services/hosting). If the server is the cause, do this before all the rest, because it changes every other number.

## What it adds up to

This is the math for the boat upholstery workshop on our [website page](/services/website), an illustrative example, as the page says. It started at 9.1 seconds. The photo at the top brought it to 5.8, the slider to 4.6, a feed and a chat bubble that nobody answered to 3.1. Fonts took off 0.3. Those five things were one day’s work. The rest, down to 1.6, needed a new site without the builder, and by then it was worth doing for other reasons.

## What not to cut

Words. A thousand of them weigh less than a thumbnail. Prices, the towns you serve, the list of insurers, the photos of finished work further down the page: people came for those, and they load while the visitor reads. Do not cut the large type and the labels that a screen reader needs either; they cost nothing. A blank page is fast.

## Keep it that way

A site gets slow again one favor at a time: a banner for the holiday party, a widget that a salesman mentioned. Two habits prevent it. On the first of the month, run the test and write the number on the wall. And before anything new goes on, ask what comes off.

**If you do only one thing after reading this, send the first picture on your home page to somebody who can make it small.**

If the page is quick and the phone still does not ring, speed was never the problem, and [counting the calls](/blog/count-phone-calls-in-analytics) will tell you more than another half second. If you would like the causes named line by line, the [Website Performance Review](/booking) is an hour with me and the phone with the cracked corner.`,
} as const satisfies Post
